"""Live tables in terminals: whole games over the wire, against a real server process."""

from __future__ import annotations

import asyncio
import json
import re
import stat
from collections.abc import Iterator
from pathlib import Path
from time import sleep

import pytest

from shutbox.play import read_record
from shutbox.play.seal import check_sealed
from shutbox.rules import named
from tests.cli.console import error_line, process, run
from tests.cli.scripted_game import play_out
from tests.cli.terminal_player import Player, play_together
from tests.server.running import HASTY, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server") / "data") as running:
        yield running


def host(tmp_path: Path, server: Server, *options: str, names: str = "Ann", rules: str = "nine") -> Player:
    address = f"127.0.0.1:{server.port}"
    return Player(tmp_path / "ann", "host", rules, "--server", address, "--name", names, "--pace", "0", *options)


def guest(tmp_path: Path, link: str, *options: str, folder: str = "bo", terminal: bool = False) -> Player:
    return Player(tmp_path / folder, "join", link, *options, terminal=terminal)


def seal(server: Server, link: str) -> str:
    """The seal of the second seat."""
    code = link.split("/")[-1].split("#")[0]
    return str(server.ask("GET", f"/api/tables/{code}").data["view"]["seats"][1]["seal"])


def test_two_terminals_play_a_game_whose_dice_both_have_checked(tmp_path: Path, server: Server) -> None:
    with host(tmp_path, server) as ann, guest(tmp_path, ann.link, "--name", "Bo") as bo:
        play_together(ann, bo)
        saved = [player.end(f"record {name}", "quit") for player, name in ((ann, "a.shutbox"), (bo, "b.shutbox"))]
    for result in saved:
        assert result.code == 0
        assert re.search(r"dice: \d+ throws fit the envelope\.", result.out)
        assert "How it ended" in result.out
    one, other = ((tmp_path / name).read_text() for name in ("a.shutbox", "b.shutbox"))
    assert one == other
    opening = check_sealed(read_record(one))
    assert opening is not None
    assert [seat.state for seat in opening.envelope.seats] == ["shown", "shown"]
    assert "dice: " in run("verify", "a.shutbox").out


def test_scripts_play_a_game_too_and_get_it_as_a_document(tmp_path: Path, server: Server) -> None:
    answers = ["start", *["", "1"] * 60]
    options = ("--seats", "open,open,fewest-tiles", "--json")
    with host(tmp_path, server, *options) as ann, guest(tmp_path, ann.link, "--name", "Bo", "--json") as bo:
        bo.type(*answers[1:]).close()
        result = [ann.end(*answers), bo.wait()]
    one, other = (json.loads(each.out.splitlines()[-1]) for each in result)
    assert one["game"] == other["game"]
    assert one["game"]["over"]
    assert (one["you"], other["you"]) == ([0], [1])
    assert [seat["kind"] for seat in one["seats"]] == ["person", "person", "fewest-tiles"]


def test_a_seat_and_a_command_survive_a_server_that_was_killed(tmp_path: Path) -> None:
    folder = tmp_path / "server"
    with Server(folder) as server, host(tmp_path, server) as ann, guest(tmp_path, ann.link, "--name", "Bo") as bo:
        ann.read_until("Enter starts the game > ")
        ann.type("start").read_until("Ann, Enter throws 2 dice > ")
        server.kill()
        for player in (ann, bo):
            player.read_until("The connection is lost; trying again.")
        # Typed without a connection, and done once there is one.
        ann.type("")
        with Server(folder, port=server.port):
            for player in (ann, bo):
                player.read_until("Connected again.")
            ann.read_until("Ann throws ")
            bo.read_until("Ann throws ")
            play_together(ann, bo)
            assert len(re.findall("dice: .* fit the envelope", ann.output + bo.output)) == 2


def test_a_terminal_that_was_closed_comes_back_to_its_seat(tmp_path: Path, server: Server) -> None:
    with host(tmp_path, server) as ann, guest(tmp_path, (link := ann.link), "--name", "Bo") as bo:
        bo.read_until("No coach.")
        left = bo.interrupt()
        assert left.code == 0
        assert f"join {link}" in left.out.split("Your seat is kept.")[1]
        ann.read_until("Bo has gone; the seat is kept.")
        with guest(tmp_path, link) as again:
            again.read_until("You are back as Bo.")
            ann.read_until("Bo is here.")
            play_together(ann, again)
            # Its seed was on the disk.
            assert "never showed" not in ann.output


