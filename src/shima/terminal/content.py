"""What there is to show about a session, line by line or full-screen."""

import shlex
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from shima import fair
from shima.games.game import Game, Move, State
from shima.language import Language, program
from shima.session import Session
from shima.terminal import told
from shima.terminal.commands import COMMANDS
from shima.terminal.names import shown_names
from shima.terminal.offer import grouped, others_list
from shima.terminal.picture import picture


class Content:
    """The position, the story and the answers of a session. It changes nothing."""

    def __init__(self, session: Session, language: Language, commitment: str = "") -> None:
        self.session = session
        self.commitment = commitment or fair.commitment(session.seed)
        self.language = language
        self.names = shown_names(session.players, language)
        self.picture = picture(session.game, language)

    @property
    def game(self) -> Game:
        return self.session.game

    @property
    def state(self) -> State:
        return self.session.state

    def say(self, key: str, **args: object) -> Text:
        return self.sentence(self.language.say(key, self.names, **args))

    def sentence(self, sentence: str) -> Text:
        """Return a sentence with the names in the players' colours."""
        return told.coloured(sentence, self.names, self.picture)

    def view(self, viewer: int | None) -> Mapping[str, Any]:
        return self.game.view(self.state, viewer)

    def table(self, viewer: int | None, width: int) -> RenderableType:
        """Return the whole table, one part below the other."""
        return self.picture.table(self.view(viewer), self.names, width)

    def moves(self) -> list[Move]:
        """Return the legal moves of the player who decides, in the order of their numbers."""
        groups = grouped(self.view(self.state.actor()), self.picture)
        return [offer["move"] for group in groups.values() for offer in group]

    def labelled(self, text: str) -> Move | None:
        """Return the legal move that the list calls so, in the player's language."""
        labels = {
            self.language.say(self.game.label(self.state, move), self.names).lower(): move for move in self.moves()
        }
        return labels.get(text.lower())

    def prompt(self, seat: int) -> str:
        return self.language.say("play-prompt", self.names, player=seat, count=len(self.state.moves()))

    def story(self, viewer: int | None, since: int) -> RenderableType:
        """Return what happened since that move."""
        news = self.told(viewer, since)
        bullets = Table.grid(padding=(0, 1))
        laid = told.set_up_length(news) if since == 0 else 0
        if laid:
            bullets.add_row("·", self.language.say("play-set-up", count=laid))
            promise = self.language.say("play-promise", commitment=self.commitment)
            bullets.add_row("·", Text(promise, overflow="fold"))
        for paragraph in told.paragraphs(news[laid:]):
            bullets.add_row("·", self.sentence(paragraph))
        return bullets

    def log(self, viewer: int | None) -> RenderableType:
        """Return the whole story, move by move."""
        rows = Table.grid(padding=(0, 2))
        rows.add_column(justify="right")
        for one in self.told(viewer, 0):
            rows.add_row(str(one.number), self.sentence(one.sentences))
        return rows

    def others(self) -> RenderableType:
        """Return the moves that are currently not possible."""
        return Group(self.say("play-others"), others_list(self.game, self.state))

    def allowed(self, move: Move) -> Text:
        """Return what a legal move would do."""
        texts = self.game.story(self.state, move, self.state.actor())
        return self.say("play-allowed", story=" ".join(self.language.say(text, self.names) for text in texts))

    def example(self) -> str:
        """Return the notation of some legal move."""
        return self.game.write(self.state, self.state.moves()[0]).partition(" ")[2]

    def help(self) -> RenderableType:
        say = self.language.say
        rows = Table.grid(padding=(0, 2))
        rows.add_row(Text("1, 2, 3 …", "bold"), say("play-help-number"))
        rows.add_row(Text(self.example(), "bold"), say("play-help-notation"))
        for command in COMMANDS:
            rows.add_row(Text(say("play-usage", command=command), "bold"), say("play-help", command=command))
        return rows

    def score_sheet(self) -> RenderableType:
        """Return how the points add up, and who won."""
        sheet = self.picture.score_sheet(self.view(None), self.names)
        return Group(sheet, self.sentence(told.outcome(self.state, self.names, self.language)))

    def proof(self, path: Path | None) -> list[Text]:
        """Return the check of the draws, and what can be done with the record: lines that people copy."""
        say = self.language.say
        lines = [say("play-seed", seed=self.session.seed.hex()), say("play-commitment", commitment=self.commitment)]
        if path is not None:
            lines.append(say("play-record", file=str(path), quoted=shlex.quote(str(path)), shima=program()))
        return [Text(line) for line in lines]

    def last_turn(self, seat: int) -> int:
        """Return the number of moves before what happened since the player's last turn."""
        since = own = 0
        for number, chooser in told.choices(self.steps()):
            if chooser == seat:
                own = number + 1
            else:
                since = own
        return since

    def steps(self) -> Iterator[tuple[State, Move]]:
        session = self.session
        return told.replayed(session.game, len(session.players), session.options, session.moves)

    def told(self, viewer: int | None, since: int) -> list[told.Told]:
        """Return what happened since that move, move by move."""
        return list(told.tell(self.game, self.steps(), self.names, self.language, viewer, since))
