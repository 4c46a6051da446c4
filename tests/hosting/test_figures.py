"""The dashboard and the alerts ask for figures that a server really has, by labels that they really have."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator

import pytest
import yaml

from shutbox.server.http.metric import FIGURES_NOW, HELP, TIMES
from tests.docs.page import read
from tests.hosting.proxy import HOSTING
from tests.server.http.test_metric import parsed
from tests.server.running import Server, begun, gone

BOARD = json.loads((HOSTING / "grafana.json").read_text(encoding="utf-8"))
ALERTS = yaml.safe_load((HOSTING / "alerts.yaml").read_text(encoding="utf-8"))
PROMETHEUS = yaml.safe_load((HOSTING / "prometheus.yaml").read_text(encoding="utf-8"))
RULES = [rule for group in ALERTS["groups"] for rule in group["rules"]]
# Words of PromQL; `up` is the figure that Prometheus makes of each target.
LANGUAGE = {
    "by", "sum", "rate", "increase", "changes", "count", "histogram_quantile", "predict_linear", "up",
}  # fmt: skip
# Labels that come from Prometheus, from a histogram, from a count, from the version.
LABELS = {"job", "instance", "le", "kind", "version"}


def expressions() -> Iterator[tuple[str, str]]:
    """Each expression with where it stands."""
    for panel in BOARD["panels"]:
        yield from ((panel["title"], target["expr"]) for target in panel["targets"])
    yield from ((each["name"], each["expr"]) for each in BOARD["annotations"]["list"])
    yield from ((rule["alert"], rule["expr"]) for rule in RULES)


def figures(expression: str) -> set[str]:
    """The figures that an expression names."""
    plain = re.sub(r"\{[^}]*\}|\[[^\]]*\]|\"[^\"]*\"|\bby \([^)]*\)", " ", expression)
    return set(re.findall(r"[a-z_]{2,}[a-z0-9_:]*", plain)) - LANGUAGE


def labels(expression: str) -> set[str]:
    """The labels that an expression names."""
    named = re.findall(r"by \(([^)]*)\)", expression)
    chosen = re.findall(r"(\w+)\s*=~?\"", expression)
    return {each.strip() for group in named for each in group.split(",")} | set(chosen)


async def met(server: Server) -> None:
    """Something happens that is counted."""
    clients = await begun(server, "nine")
    await clients[0].refused("throw", dice=7)
    await gone(*clients)


@pytest.fixture(scope="module")
def answer(server: Server) -> dict[str, dict[str, float]]:
    asyncio.run(met(server))
    return parsed(server.ask("GET", "/metrics").body.decode())


@pytest.mark.parametrize(("where", "expression"), [*expressions()])
def test_every_figure_that_is_asked_for_is_in_the_answer_of_a_server(
    where: str, expression: str, answer: dict[str, dict[str, float]]
) -> None:
    found = figures(expression)
    assert found or "up{" in expression, where
    assert found <= answer.keys(), where
    assert labels(expression) <= LABELS, where


def test_a_label_that_a_figure_lacks_is_not_asked_of_it(answer: dict[str, dict[str, float]]) -> None:
    for where, expression in expressions():
        for name in figures(expression):
            if "kind" in labels(expression) and answer[name].keys() != {""}:
                assert any("kind=" in key for key in answer[name]), (where, name)


def test_every_figure_of_a_server_is_on_the_dashboard(answer: dict[str, dict[str, float]]) -> None:
    shown = {name for panel in BOARD["panels"] for target in panel["targets"] for name in figures(target["expr"])}
    families = {f"shutbox_{name}_total" for name in HELP} | FIGURES_NOW.keys() | {"shutbox_version"}
    assert families | {f"shutbox_{name}_seconds_bucket" for name in TIMES} == shown
    assert shown <= answer.keys()


def test_brackets_are_closed_and_a_rate_has_a_time() -> None:
    for where, expression in expressions():
        for opening, closing in ("()", "{}", "[]"):
            assert expression.count(opening) == expression.count(closing), where
        for inner in re.findall(r"(?:rate|increase|changes|predict_linear)\(([^()]*)[,)]", expression):
            assert re.search(r"\[(\d+[smhd]|\$__rate_interval)\]", inner), where


def test_counters_are_asked_for_as_rates_and_gauges_are_not() -> None:
    for where, expression in expressions():
        for name in figures(expression):
            rated = re.search(rf"(rate|increase)\({name}\b", expression)
            counts = name.endswith(("_total", "_bucket"))
            assert bool(rated) == counts, (where, name)


def test_panels_have_ids_of_their_own_and_do_not_overlap() -> None:
    places = set()
    for panel in BOARD["panels"]:
        at = panel["gridPos"]
        places |= {(x, y) for x in range(at["x"], at["x"] + at["w"]) for y in range(at["y"], at["y"] + at["h"])}
    assert len(places) == sum(panel["gridPos"]["w"] * panel["gridPos"]["h"] for panel in BOARD["panels"])
    assert max(x for x, _ in places) < 24
    assert len({panel["id"] for panel in BOARD["panels"]}) == len(BOARD["panels"])


def test_an_alert_says_how_bad_it_is_and_the_page_what_to_do() -> None:
    cells = re.findall(r"^\| (`Shutbox[^|]+) \| .{20,} \|$", read("docs/hosting.md"), re.MULTILINE)
    assert set(re.findall(r"`(\w+)`", " ".join(cells))) == {rule["alert"] for rule in RULES}
    assert all(rule["labels"]["severity"] in ("page", "ticket") for rule in RULES)
    for rule in RULES:
        by = labels(rule["expr"]) | {"instance"}
        named = set(re.findall(r"\$labels\.(\w+)", rule["annotations"]["summary"]))
        assert named <= by, rule["alert"]


def test_what_is_scraped_is_called_what_the_alerts_and_the_dashboard_expect() -> None:
    (job,) = PROMETHEUS["scrape_configs"]
    assert job["job_name"] == "shutbox"
    assert PROMETHEUS["rule_files"] == ["alerts.yaml"]
    jobs = {found for _, expression in expressions() for found in re.findall(r'job="(\w+)"', expression)}
    assert jobs == {"shutbox"}