def test_credentials_are_private_and_never_shown(tmp_path: Path, server: Server) -> None:
    with host(tmp_path, server) as ann:
        ann.read_until("Waiting")
        (token,) = (tmp_path / "ann").rglob("token")
        (seed,) = (tmp_path / "ann").rglob("seed-*-1")
        for path in (token, seed):
            assert stat.S_IMODE(path.stat().st_mode) == 0o600
            assert path.read_text().strip() not in ann.output
        assert stat.S_IMODE(token.parent.stat().st_mode) == 0o700


def test_a_seat_moves_to_another_terminal_with_its_own_seed(tmp_path: Path, server: Server) -> None:
    with host(tmp_path, server) as ann, guest(tmp_path, ann.link, terminal=True) as bo:
        bo.read_until("Your name > ")
        bo.type("Bo").read_until("Waiting for the host")
        bo.type("move").read_until("On the other device, within 15 minutes:")
        link = bo.read_until("join '").split()[0]
        first = seal(server, link)
        with guest(tmp_path, link, folder="other") as other:
            other.read_until("You are back as Bo.")
            while seal(server, link) == first:
                sleep(0.02)
            ann.read_until("Bo goes on with seat 2 at another device.")
            bo.read_until("Bo goes on with seat 2 at another device.")
            play_together(ann, other)
            assert "never showed" not in ann.output
            assert "dice: " in ann.output
        assert process("join", link, "--watch").err == (
            "shutbox: that code moves no seat: it is wrong, used or too old; make a new one on the first device\n"
        )


def test_a_spectator_sees_everything_and_can_do_nothing(tmp_path: Path, server: Server) -> None:
    with host(tmp_path, server, "--seats", "open,fewest-tiles") as ann:
        ann.read_until("Enter starts the game > ")
        with guest(tmp_path, ann.type("link").link, "--watch") as cy:
            cy.read_until("You look on.")
            ann.type("who").read_until("One looks on.")
            cy.close()
            play_together(ann)
            result = cy.wait()
    facts = [line for line in ann.output.splitlines() if re.match(r"  (Ann|.*tiles.*) (throws|misses|wins)", line)]
    assert facts == [line for line in result.out.splitlines() if line in facts]
    assert "How it ended" in result.out
    assert " > " not in result.out.split("rematch, save or quit")[0]


def test_a_scorekeeper_types_what_real_dice_show_for_all(tmp_path: Path, server: Server) -> None:
    answers, lines = play_out(named("double-shutter"), ["Ann", "Bo"], "dice", typed=True)
    options = ("--dice", "typed", "--pencil", "--undo", "--rounds", "10", "--json")
    with host(tmp_path, server, *options, names="Ann,Bo", rules="double-shutter") as ann:
        result = ann.end("start", *answers)
    actual = json.loads(result.out.splitlines()[-1])
    assert [step["word"] for step in actual["game"]["steps"]] == lines
    assert actual["you"] == [0, 1]
    assert all(step["word"].endswith("t") for step in actual["game"]["steps"] if step["facts"][0]["kind"] == "thrown")


def test_with_a_pencil_one_terminal_keeps_score_for_the_other(tmp_path: Path, server: Server) -> None:
    options = ("--dice", "typed", "--pencil")
    with host(tmp_path, server, *options) as ann, guest(tmp_path, ann.link, "--name", "Bo") as bo:
        ann.read_until("Enter starts the game > ")
        ann.type("start", "6 6", "9+3", "1,1", "2", "1 1")
        for player in (ann, bo):
            player.read_until("Bo throws 2 dice: what do they show? > ")
        bo.type("5 4").read_until("Bo throws 4 and 5.")
        ann.read_until("Bo, which tiles? Number or tiles > ")
        ann.type("9").read_until("Bo shuts 9.")
        bo.read_until("Bo shuts 9.")


