"""Y13.3: samples games that a player cannot distinguish from the one being played, by their likelihood.

A player does not know which tiles others saw with fleet 3, or which of them they put where. All games that look the
same to the player are equally likely: chance shows every unseen tile with the same weight, and a player who puts a tile
back has the same number of tiles to choose from. The style of the other players is ignored.
"""

from typing import NamedTuple

from shima.games.dice import Dice
from shima.games.game import Actor, Move
from shima.games.masks import bits
from shima.games.tuples import Numbers, added, without
from shima.games.yamatai.actions.outcomes import ShowTile
from shima.games.yamatai.actions.powers.peek import PUT_TILE_BACK, SEE, PutTileBack, See
from shima.games.yamatai.space import SPACE
from shima.games.yamatai.state import HIDDEN, Position


class Deck(NamedTuple):
    """The deck and the hand of the player who looks. Cards are tiles, or negative numbers if unknown."""

    middle: int
    top: Numbers
    bottom: Numbers
    hand: Numbers = ()

    def next_card(self, fresh: int) -> int:
        """Return the next card to be drawn; `fresh` if it is an unseen one."""
        if self.top:
            return self.top[0]
        return fresh if self.middle else self.bottom[0]

    def drawn(self) -> "Deck":
        if self.top:
            return self._replace(top=self.top[1:])
        if self.middle:
            return self._replace(middle=self.middle - 1)
        return self._replace(bottom=self.bottom[1:])

    def put_back(self, at: int, is_top: bool) -> "Deck":
        """Put the card with this index in the hand on top or at the bottom."""
        card, left = self.hand[at], without(self.hand, at)
        if is_top:
            return self._replace(top=(card, *self.top), hand=left)
        return self._replace(bottom=added(self.bottom, card), hand=left)

    def alike(self) -> "Deck":
        """Return an equivalent deck in which unknown cards are indistinguishable, as a cache key."""
        top, bottom, hand = [tuple([max(card, HIDDEN) for card in cards]) for cards in self[1:]]
        return Deck(self.middle, top, bottom, tuple(sorted(hand)))


class DeckMove:
    """A draw from the deck or a card put back, as the player learned it. HIDDEN stands for a secret tile."""

    def __init__(self, index: int, action: ShowTile | See | PutTileBack, is_secret: bool) -> None:
        self.index = index
        self.tile: int = HIDDEN if is_secret else action.tile
        self.is_put = isinstance(action, PutTileBack)
        self.is_top = isinstance(action, PutTileBack) and action.is_top
        self.is_look = isinstance(action, See)
        self.is_hidden_choice = self.is_put and is_secret

    def is_possible(self, deck: Deck) -> bool:
        """Whether the drawn card can be the tile: it is known to be it, or both are unknown."""
        if self.is_put or self.tile == HIDDEN:
            return True
        card = deck.next_card(HIDDEN)
        return card == self.tile or (card < 0 and self.tile not in deck.top + deck.bottom + deck.hand)

    def after(self, deck: Deck, fresh: int) -> Deck:
        """Return the deck after the move, which must not be a hidden choice."""
        if self.is_put:
            return deck.put_back(deck.hand.index(self.tile), self.is_top)
        card = deck.next_card(fresh) if self.tile == HIDDEN else self.tile
        left = deck.drawn()
        return left._replace(hand=added(left.hand, card)) if self.is_look else left


class Resampling:
    """One pass through the moves of the deck, which samples the hidden choices."""

    def __init__(self, deck_moves: list[DeckMove], dice: Dice) -> None:
        self.deck_moves = deck_moves
        self.dice = dice
        self.unknown_cards = 0
        self.tile_of: dict[int, int] = {}
        """The tiles of unknown cards, as far as they were revealed."""
        self.likely: dict[tuple[int, Deck], float] = {}

    def hidden_tiles(self, start: Position) -> dict[int, int]:
        """Sample the tiles that others saw and put back, by index of the move."""
        hidden = self.hidden_cards(
            Deck(int(start.middle()), self.cards(start.top), self.cards(start.bottom), start.looked)
        )
        left = [tile for tile in bits(start.unseen_tiles) if tile not in self.tile_of.values()]
        for card in hidden.values():
            if card < 0 and card not in self.tile_of:
                self.tile_of[card] = left.pop(self.dice.below(len(left)))
        return {index: self.tile_of.get(card, card) for index, card in hidden.items()}

    def cards(self, tiles: Numbers) -> Numbers:
        return tuple([self.new_card() if tile == HIDDEN else tile for tile in tiles])

    def new_card(self) -> int:
        self.unknown_cards += 1
        return -self.unknown_cards

    def hidden_cards(self, deck: Deck) -> dict[int, int]:
        """Sample the cards that others saw and put back, by index of the move."""
        hidden: dict[int, int] = {}
        for at, move in enumerate(self.deck_moves):
            if move.is_hidden_choice:
                chosen = self.choice(self.likelihoods(at, deck))
                hidden[move.index] = deck.hand[chosen]
                deck = deck.put_back(chosen, move.is_top)
                continue
            fresh = self.new_card()
            if not move.is_put:
                card = deck.next_card(fresh)
                if move.tile == HIDDEN:
                    hidden[move.index] = card
                elif card < 0:
                    self.tile_of[card] = move.tile
            deck = move.after(deck, fresh)
        return hidden

    def choice(self, likelihoods: list[float]) -> int:
        """Return a random index, weighted by likelihood."""
        left = self.dice.fraction() * sum(likelihoods)
        chosen = 0
        while left >= likelihoods[chosen]:
            left -= likelihoods[chosen]
            chosen += 1
        return chosen

    def likelihoods(self, at: int, deck: Deck) -> list[float]:
        """Return the likelihood of what the player learned later, for each card of the hand that may be put back."""
        is_top = self.deck_moves[at].is_top
        return [self.likelihood(at + 1, deck.put_back(card, is_top).alike()) for card in range(len(deck.hand))]

    def likelihood(self, at: int, deck: Deck) -> float:
        """Return the likelihood of what the player learned from this index on."""
        for later in range(at, len(self.deck_moves)):
            move = self.deck_moves[later]
            if move.is_hidden_choice:
                key = (later, deck)
                if key not in self.likely:
                    self.likely[key] = sum(self.likelihoods(later, deck)) / len(deck.hand)
                return self.likely[key]
            if not move.is_possible(deck):
                return 0.0
            deck = move.after(deck, HIDDEN)
        return 1.0


def resampled(start: Position, moves: list[Move], secrets: dict[int, Actor], seat: Actor, dice: Dice) -> list[Move]:
    """Return the moves with those secret to the seat sampled again."""
    deck_moves: list[DeckMove] = []
    for index, move in enumerate(moves):
        action = SPACE.actions[move]
        if isinstance(action, ShowTile | See | PutTileBack):
            deck_moves.append(DeckMove(index, action, secrets.get(index, seat) != seat))
    others = moves[:]
    for index, tile in Resampling(deck_moves, dice).hidden_tiles(start).items():
        action = SPACE.actions[moves[index]]
        if isinstance(action, PutTileBack):
            others[index] = PUT_TILE_BACK.number(0 if action.is_top else 1, tile)
        else:
            others[index] = SEE.number(tile)
    return others
