"""PostgreSQL databases that servers share: their secret, and errors without passwords."""

from __future__ import annotations

import asyncio

import pytest

from azalai.server.storage.postgresql_schema import migrate, shared_secret
from azalai.server.storage.postgresql_store import PostgreSQLStore
from azalai.server.storage.store import StoreError
from tests.other_processes import elsewhere
from tests.server.postgresql import server

pytestmark = pytest.mark.xdist_group("stores")


def test_the_servers_of_a_database_share_a_secret() -> None:
    url = server().new_database()
    migrate(url)

    assert shared_secret(url) == shared_secret(url)
    assert len(shared_secret(url)) == 32
    assert shared_secret(url) != shared_secret_of_another()


def shared_secret_of_another() -> bytes:
    url = server().new_database()
    migrate(url)
    return shared_secret(url)


def test_a_database_that_cannot_be_reached_is_named_without_its_password() -> None:
    with pytest.raises(StoreError, match="cannot open the database") as raised:
        elsewhere(asyncio.run, PostgreSQLStore("postgresql://me:geheim@127.0.0.1:1/azalai").open())

    assert "geheim" not in str(raised.value)