def test_somebody_throws_for_a_bot_that_has_no_hands(tmp_path: Path, server: Server) -> None:
    with host(tmp_path, server, "--seats", "fewest-tiles,open", "--dice", "typed", "--undo") as ann:
        ann.read_until("Enter starts the game > ")
        ann.type("").read_until("throws 2 dice: throw them, and type what they show > ")
        ann.type("3").read_until("No: ")
        ann.type("45").read_until("shuts 9.")
        ann.read_until("throws 2 dice: throw them, and type what they show > ")
        ann.type("undo").read_until("That is taken back.")
        ann.read_until("throws 2 dice: throw them, and type what they show > ")
        ann.type("54").read_until("throws 4 and 5.")


def test_the_end_of_a_game_with_real_dice_can_be_taken_back(tmp_path: Path, server: Server) -> None:
    with host(tmp_path, server, "--seats", "open", "--dice", "typed", "--undo") as ann:
        ann.read_until("Enter starts the game > ")
        ann.type("", "1 1", "2", "1 1").read_until("undo, rematch, save or quit > ")
        ann.type("undo").read_until("That is taken back.")
        ann.type("1 2").read_until("Ann throws 1 and 2.")
        ann.type("3", "1 1").read_until("undo, rematch, save or quit > ")


def test_the_rematch_keeps_the_seats_and_another_begins(tmp_path: Path, server: Server) -> None:
    with host(tmp_path, server) as ann, guest(tmp_path, ann.link, "--name", "Bo") as bo:
        play_together(ann, bo)
        bo.type("rematch")
        bo.read_until("You want to play again. Waiting for Ann.")
        ann.read_until("Bo wants to play again: rematch joins in.")
        ann.type("rematch").read_until("You are back as Ann.")
        bo.read_until("You are back as Bo.")
        ann.read_until("Enter starts the game > ")
        ann.type("").read_until("The game begins.")
        bo.read_until("Bo, Enter throws 2 dice > ")
        play_together(ann, bo.type(""))
        assert ann.output.count("dice: ") == 2
        assert "No player put a seed in" not in ann.output


@pytest.mark.parametrize("comes", ["nothing", "a seal"])
def test_a_game_begins_without_the_seal_of_somebody_only_if_the_host_says_so(
    tmp_path: Path, server: Server, comes: str
) -> None:
    words = ("--server", f"127.0.0.1:{server.port}", "--name", "Ann")

    async def begun(ann: Player) -> list[str]:
        bo = server.client(ann.link.split("/")[-1])
        await bo.join()
        await bo.sit(1, "Bo", sealed=False)
        ann.read_until("Enter starts the game > ")
        ann.type("start").read_until("The dice still lack the sealed part of Bo. Begin without it? yes or no > ")
        ann.type("no").read_until("Enter starts the game > ")
        ann.type("").read_until("The dice still lack the sealed part of Bo. Begin without it? yes or no > ")
        if comes == "a seal":
            # Whoever seals in time is not left out, and nobody has to be asked again.
            await bo.seal()
            await bo.reveal()
        else:
            ann.type("yes")
        ann.read_until("The game begins.")
        await bo.until(lambda: bo.stage == "playing")
        await bo.leave()
        return [seat for seat, place in zip(("Ann", "Bo"), bo.view["seats"], strict=True) if place["seed"]]

    with Player(tmp_path / "ann", "host", "nine", *words, terminal=True) as ann:
        assert asyncio.run(begun(ann)) == ["Ann", *(["Bo"] if comes == "a seal" else [])]


def test_a_host_fills_and_frees_seats_and_gives_the_table_up(tmp_path: Path, server: Server) -> None:
    with host(tmp_path, server, "--seats", "open,open,open") as ann:
        link = ann.link
        ann.read_until("Waiting: 2 seats are open > ")
        ann.type("fill 3 fewest-tiles").read_until("Seat 3 goes to ")
        with guest(tmp_path, link, "--name", "Bo") as bo:
            ann.read_until("Bo takes seat 2.")
            ann.type("remove Bo").read_until("Seat 2 of Bo is open again.")
            bo.read_until("Your name > ")
            bo.type("Bob").read_until("Bob takes seat 2.")
            ann.read_until("Enter starts the game > ")
            ann.type("fill 2 nobody").read_until("No: there is no bot")
            ann.type("close").read_until("Close it? yes or no > ")
            ann.type("no").read_until("Nothing was done.")
            ann.type("close", "yes").read_until("The table was given up.")
            bo.read_until("dice: the envelope is the one that was sealed")
            assert bo.end("record").out.endswith("No: there is no game to keep yet.\nrematch, save or quit > \n")


