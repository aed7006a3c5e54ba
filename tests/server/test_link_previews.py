"""Link previews, the web manifest and the service worker: what programs learn about a page without a browser."""

from __future__ import annotations

import json
import random
import re

import httpx
import pytest

from tests.server.http_player import make_and_join, make_table, play_randomly
from tests.server.server_process import ServerProcess

pytestmark = pytest.mark.xdist_group("link_previews")

PAGE = {"accept": "text/html"}
PNG = b"\x89PNG\r\n\x1a\n"


def told(client: httpx.Client, path: str) -> dict[str, str]:
    answer = client.get(path, headers=PAGE)
    assert answer.status_code == 200
    return dict(re.findall('<meta (?:name|property)="(.*?)" content="(.*?)">', answer.text))


def test_a_shared_moment_has_a_picture_and_a_running_game_has_none(
    served: ServerProcess, ana: httpx.Client, bo: httpx.Client
) -> None:
    table = make_and_join(ana, bo, game="tuareg", seats=2, seed=4)
    with served.client() as stranger:
        running = told(stranger, f"/t/{table}")
        assert stranger.get(f"/t/{table}/at/0/picture.png").status_code == 409
        assert running["og:image"].endswith("/icon-512.png")
        assert "Ana" not in " ".join(running.values())

        made = play_randomly([ana, bo], table, random.Random(4))
        moment = told(stranger, f"/t/{table}/at/{made // 2}?seat=1")
        picture = stranger.get(moment["og:image"])

        assert moment["og:title"] == "A game of Tuareg"
        assert re.fullmatch(r"Ana and Guest 1 · Tuareg · round \d+", moment["og:description"])
        assert moment["og:url"] == f"{served.url}/t/{table}/at/{made // 2}?seat=1"
        assert moment["og:image"] == f"{served.url}/t/{table}/at/{made // 2}/picture.png?seat=1"
        assert (picture.status_code, picture.headers["content-type"]) == (200, "image/png")
        assert picture.content.startswith(PNG)
        assert picture.content[16:24] == (1200).to_bytes(4) + (630).to_bytes(4)
        assert picture.headers["cross-origin-resource-policy"] == "cross-origin"
        assert stranger.get(f"/t/{table}/at/{made + 1}/picture.png").status_code == 404
        assert stranger.get(f"/t/{table}/at/0/picture.png?seat=7").status_code == 404


def test_the_manifest_names_icons_that_exist(ana: httpx.Client) -> None:
    (link,) = re.findall('<link rel="manifest" href="(.*?)">', ana.get("/", headers=PAGE).text)
    answer = ana.get(link)
    manifest = answer.json()

    assert answer.headers["content-type"].startswith("application/manifest+json")
    assert (manifest["start_url"], manifest["scope"], manifest["display"]) == ("/", "/", "standalone")
    folder = link.rpartition("/")[0]
    sizes = {}
    for icon in manifest["icons"]:
        found = ana.get(f"{folder}/{icon['src']}")
        assert found.status_code == 200
        if icon["type"] == "image/png":
            sizes[icon["sizes"]] = int.from_bytes(found.content[16:20])
    assert sizes == {"192x192": 192, "512x512": 512}


def test_the_service_worker_keeps_only_files_that_exist(ana: httpx.Client) -> None:
    answer = ana.get("/service-worker.js")
    first, _, _ = answer.text.partition(";\n")
    settings = json.loads(first.removeprefix("self.OFFLINE = "))

    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache", "a new version must reach the browsers"
    for path in (settings["page"], *settings["files"]):
        assert ana.get(path).status_code == 200
    needed = re.findall(r'(?:href|src)="([^"]*\.(?:css|js))"', ana.get(settings["page"]).text)
    assert set(needed) <= set(settings["files"])
    assert len(needed) > 2


def test_the_page_without_a_server_shows_nobodys_name(ana: httpx.Client) -> None:
    make_table(ana)

    assert "Ana" not in ana.get("/offline").text
