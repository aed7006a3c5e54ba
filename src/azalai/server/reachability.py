"""Reachability: how other devices reach the server of somebody who opened its pages on the same machine."""

from __future__ import annotations

import ipaddress
import re
import socket
from contextlib import suppress
from dataclasses import dataclass

ANY_ADDRESS = ("", "0.0.0.0", "::")
DOCUMENTATION_ADDRESS = ("192.0.2.1", 9)  # reserved for examples; nothing is sent there


@dataclass(frozen=True)
class Reach:
    """How other devices reach this server."""

    url: str = ""  # what links for them begin with; "": they do not reach it
    network_url: str = ""  # where they would reach it on the local network; "": this machine is in no network
    command: str = ""  # restarts the server so that they do


NO_REACH = Reach()


def reach(host: str, port: int, command: str) -> Reach:
    """The reach of a server that listens on this address. ``command`` lets it listen on the local network."""
    address = network_address()
    network_url = url(address, port) if address else ""
    if host in ANY_ADDRESS:
        return Reach(network_url, network_url, command)
    return Reach("" if is_this_machine(host) else url(host, port), network_url, command)


def network_address() -> str:
    """The address of this machine in its network; empty if there is none. Nothing is sent."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        asking.connect(DOCUMENTATION_ADDRESS)
        address = str(asking.getsockname()[0])
        if not is_this_machine(address):
            return address
    return ""


def is_this_machine(host: str) -> bool:
    """Whether a host names the machine that reads it, such as ``localhost``: links with it work on no other machine."""
    name = re.sub(r"(?<!:):\d*$", "", host.lower()) if not host.startswith("[") else host.partition("]")[0]
    name = name.strip("[].")
    try:
        address = ipaddress.ip_address(name)
    except ValueError:
        return name in ("", "localhost") or name.endswith(".localhost")
    return address.is_loopback or address.is_unspecified


def url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
