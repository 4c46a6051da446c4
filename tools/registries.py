"""What this machine's pip and npm need to reach their registries, to be lent to a bare root while a command runs there.

Standard library only. Nothing is written into the root: settings go into the environment, an npmrc into a file in
memory, and folders and certificates are mounted read-only at their own paths.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from configparser import ConfigParser, Error
from dataclasses import dataclass
from urllib.parse import unquote, urlsplit

CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt"
NPMRC = "/run/registries/npmrc"
NAMES = re.compile(
    r"(https?|no|all|ftp)_proxy|pip_.*|npm_config_.*|ssl_cert_(file|dir)|requests_ca_bundle|curl_ca_bundle"
    r"|node_extra_ca_certs",
    re.IGNORECASE,
)
# Settings of pip that say where it writes, or which of its commands do what, and nothing about a registry.
PRIVATE = re.compile(r"pip_(config_file|cache_dir|target|prefix|user|log|require_virtualenv)", re.IGNORECASE)


@dataclass(frozen=True)
class Loan:
    """An environment, files by path with their text, and paths to mount."""

    environment: dict[str, str]
    files: dict[str, str]
    mounts: tuple[str, ...]


def loan(environment: Mapping[str, str]) -> Loan:
    """What a bare root is lent by a machine with this environment."""
    variables = {**pip_variables(map(read_text, pip_files(environment))), **registry_variables(environment)}
    files = {}
    npmrc = read_text(environment.get("NPM_CONFIG_USERCONFIG") or os.path.expanduser("~/.npmrc"))
    if npmrc:
        files[NPMRC] = npmrc
        variables["NPM_CONFIG_USERCONFIG"] = NPMRC
    if os.path.exists(CERTIFICATES):
        variables.setdefault("NODE_EXTRA_CA_CERTS", CERTIFICATES)
    return Loan(variables, files, tuple(existing_paths(variables)))


def registry_variables(environment: Mapping[str, str]) -> dict[str, str]:
    """The variables that speak of proxies, certificates, pip and npm."""
    return {name: value for name, value in environment.items() if NAMES.fullmatch(name) and not PRIVATE.fullmatch(name)}


def pip_files(environment: Mapping[str, str]) -> list[str]:
    """Where pip reads its settings, in its order."""
    files = ("/etc/xdg/pip/pip.conf", "/etc/pip.conf", "~/.pip/pip.conf", "~/.config/pip/pip.conf")
    return [*map(os.path.expanduser, files), environment.get("PIP_CONFIG_FILE", "")]


def pip_variables(texts: Iterator[str]) -> dict[str, str]:
    """The settings of pip's files as the variables that mean the same; a later file wins."""
    found = {}
    for text in texts:
        parser = ConfigParser(interpolation=None)
        try:
            parser.read_string(text)
        except Error:
            continue
        for section in ("global", "install"):
            for name, value in parser.items(section) if parser.has_section(section) else ():
                found["PIP_" + name.upper().replace("-", "_")] = " ".join(value.split())
    return {name: value for name, value in found.items() if not PRIVATE.fullmatch(name)}


def existing_paths(variables: Mapping[str, str]) -> Iterator[str]:
    """Files and folders of this machine that the variables name; of an index on disk also what lies beside it."""
    words = [word for value in variables.values() for word in value.split()]
    paths = {os.path.dirname(unquote(urlsplit(word).path).rstrip("/")) for word in words if word.startswith("file:")}
    paths.update(word for word in words if word.startswith("/"))
    # All certificates of the machine stand in for those of the root: it may trust some that Debian does not know.
    paths.add(CERTIFICATES)
    folders = {"/", "/etc/ssl/certs"}
    return (path for path in sorted(paths - folders) if os.path.exists(path))


def read_text(path: str) -> str:
    """The text of a file, empty if there is none."""
    try:
        with open(path, encoding="utf-8") as file:
            return file.read()
    except OSError:
        return ""
