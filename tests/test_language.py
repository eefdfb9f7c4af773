"""The catalogues: complete in both languages, without dead sentences, able to say all that a game says."""

import ast
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from shima.games.dice import Dice
from shima.games.game import OVER, Game
from shima.games.text import Text
from shima.games.tokaido_duo.constants import CHARACTERS, COLOURS, ENDINGS, LANDSCAPES, SIDES, STATION_KINDS, WARES
from shima.language import LANGUAGES, BadSentence, catalogue, language, plain, preferred, program
from shima.language import entries as split_entries
from shima.registry import GAMES, open_game, standard_set
from tests.profile import by_profile

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "shima"
# How the keys of each room begin.
ROOMS = "duo|yam|set|record|error|play|cli|arena|balance|train|analysis|store|table|person|web|hook|server|reason"
ROOMS += "|puzzle"
KEY = re.compile(rf"({ROOMS})-[a-z0-9-]+")
KEY_START = re.compile(rf"({ROOMS})-")
PLURALS = {"zero", "one", "two", "few", "many", "other"}
TRANSLATED = re.compile(
    r"\b(whoever|(some|any|no|every)body|(is|are) to move|anew|so many|beside|nature|shall|goes on|brings?)\b|, too\b"
    r"|\b(lies?|throws?|thrown|let us)\b|(?-i:(^|[.:;] )So\b)"
    r"|(?<!\bin)(?<!\bof)(?<!\bafter)(?<!\btake)(?<!\bsecures) an? (turn|round)\b"
    r"|” is no\b",
    re.IGNORECASE,
)
"""Words and phrases that docs/language.md replaces by plainer ones."""

SECOND_WORDS = re.compile(
    r"\b(Boote?n?s?|(Gold)?[Bb]arren|Läden|Ladenplättchen|Bergst(adt|ädten?)|Küstenst(adt|ädten?)|Strand(es)?"
    r"|(Tempel|Garten)steine?n?|Gewinnaussicht(en)?|Wasserwegen?|heiligen? Böden|Gastgeber|Natur|Durchsicht"
    r"|Fähigkeit(en)?|auf der Hand|Rat|Region(en)?|Brett(er|ern|es|s)?|Kraft|Kräften?|S(atz|atzes|ätzen?)|Tafeln?"
    r"|zu passen|passe|gepasst|kann(st)? passen"
    r"|[Dd]er Glauben|Glauben (ist|zählt|wächst|steigt|bringt))\b"
    r"|^(Glauben|Passen)$"
)
"""German words for things that have another one in the rulebook: docs/language.md has the table."""


class Sentence(Visitor):
    """What a message refers to: variables, other messages, and the words it chooses by."""

    def __init__(self, message: ftl.Message) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.choices: set[tuple[str, str]] = set()
        self.texts: list[str] = []
        self.visit(message)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        for variant in node.variants:
            if isinstance(variant.key, ftl.Identifier) and variant.key.name not in PLURALS:
                assert isinstance(node.selector, ftl.VariableReference)
                self.choices.add((node.selector.id.name, variant.key.name))
        self.generic_visit(node)


@cache
def entries(code: str) -> list[ftl.EntryType]:
    return FluentParser().parse(catalogue(code)).body


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_catalogue_is_split_into_what_the_parser_finds(code: str) -> None:
    """Entries are parsed one by one, when they are said: each must be whole."""
    whole = {entry.id.name: entry for entry in entries(code) if isinstance(entry, ftl.Message)}
    split = split_entries(catalogue(code))
    assert split.keys() == whole.keys()
    for name, source in split.items():
        (alone,) = (entry for entry in FluentParser().parse(source).body if isinstance(entry, ftl.Message))
        assert alone.equals(whole[name], ignored_fields=["span", "comment"]), name


@cache
def sentences(code: str) -> dict[str, Sentence]:
    return {entry.id.name: Sentence(entry) for entry in entries(code) if isinstance(entry, ftl.Message)}


def reached(code: str, keys: set[str]) -> set[str]:
    """The messages, and those that they refer to."""
    found: set[str] = set()
    ahead = set(keys)
    while ahead:
        found |= ahead
        ahead = {other for key in ahead for other in sentences(code)[key].messages} - found
    return found