def test_a_table_is_found_by_the_code_that_its_host_says(tmp_path: Path, server: Server) -> None:
    with host(tmp_path, server) as ann:
        digits = re.search(r"code (\d{3} \d{3}) aloud", ann.read_until(" aloud"))
        assert digits is not None
        with Player(tmp_path / "bo", "join", f"127.0.0.1:{server.port}", "--name", "Bo") as bo:
            bo.read_until("six digits that its host says > ")
            bo.type(digits[1])
            ann.read_until("Bo takes seat 2.")


def test_leaving_for_good_is_asked_for_twice_and_the_others_play_on(tmp_path: Path, server: Server) -> None:
    with host(tmp_path, server) as ann, guest(tmp_path, ann.link, "--name", "Bo") as bo:
        ann.read_until("Enter starts the game > ")
        ann.type("").read_until("Ann, Enter throws 2 dice > ")
        ann.type("hint").read_until("No: this table is played without a coach.")
        ann.type("undo").read_until("No: nothing can be taken back")
        ann.type("leave").read_until("Ann leaves the game for good", "yes or no > ")
        ann.type("yes").read_until("Ann leaves the game.")
        bo.read_until("Bo, Enter throws", "Bo wins the game!")


def test_a_seat_whose_player_has_gone_waits_for_two_minutes(tmp_path: Path, server: Server) -> None:
    with host(tmp_path, server) as ann, guest(tmp_path, ann.link, "--name", "Bo") as bo:
        ann.read_until("Enter starts the game > ")
        ann.type("").read_until("Ann, Enter throws 2 dice > ")
        ann.type("fill Bo fewest-tiles").read_until("No: the player of seat 2 is here")
        bo.interrupt()
        ann.read_until("Bo has gone")
        ann.type("fill Bo fewest-tiles").read_until("others may decide about the seat in ")
        ann.type("remove Bo").read_until("The game goes on without Bo for good. Is that meant?")
        ann.type("yes").read_until("others may decide about the seat in ")


def test_a_bot_plays_on_for_a_player_who_has_gone_and_gives_the_seat_back(tmp_path: Path) -> None:
    with Server(tmp_path / "hasty", program=HASTY) as server, host(tmp_path, server) as ann:
        link = ann.link
        with guest(tmp_path, link, "--name", "Bo") as bo:
            ann.read_until("Enter starts the game > ")
            ann.type("").read_until("Ann, Enter throws 2 dice > ")
            bo.interrupt()
        ann.read_until("fill 2 club lets a bot play on, remove 2")
        ann.type("fill Bo fewest-tiles").read_until("The seat of Bo goes to ")
        ann.type("who").read_until(", for Bo")
        with guest(tmp_path, link, "--name", "Bo", terminal=True) as bo:
            bo.read_until("return takes it back.")
            bo.press("return\n").read_until("goes to Bo")
            ann.read_until("Bo is here.")


def test_an_unfinished_line_survives_other_output(tmp_path: Path, server: Server) -> None:
    with host(tmp_path, server) as ann, guest(tmp_path, ann.link, "--name", "Bo", terminal=True) as bo:
        ann.read_until("Enter starts the game > ")
        ann.type("").read_until("Ann, Enter throws 2 dice > ")
        bo.read_until("Ann is at the box > ")
        bo.press("whq").read_until("whq")
        bo.press("\x7f")
        ann.type("").read_until("Ann throws ")
        assert "\x1b[J" in bo.read_until("Ann throws ")
        bo.read_until("Ann is at the box > wh")
        bo.press("o\n").read_until("Bo   you")


def test_ctrl_c_leaves_the_terminal_as_it_was(tmp_path: Path, server: Server) -> None:
    import termios

    with host(tmp_path, server) as ann, guest(tmp_path, ann.link, "--name", "Bo", terminal=True) as bo:
        assert bo.slave is not None
        before = termios.tcgetattr(bo.slave)
        bo.read_until("Waiting for the host to start > ")
        assert termios.tcgetattr(bo.slave) != before
        result = bo.interrupt()
        assert result.code == 0
        assert "Your seat is kept. Go on with:" in result.out
        assert termios.tcgetattr(bo.slave) == before


