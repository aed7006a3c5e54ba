"""Quick reactions: who may say them, who hears them, and that nobody floods a table."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from azalai.messages import language
from azalai.web.reactions import REACTIONS, reaction_text
from tests.server.http_player import Listener, get_table, make_and_join, make_table, wait_until
from tests.server.server_process import ServerProcess

pytestmark = pytest.mark.xdist_group("live_updates")


def heard(listener: Listener) -> list[dict[str, object]]:
    return [values for name, values in listener.events if name == "reaction"]


def test_everybody_at_the_table_hears_a_player_in_their_own_language(
    served: ServerProcess, ana: httpx.Client, bo: httpx.Client
) -> None:
    table = make_and_join(ana, bo, seed=7)
    with served.client(headers={"accept-language": "pl"}) as cem:
        listeners = [Listener(guest, table) for guest in (ana, bo, cem)]
        for listener in listeners:
            listener.wait_for_state(0)
        state = get_table(ana, table)["state"]

        assert bo.post(f"/t/{table}/react", json={"reaction": "nice"}).status_code == 204
        for listener in listeners:
            wait_until(lambda listener=listener: heard(listener))  # type: ignore[misc]
            listener.close()

        assert [[said["text"] for said in heard(listener)] for listener in listeners] == [
            ["Well played!"],
            ["Well played!"],
            ["Dobrze zagrane!"],
        ]
        assert {(said["seat"], said["name"]) for listener in listeners for said in heard(listener)} == {(1, "Guest 1")}
        assert get_table(ana, table)["state"] == state, "nothing is stored"
        refused = cem.post(f"/t/{table}/react", json={"reaction": "nice"})
        assert (refused.status_code, refused.json()["error"]) == (403, "not-your-seat")


def test_there_is_no_free_text_and_nobody_to_talk_to_at_a_table_with_computers(ana: httpx.Client) -> None:
    table = make_table(ana)["table"]

    free = ana.post(f"/t/{table}/react", json={"reaction": "you all play badly"})
    alone = ana.post(f"/t/{table}/react", json={"reaction": "hello"})

    assert free.status_code == 422
    assert free.json()["message"] == f"The field reaction must be one of: {', '.join(REACTIONS)}."
    assert (alone.status_code, alone.json()["error"]) == (409, "alone")
    assert 'id="reactions"' not in ana.get(f"/t/{table}").text


def test_a_player_cannot_flood_the_table(tmp_path: Path) -> None:
    limits = {"reaction_rate": [3, 0.001]}
    with (
        ServerProcess(tmp_path / "data", limits=limits) as served,
        served.client() as ana,
        served.client() as bo,
    ):
        table = make_and_join(ana, bo)
        said = [ana.post(f"/t/{table}/react", json={"reaction": "hello"}).status_code for _ in range(4)]

        assert said == [204, 204, 204, 429]
        assert bo.post(f"/t/{table}/react", json={"reaction": "hello"}).status_code == 204


@pytest.mark.parametrize("tongue", ["en", "pl"])
def test_each_reaction_has_a_sentence_of_its_own(tongue: str) -> None:
    with language(tongue):
        assert len({reaction_text(reaction) for reaction in REACTIONS}) == len(REACTIONS)
