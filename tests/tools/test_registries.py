"""What a bare root is lent: settings as variables, paths to mount, nothing private."""

from __future__ import annotations

from pathlib import Path

from registries import existing_paths, pip_variables, registry_variables


def test_only_variables_about_registries_are_lent() -> None:
    environment = {
        "https_proxy": "http://proxy.example",
        "NO_PROXY": "localhost",
        "PIP_INDEX_URL": "https://index.example",
        "npm_config_registry": "https://npm.example",
        "SSL_CERT_FILE": "/certificates",
        "PIP_CACHE_DIR": "/cache",
        "PIP_CONFIG_FILE": "/pip.conf",
        "HOME": "/root",
        "SECRET": "1",
        "PYTHONPATH": "/here",
    }
    assert set(registry_variables(environment)) == {
        "https_proxy",
        "NO_PROXY",
        "PIP_INDEX_URL",
        "npm_config_registry",
        "SSL_CERT_FILE",
    }


def test_settings_of_pip_become_variables_and_a_later_file_wins() -> None:
    texts = [
        "[global]\ncert = /one\nfind-links =\n    /wheels\n    /more\n[list]\nformat = columns\n",
        "",
        "no settings",
        "[global]\ncert = /two%20\ncache-dir = /cache\n[install]\nextra-index-url = https://index.example\n",
    ]
    assert pip_variables(iter(texts)) == {
        "PIP_CERT": "/two%20",
        "PIP_FIND_LINKS": "/wheels /more",
        "PIP_EXTRA_INDEX_URL": "https://index.example",
    }


def test_paths_that_exist_are_mounted_and_an_index_with_what_lies_beside_it(tmp_path: Path) -> None:
    wheels, index = tmp_path / "wheels", tmp_path / "index" / "simple"
    wheels.mkdir()
    index.mkdir(parents=True)
    variables = {
        "PIP_FIND_LINKS": f"{wheels} /no/such/folder",
        "PIP_EXTRA_INDEX_URL": f"file://{index}/ https://index.example/simple",
        "SSL_CERT_DIR": "/etc/ssl/certs",
    }
    found = [path for path in existing_paths(variables) if path.startswith(str(tmp_path))]
    assert found == [str(index.parent), str(wheels)]
    assert "/etc/ssl/certs" not in existing_paths(variables)