# What cannot be


def test_errors_are_one_line(server: Server) -> None:
    address = f"127.0.0.1:{server.port}"
    wrong = {
        ("ftp://x/1",): '"ftp://x/1" is not the address of a table; it is written like http://192.168.1.20:8000/',
        (f"{address}/abc",): '"abc" is not the code of a table: that has twelve letters and digits',
        (f"{address}/0000-0000-0000",): "there is no such table; ask whoever invited you for its link",
        (f"{address}/123456",): "there is no table of that spoken code",
        ("127.0.0.1:9/0000-0000-0000",): "no server answers at http://127.0.0.1:9: Connection refused",
        (f"{address}/0000-0000-0000", "--transfer", "x"): '"x" is not a code that moves a seat',
        (address, "--watch", "--name", "Bo"): "--watch and --name contradict",
        (address, "--seat", "2"): "--seat means nothing without --name",
        (address, "--name", " , "): "--name has an empty item",
        (address, "--seat", "99", "--name", "Bo"): "--seat must be a whole number from 1 to 12",
    }
    for tokens, text in wrong.items():
        assert error_line(run("join", *tokens)).startswith(text)


def test_a_table_that_is_full_or_has_begun_can_only_be_looked_at(tmp_path: Path, server: Server) -> None:
    with host(tmp_path, server) as ann, guest(tmp_path, (link := ann.link), "--name", "Bo") as bo:
        bo.read_until("No coach.")
        assert error_line(run("join", link, "--name", "Cy")) == "every seat is taken; look on with --watch"
        ann.read_until("Enter starts the game > ")
        ann.type("").read_until("Ann, Enter throws")
        assert error_line(run("join", link)) == "the game has begun without you; look on with --watch"


def test_a_seat_or_a_name_that_is_taken_is_refused(tmp_path: Path, server: Server) -> None:
    with host(tmp_path, server, "--seats", "open,open,open") as ann:
        link = ann.link
        ann.read_until("Waiting")
        assert error_line(run("join", link, "--name", "Bo", "--seat", "1")) == "seat 1 is taken; choose an open one"
        assert error_line(run("join", link, "--name", "ann")) == "two players cannot both be called ann; ann 2 is free"
        with guest(tmp_path, link, "--name", "Bo", "--seat", "3"):
            ann.read_until("Bo takes seat 3.")


def test_a_name_that_is_typed_and_taken_is_offered_with_a_number(tmp_path: Path, server: Server) -> None:
    with host(tmp_path, server) as ann, guest(tmp_path, ann.link) as bo:
        bo.read_until("Your name > ")
        bo.type("ANN").read_until("No: two players cannot both be called ANN; ANN 2 is free.")
        bo.type("ANN 2")
        ann.read_until("ANN 2 takes seat 2.")


def test_commands_are_understood_in_the_language_of_the_terminal_and_in_english(tmp_path: Path, server: Server) -> None:
    options = ("--name", "Bo", "--lang", "de")
    with (
        host(tmp_path, server, "--starter", "2") as ann,
        guest(tmp_path, ann.link, *options, terminal=True) as bo,
    ):
        ann.read_until("Enter starts the game > ")
        bo.type("WER").read_until("2  Bo")
        ann.type("start")
        bo.read_until("Bo, Enter wirft 2 Würfel > ")
        bo.type("?").read_until("beenden")
        bo.type("verlassen").read_until("Mit beenden bleibt der Platz")
        bo.type("nein").read_until("Bo, Enter wirft 2 Würfel > ")
        bo.type("show").read_until("Summe jetzt 45")
        assert bo.type("beenden").wait().code == 0


def test_without_websockets_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutbox.extra.find_spec", lambda package: None if package == "websockets" else package)
    for tokens in (("join", "localhost"), ("host",)):
        assert error_line(run(*tokens)).startswith(
            'this needs websockets, which is not installed: pip install "shutbox[play]"'
        )