def variables(code: str, key: str) -> set[str]:
    return {name for message in reached(code, {key}) for name in sentences(code)[message].variables}


def choices(code: str, key: str) -> set[tuple[str, str]]:
    return {choice for message in reached(code, {key}) for choice in sentences(code)[message].choices}


class Saying:
    """A place in the source that makes a text: its keys, and the arguments that it can pass."""

    def __init__(self, place: str, call: ast.Call, key: ast.expr, given: set[str]) -> None:
        self.place = f"{place}:{call.lineno}"
        choices = [key.body, key.orelse] if isinstance(key, ast.IfExp) else [key]
        self.keys = {word for choice in choices for word in word_of(choice) if KEY.fullmatch(word)}
        heads = [choice.values[0] for choice in choices if isinstance(choice, ast.JoinedStr)]
        heads += [choice.left for choice in choices if isinstance(choice, ast.BinOp)]
        self.is_built = any(KEY_START.match(word) for head in heads for word in word_of(head))
        self.given = given


def word_of(node: ast.expr) -> list[str]:
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def words_in(tree: ast.AST) -> set[str]:
    constants = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return {value for value in constants if isinstance(value, str)}


@cache
def trees() -> tuple[tuple[str, ast.Module], ...]:
    files = sorted(SOURCES.rglob("*.py"))
    return tuple((str(file.relative_to(SOURCES)), ast.parse(file.read_text(encoding="utf-8"))) for file in files)


@cache
def sayings() -> tuple[Saying, ...]:
    return tuple(saying for place, tree in trees() for saying in sayings_in(place, tree))


def sayings_in(place: str, tree: ast.Module) -> Iterator[Saying]:
    """Every `Text(key, …)`, `wrong(where, key, …)` and `say(key, …)`."""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
        name = getattr(call.func, "id", getattr(call.func, "attr", ""))
        position = {"Text": 0, "say": 0, "wrong": 1}.get(name)
        if position is None or len(call.args) <= position:
            continue
        passed = call.args[position + 1 : position + 2]
        given = {keyword.arg for keyword in call.keywords if keyword.arg}
        if passed and isinstance(passed[0], ast.Dict) and None not in passed[0].keys:
            given |= words_in(ast.Tuple([key for key in passed[0].keys if key]))
        elif passed:  # gathered before: any word in the function may be the name of an argument
            around = [function for function in functions if call in ast.walk(function)]
            given |= {word for function in around for word in words_in(function)}
        yield Saying(place, call, call.args[position], given)


def words_of_games() -> set[str]:
    """Whatever in the games looks like a key is one."""
    words = {word for place, tree in trees() if place.startswith("games/") for word in words_in(tree)}
    return {word for word in words if KEY.fullmatch(word)}


def test_catalogues_are_well_formed_and_say_nothing_twice() -> None:
    for code in LANGUAGES:
        assert [entry.content for entry in entries(code) if isinstance(entry, ftl.Junk)] == []
        names = [entry.id.name for entry in entries(code) if isinstance(entry, ftl.Message)]
        assert sorted(names) == sorted(set(names))


def test_each_language_has_every_message_of_the_others() -> None:
    english = sentences("en").keys()
    for code in LANGUAGES:
        assert sentences(code).keys() ^ english == set(), code


def catalogue_files(code: str) -> list[Path]:
    """Return the catalogues and lessons."""
    found = sorted((SOURCES / "text" / code).rglob("*.ftl"))
    return [*found, *sorted((SOURCES / "lessons" / "taught").glob(f"*/{code}.ftl"))]


def texts_in(path: Path) -> list[str]:
    texts: list[str] = []
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message):
            texts += [" ".join(text.split()) for text in Sentence(entry).texts]
    assert texts
    return texts


