"""The opening guide as a page: what matters first, then the tables. All of it follows from the counts."""

from collections.abc import Mapping
from shlex import quote
from typing import Any

from shima.arena.openings.book import Topic
from shima.arena.openings.findings import FEWEST, Finding, Judge
from shima.arena.openings.measure import book_of
from shima.arena.openings.picture import MINUS, picture
from shima.arena.openings.report import Report
from shima.arena.openings.tally import Measured
from shima.games.text import Text
from shima.language import LANGUAGES, Language, language
from shima.lessons.markdown import capitalised, table, wrapped
from shima.registry import open_game

MADE = "<!-- Made by `shima openings`. Edit the catalogues in src/shima/text instead. -->"
UNKNOWN = "–"


def file_name(stem: str, code: str, ending: str = "md") -> str:
    return f"{stem}.{ending}" if code == LANGUAGES[0] else f"{stem}.{code}.{ending}"


class Page:
    """The guide for one game in one language."""

    def __init__(self, report: Report, code: str, board: Mapping[str, Any] | None = None) -> None:
        self._report = report
        self._code = code
        self._language: Language = language(code)
        self._book = book_of(report.game)
        game = open_game(report.game)
        self._title = game.title
        self._board = game.board() if board is None else board

    def text(self, stem: str = "") -> str:
        """Return the page as Markdown. With the stem of its file, it has links to other languages and pictures."""
        report = self._report
        lines = [f"# {self._say('openings-title', game=self._title)}"]
        if stem:
            others = [code for code in LANGUAGES if code != self._code]
            links = [f"[{language(code).say('openings-language')}]({file_name(stem, code)})" for code in others]
            lines += [MADE, "", " · ".join(links)]
        lines += ["", wrapped(self._say("openings-intro", simulations=report.simulations))]
        for seats in report.tallies:
            lines += self._section(seats, stem)
        lines += ["", f"## {self._say('openings-method')}", ""]
        lines += [wrapped(self._say("openings-columns", fewest=FEWEST)), "", wrapped(self._say("openings-sure")), ""]
        lines += [wrapped(self._say("openings-cause")), "", self._command()]
        return "\n".join(lines) + "\n"

    def findings(self, seats: int) -> list[str]:
        """Return what matters with this number of players, in sentences."""
        found = self._judge(seats).findings()
        return [self._sentence(finding, seats) for finding in found] or [self._say("openings-nothing")]

    def picture(self, seats: int) -> str:
        """Return the picture of the first topic: how each choice changes the chance to win."""
        judge = self._judge(seats)
        topic = judge.topics[0]
        found = [(choice, judge.tally.gain(topic.key, topic.roles, choice)) for choice in judge.judged(topic)]
        rows = [(self._label(topic.key, choice), gain, judge.is_sure(topic, choice)) for choice, gain in found if gain]
        rows.sort(key=lambda row: -row[1].value)
        return picture(self._picture_title(topic, seats), self._say("openings-axis"), rows)

    def _section(self, seats: int, stem: str) -> list[str]:
        judge = self._judge(seats)
        games = self._report.tallies[seats].games
        lines = ["", f"## {self._say('openings-seats', seats=seats)}", ""]
        lines += [wrapped(f"- {sentence}", "  ", first="") for sentence in self.findings(seats)]
        places = self._places(seats)
        lines += ["", wrapped(self._say("openings-places", games=games, shares=places))]
        if stem and judge.judged(judge.topics[0]):
            drawn = file_name(f"pictures/{stem}-{seats}", self._code, "svg")
            lines += ["", f"![{self._picture_title(judge.topics[0], seats)}]({drawn})" + "{ .drawing }"]
        for topic in judge.topics:
            lines += self._table(judge, topic)
        return lines

    def _table(self, judge: Judge, topic: Topic) -> list[str]:
        groups = [(role,) for role in topic.roles] if topic.apart else [topic.roles]
        heads = [self._book.column(role) for role in topic.roles] if topic.apart else [Text("openings-made")]
        rows: list[tuple[float, list[str]]] = []
        for choice in judge.tally.choices(topic.key):
            shares = [judge.tally.share(topic.key, roles, choice) for roles in groups]
            if not any(share and share.value for share in shares):
                continue
            label = self._label(topic.key, choice)
            gain, won = self._gain(judge, topic, choice), self._won(judge, topic, choice)
            cells = [capitalised(label), *(self._share(share) for share in shares), gain, won]
            rows.append((-(shares[0].value if shares[0] else 0), cells))
        if not rows:
            return []
        rows.sort(key=lambda row: row[0])
        columns = ["", *map(self._say, heads), self._say("openings-chance"), self._say("openings-wins")]
        heading = f"### {self._say(self._book.heading(topic.key))}"
        return ["", heading, "", *table(columns, [cells for _, cells in rows])]

    def _gain(self, judge: Judge, topic: Topic, choice: str) -> str:
        gain = judge.tally.gain(topic.key, topic.roles, choice)
        if gain is None or choice not in judge.judged(topic):
            return UNKNOWN
        shown = self._points(gain)
        return f"**{shown}**" if judge.is_sure(topic, choice) else shown

    def _won(self, judge: Judge, topic: Topic, choice: str) -> str:
        won = judge.tally.won(topic.key, topic.roles, choice)
        return UNKNOWN if won is None or choice not in judge.judged(topic) else self._points(won)

    def _sentence(self, finding: Finding, seats: int) -> str:
        if finding.kind == "place":
            share, fair = self._share(finding.found), self._number(100 / seats)
            return self._say("openings-place-wins", place=int(finding.role), share=share, fair=fair)
        label = self._book.label(self._board, finding.topic, finding.choice)
        if finding.kind == "favourite":
            share = self._share(finding.found)
            return capitalised(self._say(self._book.favourite(finding.topic, finding.role, label, share)))
        found = finding.found
        ends = sorted(abs(end) for end in (found.low, found.high))
        numbers = {
            "points": self._number(100 * abs(found.value)),
            "low": self._number(100 * ends[0]),
            "high": self._number(100 * ends[1]),
        }
        heading = self._book.heading(finding.topic)
        args: dict[str, object] = {"heading": heading, "label": label, "kind": finding.kind, **numbers}
        return self._say(Text("openings-worth", args))

    def _places(self, seats: int) -> str:
        tally = self._report.tallies[seats]
        return "; ".join(
            self._say("openings-place-share", place=place, share=self._share(tally.place(str(place))))
            for place in range(1, seats + 1)
        )

    def _picture_title(self, topic: Topic, seats: int) -> str:
        heading = self._book.heading(topic.key)
        return self._say(Text("openings-picture", {"heading": heading, "seats": seats}))

    def _command(self) -> str:
        report = self._report
        games = next(iter(report.tallies.values())).games
        seats = ",".join(map(str, report.tallies))
        played = f"--seats {seats} --games {games} --simulations {report.simulations} --seed {quote(report.seed)}"
        options = "".join(f" --option {name}={value}" for name, value in report.options.items())
        return f"```console\n$ shima openings {report.game} {played}{options}\n```"

    def _judge(self, seats: int) -> Judge:
        topics = self._book.topics(self._board, seats)
        return Judge(self._report.tallies[seats], topics, seats)

    def _label(self, topic: str, choice: str) -> str:
        return self._say(self._book.label(self._board, topic, choice))

    def _share(self, found: Measured | None) -> str:
        if found is None:
            return UNKNOWN
        value, low, high = (f"{100 * number:.0f}" for number in (found.value, found.low, found.high))
        return self._say("openings-share", value=value, low=low, high=high)

    def _points(self, found: Measured) -> str:
        value, low, high = (self._signed(100 * number) for number in (found.value, found.low, found.high))
        return f"{value} [{low}; {high}]"

    def _signed(self, number: float) -> str:
        shown = self._number(abs(number))
        return f"{MINUS}{shown}" if number <= -0.05 else f"+{shown}" if number >= 0.05 else shown

    def _number(self, number: float) -> str:
        return f"{number:.1f}".replace(".", self._say("balance-decimal"))

    def _say(self, text: Text | str, **args: object) -> str:
        filled = Text(text, args) if isinstance(text, str) else text
        return " ".join(self._language.say(filled).split())
