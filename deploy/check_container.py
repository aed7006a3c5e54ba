"""Carries out the steps of the Containerfile without a container engine, and tries the result: run as root on Linux.

    python deploy/check_container.py

Each stage runs in a copy-on-write layer over this machine's own file system, in a mount namespace of its own; nothing
outside a temporary folder changes. The last stage then runs as in compose.yaml: not as root, and with a read-only file
system except for /tmp and the volume. Its health check must pass, and SIGTERM must end it. The base image is what this
machine has instead of python:3.13-slim, so this proves the steps and not the image.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
CONTAINERFILE = ROOT / "deploy" / "Containerfile"
INSIDE = "AZALAI_CHECK_CONTAINER"
STARTED, STOPPED = 120.0, 10.0  # seconds
Instruction = tuple[str, str]


def stages(text: str) -> list[list[Instruction]]:
    """The instructions of each stage."""
    found: list[list[Instruction]] = []
    for line in re.sub(r"\\\n", " ", text).splitlines():
        if line.strip() and not line.startswith("#"):
            word, _, rest = line.partition(" ")
            if word == "FROM":
                found.append([])
            else:
                found[-1].append((word, rest))
    return found


class Layer:
    """A writable layer over the file system of this machine."""

    def __init__(self, folder: Path) -> None:
        self.upper, self.root = folder / "upper", folder / "root"
        for each in (self.upper, self.root, folder / "work"):
            each.mkdir(parents=True)
        options = f"lowerdir=/,upperdir={self.upper},workdir={folder / 'work'}"
        mount("-t", "overlay", "overlay", "-o", options, str(self.root))
        for special in ("proc", "dev"):
            mount("--rbind", f"/{special}", str(self.root / special))
        for parent in Path(sys.base_prefix).parents:  # as in an image, everybody may run Python
            if (self.root / parent.relative_to("/")).stat().st_mode & 0o5 == 0:
                (self.root / parent.relative_to("/")).chmod(0o755)
        self.variables = {
            "PATH": f"{sys.base_prefix}/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
            "HOME": "/tmp",
            **{name: value for name, value in os.environ.items() if name.startswith(("PIP_", "SSL_"))},
        }
        self.folder, self.user = "/", ""

    def path(self, inside: str) -> Path:
        return self.root / (Path(self.folder) / inside).as_posix().lstrip("/")

    def command(self, words: list[str]) -> list[str]:
        chroot = ["chroot", *([f"--userspec={self.user}:{self.user}"] if self.user else []), str(self.root)]
        variables = [f"{name}={value}" for name, value in self.variables.items()]
        return [*chroot, "env", "-i", "-C", self.folder, *variables, *words]

    def carry_out(self, word: str, rest: str, before: list[Layer]) -> None:
        print(word, rest[:110], flush=True)
        if word == "WORKDIR":
            self.folder = rest
            self.path("").mkdir(parents=True, exist_ok=True)
        elif word == "ENV":
            name, _, value = rest.partition("=")
            self.variables[name] = value
        elif word == "USER":
            self.user = rest
        elif word == "RUN":
            subprocess.run(self.command(["/bin/sh", "-c", rest]), check=True)
        elif word == "COPY":
            words = shlex.split(rest)
            source_root = before[0].root if words[0] == "--from=build" else None
            *sources, target = words[source_root is not None :]
            for source in sources:
                origin = ROOT / source if source_root is None else source_root / source.lstrip("/")
                into = self.path(target)
                if target.endswith("/"):
                    into = into / origin.name
                into.parent.mkdir(parents=True, exist_ok=True)
                subprocess.run(["cp", "-a", "--no-target-directory", str(origin), str(into)], check=True)


def mount(*words: str) -> None:
    subprocess.run(["mount", *words], check=True)


def size(folder: Path) -> float:
    """Megabytes."""
    return sum(file.lstat().st_size for file in folder.rglob("*") if file.is_file() and not file.is_symlink()) / 1e6


def main() -> None:
    if INSIDE not in os.environ:
        os.environ[INSIDE] = "1"
        os.execvp("unshare", ["unshare", "--mount", sys.executable, *sys.argv])
    layers: list[Layer] = []
    with tempfile.TemporaryDirectory() as scratch:
        mount("-t", "tmpfs", "tmpfs", scratch)
        try:
            found = stages(CONTAINERFILE.read_text(encoding="utf-8"))
            for number, instructions in enumerate(found):
                layer = Layer(Path(scratch) / str(number))
                for word, rest in instructions:
                    layer.carry_out(word, rest, layers)
                layers.append(layer)
            print(f"size of the layers over the base image: {size(layers[-1].upper):.0f} MB")
            run_image(layers[-1], dict(found[-1]))
        finally:
            subprocess.run(["umount", "--recursive", "--lazy", scratch], check=False)


def run_image(image: Layer, last: dict[str, str]) -> None:
    """Start the server as in compose.yaml, wait until its health check passes, and stop it."""
    mount("-o", "remount,bind,ro", str(image.root))
    for writable in ("tmp", last["VOLUME"].lstrip("/")):
        mount("-t", "tmpfs", "-o", "mode=1777", "tmpfs", str(image.root / writable))
    probe = subprocess.run(image.command(["touch", "/opt/azalai/probe"]), capture_output=True, check=False)
    assert b"Read-only" in probe.stderr or b"denied" in probe.stderr, probe
    server = subprocess.Popen(image.command(json.loads(last["ENTRYPOINT"]) + json.loads(last["CMD"])))
    try:
        check = json.loads(last["HEALTHCHECK"].partition("CMD ")[2])
        until = time.monotonic() + STARTED
        while subprocess.run(image.command(check), capture_output=True, check=False).returncode:
            assert server.poll() is None, "the server ended"
            assert time.monotonic() < until, "the health check never passed"
            time.sleep(0.5)
        user = Path(f"/proc/{server.pid}/status").read_text(encoding="utf-8").split("Uid:")[1].split()[0]
        assert user == last["USER"], f"the server runs as {user}"
        print("healthy, without root, on a read-only file system")
        began = time.monotonic()
        server.terminate()
        assert server.wait(STOPPED) in (0, -signal.SIGTERM)
        print(f"stopped after {time.monotonic() - began:.1f} s")
    finally:
        server.kill()


if __name__ == "__main__":
    main()