@pytest.mark.parametrize("path", catalogue_files("en"), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_english_uses_no_phrase_that_sounds_translated(path: Path) -> None:
    assert [text for text in texts_in(path) if TRANSLATED.search(text)] == []


PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
NOT_PROSE = re.compile(r"^ *```.*?^ *```|`[^`\n]*`|https?://\S+", re.MULTILINE | re.DOTALL)
EXAMPLES = re.compile(r"^\|.*$|^## German$.*?(?=^## How)", re.MULTILINE | re.DOTALL)
"""The tables of docs/language.md, and its part about German."""


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.stem)
def test_the_documentation_uses_no_phrase_that_sounds_translated(path: Path) -> None:
    text = NOT_PROSE.sub("code", path.read_text(encoding="utf-8"))
    if path.name == "language.md":
        assert TRANSLATED.search(text)
        text = EXAMPLES.sub("", text)
    assert [line for line in text.splitlines() if TRANSLATED.search(line)] == []


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Wähle eine Region.", "Wähle ein Gebiet."),
        ("Lege es auf dein Brett.", "Lege es auf dein Tableau."),
        ("Jede Welle hat zwei Kräfte.", "Jede Welle hat zwei Effekte."),
        ("Dieser Satz hat Fehler.", "Dieser Materialsatz hat Fehler."),
        ("Deine Tafel ist voll.", "Die Goldtafel ist voll."),
        ("Es gibt nichts zu passen.", "So viele Schiffe, wie in deinen Hafen passen."),
        ("Ich passe.", "Die Landschaft passt."),
        ("Der Glauben zählt 12 Punkte.", "16 Punkte für Glauben"),
        ("Glauben", "Glaube"),
    ],
)
def test_a_second_word_is_found_only_where_it_is_wrong(wrong: str, right: str) -> None:
    assert SECOND_WORDS.search(wrong)
    assert not SECOND_WORDS.search(right)


@pytest.mark.parametrize("path", catalogue_files("de"), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_german_has_one_word_per_thing(path: Path) -> None:
    assert [text for text in texts_in(path) if SECOND_WORDS.search(text)] == []


def test_each_message_has_the_same_variables_and_words_in_every_language() -> None:
    for key in sentences("en"):
        for code in LANGUAGES:
            assert variables(code, key) == variables("en", key), key
            assert choices(code, key) == choices("en", key), key


def test_every_key_in_the_source_is_in_the_catalogue() -> None:
    keys = {key for saying in sayings() for key in saying.keys} | words_of_games()
    assert keys - sentences("en").keys() == set()


def test_no_key_is_built_at_run_time() -> None:
    assert [saying.place for saying in sayings() if saying.is_built] == []


def test_every_variable_of_a_message_is_among_the_arguments_that_the_source_passes() -> None:
    for saying in sayings():
        for key in saying.keys & sentences("en").keys():
            assert variables("en", key) <= saying.given, f"{saying.place}: {key}"


def guides() -> set[str]:
    """The comments on the tables of each component set have keys that name them."""
    tables = {name: re.findall(r"^\[+(\w+)\]", standard_set(name), re.MULTILINE) for name in GAMES}
    return {f"set-guide-{name}-{table}" for name, found in tables.items() for table in found}


def test_no_sentence_is_dead() -> None:
    words = {word for _, tree in trees() for word in words_in(tree)} | guides()
    for code in LANGUAGES:
        spoken = reached(code, words & sentences(code).keys())
        assert sentences(code).keys() - spoken == set()


def texts_of_random_games(game: Game, games: int, every: int = 8) -> set[Text]:
    """Collect reasons and labels at every `every`-th position, and the story of every move."""
    texts: set[Text] = set()
    for seed in range(games):
        dice = Dice(seed)
        state = game.new()
        position = seed
        while True:
            over = state.actor() == OVER
            if over or position % every == 0:
                reasons = [game.why(state, move) for move in range(-1, game.move_count + 1)]
                texts.update(reason.text for reason in reasons if reason)
                texts.update(game.label(state, move) for move in state.moves())
            if over:
                break
            move = state.random_move(dice)
            texts.update(game.story(state, move, None))
            state.play(move)
            position += 1
    return texts


@pytest.mark.parametrize(("name", "games", "keys"), [("tokaido-duo", 20, 80), ("yamatai", 4, 130)])
def test_both_languages_say_every_reason_label_and_story_of_random_games(name: str, games: int, keys: int) -> None:
    texts = texts_of_random_games(open_game(name), by_profile(games, games, 10 * games), by_profile(32, 8, 8))
    assert len({text.key for text in texts}) > keys  # the rest needs rare positions or other sets
    for text in texts:
        for code in LANGUAGES:
            sentence = language(code).say(text, ["Ann", "Ben"])
            assert sentence, text
            assert not re.search(r"[{}$]|  |(duo|yam)-|\(\)|“”|„“", sentence), f"{text}: {sentence}"


def test_no_english_word_is_left_in_a_german_sentence(duo: Game) -> None:
    german = " ".join(language("de").say(text, ["Ann", "Ben"]) for text in texts_of_random_games(duo, 2))
    words = {*CHARACTERS, *LANDSCAPES, *WARES, *STATION_KINDS, *COLOURS, *ENDINGS}
    words |= {side for sides in SIDES for side in sides}
    assert words & set(re.findall(r"[\w-]+", german)) == set()


def test_a_seat_without_a_name_is_called_by_its_number() -> None:
    text = Text("duo-story-spring-taken", {"player": 0, "other": 1})
    assert "Ann" in language("en").say(text, ["Ann"])
    assert "Player 2" in language("en").say(text, ["Ann"])
    assert "Spieler 2" in language("de").say(text, ["Ann"])


def test_a_text_inside_a_text_is_said_in_the_same_language() -> None:
    shop = Text("duo-shop", {"ware": "fan", "price": 2})
    town = Text("duo-to-town", {"town": "C3", "shop": shop})
    assert language("en").say(town) == "to C3 (shop: fans for 2)"
    assert language("de").say(town) == "nach C3 (Geschäft: Fächer für 2)"


def test_a_long_word_is_cut_and_a_path_stays_whole() -> None:
    said = language("en").say("error-game", game="x" * 9000, games="tokaido-duo")
    assert "x…" in said
    assert len(said) < 600
    path = "/" + "y" * 1500
    assert path in language("en").say("error-file-text", file=path)
    assert len(language("en").say("error-file-text", file="z" * 9000)) < 2500


def test_nothing_from_outside_reaches_the_screen_as_a_control_character() -> None:
    said = language("en").say("error-game", game="\x1b[2J\x9b\r\n\u202e\udcffchess\x07", games="")
    assert said.isprintable()
    assert "chess" in said
    assert plain("Zug\tum Zug – 島 ¥3") == "Zug um Zug – 島 ¥3"


def test_a_problem_in_a_catalogue_breaks_no_game_but_our_tests() -> None:
    incomplete = Text("error-game", {"games": "tokaido-duo"})
    for text, left in ((incomplete, "tokaido-duo"), (Text("no-such-key"), "no-such-key")):
        with pytest.warns(BadSentence):
            assert left in language("en").say(text)
        with pytest.raises(BadSentence):
            language("en").say(text)
    code = "from shima.language import language; print(language('en').say('no-such-key'))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert (run.stdout, run.stderr) == ("no-such-key\n", "")


def test_the_program_is_called_as_it_can_be_called_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    command = tmp_path / "my bin" / "shima"
    command.parent.mkdir()
    command.touch(mode=0o755)
    monkeypatch.setattr("sys.argv", [str(command)])
    assert shlex.split(program()) == [str(command)]
    monkeypatch.setenv("PATH", str(command.parent))
    assert program() == "shima"
    monkeypatch.setattr("sys.argv", ["/somewhere/shima/__main__.py"])
    assert shlex.split(program()) == [sys.executable, "-m", "shima"]
    monkeypatch.setattr("sys.argv", ["pytest"])
    assert program() == "shima"


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"SHIMA_LANGUAGE": "de", "LANG": "en_US.UTF-8"}, "de"),
        ({"SHIMA_LANGUAGE": "en", "LANG": "de_DE.UTF-8"}, "en"),
        ({"SHIMA_LANGUAGE": "", "LANG": "de_AT.UTF-8"}, "de"),
        ({"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_MESSAGES": "de_CH", "LANG": "en_US.UTF-8"}, "de"),
    ],
)
def test_the_environment_chooses_the_language_and_english_is_the_default(
    environment: dict[str, str], code: str
) -> None:
    assert preferred(environment) == code


def test_the_command_line_has_the_last_word_on_the_language() -> None:
    assert preferred({"SHIMA_LANGUAGE": "en"}, ["shima", "--language", "de", "play"]) == "de"
    assert preferred({"SHIMA_LANGUAGE": "en"}, ["shima", "--language=de"]) == "de"
    assert preferred({"SHIMA_LANGUAGE": "de"}, ["shima", "play"]) == "de"
