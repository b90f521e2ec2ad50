"""Positions as the expander writes them (records.h), kept on the device and unpacked there.

The inputs of the network are defined here and nowhere else; src/nn must compute exactly these.
Planes, one value a point:
   0 own stones                      1 the other side's stones
   2 3 4 stones of chains with one, two, three liberties
   5 points forbidden to the side to move by ko or superko
   6..10 where the last, last but one, ... fifth last move was played (nothing for a pass)
  11 one everywhere on the board
Globals, one value a position:
   0 points of komi the side to move receives, divided by ten (negative for Black)
   1 area scoring    2 positional superko    3 situational superko    4 suicide of several stones
   5..9 the last, ... fifth last move was a pass
  10 11 zero for now

The recorded games are all simple ko, no suicide, territory, komi 6.5, and a plain batch says so. A
varied one draws the circumstances anew wherever the label is known for them all the same:
- Ko and suicide rules, which change nothing in these games.
- Area in place of territory, with the komi a point higher where the count is not known.
- Where all owners are known: any komi. It is drawn without a look at the lead, for a komi that
  depended on the lead would tell it.
Where foresight.py was there before, a varied batch also replaces most of the result by what was
expected a little later in the game, unless the komi is drawn, and adds the owners it expected.
"""

from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor

SIDE = 19
POINTS = SIDE * SIDE
PASS = POINTS
HISTORY = 5
PLANES = 12
GLOBALS = 12
KOMI = 6.5
AREA_KOMI = 7.5  # about as fair by area
RECORD_BYTES = 192
ENTRY_BYTES = 96
FORESEEN_BYTES = 1 + POINTS  # a game: whether the owners are foreseen, and their signs by 127
RESIGNED = 20000  # in GameEntry.result

FORESIGHT_SHARE = 0.75  # of what a varied batch says of the winner; the rest is the result
FORESEEN_OWNERS = 0.3  # how far owners are trusted that were not counted

# Shares of a varied batch
AREA_SHARE = 0.4
SUPERKO_SHARE = 0.25  # each of positional and situational
SUICIDE_SHARE = 0.3
WHOLE_KOMI_SHARE = 0.15  # of those drawn
KOMI_SPREADS = ((0.25, 6.0), (0.25, 20.0))  # share of the games with owners, points around 6.5


def symmetry_tables() -> tuple[Tensor, Tensor]:
    """(source, target), each [8, 362]: under symmetry s the point p shows what was at source[s, p],
    and what was at p goes to target[s, p]. Pass stays where it is."""
    grid = np.arange(POINTS).reshape(SIDE, SIDE)
    source = np.full((8, POINTS + 1), PASS, np.int64)
    for s in range(8):
        turned = np.rot90(grid, s % 4)
        source[s, :POINTS] = (turned.T if s >= 4 else turned).reshape(-1)
    target = np.argsort(source, axis=1)
    return torch.from_numpy(source), torch.from_numpy(target)


class Batch(NamedTuple):
    """What a training step or an evaluation needs, already turned by each position's symmetry."""

    planes: Tensor  # [n, 12, 19, 19]
    globals: Tensor  # [n, 12]
    policy: Tensor  # [n, 362] how good the moves are, one in all
    advised: Tensor  # [n] whether `policy` is known
    reply: Tensor  # [n] in 0..361, -1 where the game ended
    won: Tensor  # [n] 1 if the side to move won, 1/2 for a draw; between them: its chance
    lead: Tensor  # [n] points, from the side to move
    counted: Tensor  # [n] whether `lead` is known
    owners: Tensor  # [n, 361] 1 own, -1 the other's, 0 nobody's
    owned: Tensor  # [n] whether `owners` is known, or how far


def joined(batches: list[Batch]) -> Batch:
    return Batch(*(torch.cat(parts) for parts in zip(*batches)))


def chance(share: float, like: Tensor) -> Tensor:
    """True with this probability, for every row of `like`."""
    return torch.rand(len(like), device=like.device) < share


def draw_komi(fair: Tensor, spread: float) -> Tensor:
    drawn = fair + spread * torch.randn_like(fair)
    return torch.where(chance(WHOLE_KOMI_SHARE, fair), drawn.round(), drawn.floor() + 0.5)


def draw_ko_and_suicide(facts: Tensor) -> None:
    superko = torch.rand(len(facts), device=facts.device)
    facts[:, 2] = (superko < SUPERKO_SHARE).float()
    facts[:, 3] = (superko > 1 - SUPERKO_SHARE).float()
    facts[:, 4] = chance(SUICIDE_SHARE, facts).float()


def winner(lead: Tensor) -> Tensor:
    return (torch.sign(lead) + 1) / 2


def unpacked_owners(packed: Tensor, source: Tensor) -> Tensor:
    """[n, 361]: 0 nobody, 1, 2."""
    codes = torch.stack([packed >> shift & 3 for shift in (0, 2, 4, 6)], 2)
    return codes.reshape(len(packed), -1).gather(1, source[:, :POINTS])


class Positions:
    """All positions read so far, in the order of play, so that a position's neighbours in its game
    are its neighbours here."""

    def __init__(self, capacity: int, games: int, device: torch.device) -> None:
        self.device = device
        self.count = 0
        self.games = 0
        self._records = torch.empty((capacity, RECORD_BYTES), dtype=torch.uint8, device=device)
        self._entries = torch.empty((games, ENTRY_BYTES), dtype=torch.uint8, device=device)
        # Of games that foresight.py has seen: Black's chance by 255 at every position, and the owners.
        self._chances = torch.empty(capacity, dtype=torch.uint8, device=device)
        self._foreseen = torch.empty((games, FORESEEN_BYTES), dtype=torch.int8, device=device)
        self._has_foresight = torch.zeros(games, dtype=torch.bool, device=device)
        source, target = symmetry_tables()
        self._source = source.to(device)
        self._target = target.to(device)

    def append(self, prefix: Path) -> tuple[Tensor, Tensor]:
        """Reads PREFIX.positions and PREFIX.results; the numbers of the new positions where a stone
        was played and of those where a game ended with a pass."""
        entries = np.fromfile(f"{prefix}.results", np.uint8).reshape(-1, ENTRY_BYTES)
        records = np.memmap(f"{prefix}.positions", np.uint8, mode="c").reshape(-1, RECORD_BYTES)
        first = self.count
        fitting = min(len(records), len(self._records) - first)
        step = 1 << 20
        for at in range(0, fitting, step):
            end = min(at + step, fitting)
            new = self._records[first + at : first + end]
            new.copy_(torch.from_numpy(records[at:end]))
            new.view(torch.int32)[:, 47] += self.games
        self._entries[self.games : self.games + len(entries)].copy_(torch.from_numpy(entries))
        self._read_foresight(prefix, fitting, len(entries))
        self.count += fitting
        self.games += len(entries)
        moves = self._moves_at(torch.arange(first, self.count, device=self.device))[:, 0]
        new = (moves >= 0).nonzero()[:, 0] + first  # the others stand behind the end of a game
        return new[moves[new - first] < PASS], new[moves[new - first] == PASS]

    def _read_foresight(self, prefix: Path, positions: int, games: int) -> None:
        if not Path(f"{prefix}.chances").exists():
            return
        chances = np.fromfile(f"{prefix}.chances", np.uint8)[:positions]
        self._chances[self.count : self.count + positions].copy_(torch.from_numpy(chances))
        foreseen = np.fromfile(f"{prefix}.foreseen", np.int8).reshape(-1, FORESEEN_BYTES)
        self._foreseen[self.games : self.games + games].copy_(torch.from_numpy(foreseen))
        self._has_foresight[self.games : self.games + games] = True

    def played(self) -> Tensor:
        """The numbers of all positions where something was played."""
        return (self._records[: self.count].view(torch.int16)[:, 93] >= 0).nonzero()[:, 0]

    def games_and_plies(self, index: Tensor) -> tuple[Tensor, Tensor]:
        games = self._records.view(torch.int32)[index, 47]
        return games.long(), self._records.view(torch.int16)[index, 92].long()

    def black_won(self) -> Tensor:
        """[games]"""
        return winner(self._entries[: self.games, :2].contiguous().view(torch.int16)[:, 0].float())

    def batch(self, index: Tensor, symmetry: Tensor, varied: bool = False) -> Batch:
        record = self._records[index]
        words = record.view(torch.int16).long()
        white = record[:, 181:182].long()
        source, target = self._source[symmetry], self._target[symmetry]
        before = self._moves_before(index, words[:, 92:93])
        planes = self._planes(record, words[:, 91:92], before, white, source, target)
        facts = torch.zeros((len(index), GLOBALS), device=self.device)
        facts[:, 5:5 + HISTORY] = (before == PASS).float()
        result = self._result(index, facts, record, white, source, varied)
        policy = torch.zeros((len(index), POINTS + 1), device=self.device)
        policy.scatter_(1, target.gather(1, words[:, 93:94]), 1.0)
        advised = self._is_advice(words[:, 93] == PASS, facts, planes, result[3])
        return Batch(planes, facts, policy, advised, self._reply(index, record, target), *result)

    def _planes(self, record: Tensor, ko: Tensor, before: Tensor, white: Tensor, source: Tensor,
                target: Tensor) -> Tensor:
        n = len(record)
        pairs = record[:, :181]
        codes = torch.stack((pairs & 15, pairs >> 4), 2).reshape(n, POINTS + 1)
        codes = codes.gather(1, source[:, :POINTS])
        stones = codes & 3
        liberties = codes >> 2
        marks = torch.zeros((n, HISTORY + 1, POINTS + 1), device=self.device)
        marks[:, 0].scatter_(1, target.gather(1, ko), 1.0)
        for back in range(HISTORY):
            spot = before[:, back : back + 1].clamp(min=0)
            known = (before[:, back : back + 1] >= 0).float()
            marks[:, back + 1].scatter_(1, target.gather(1, spot), known)
        planes = torch.empty((n, PLANES, POINTS), device=self.device)
        planes[:, 0] = stones == 1 + white
        planes[:, 1] = stones == 2 - white
        for number in range(1, 4):
            planes[:, 1 + number] = liberties == number
        planes[:, 5:11] = marks[:, :, :POINTS]
        planes[:, 11] = 1
        return planes.view(n, PLANES, SIDE, SIDE)

    def _moves_at(self, index: Tensor) -> Tensor:
        """[n, 1]"""
        return self._records[index, 186:188].view(torch.int16).long()

    def _moves_before(self, index: Tensor, ply: Tensor) -> Tensor:
        """[n, 5], the last one first; -1 before the game."""
        moves = [self._moves_at((index - back).clamp(min=0)) for back in range(1, HISTORY + 1)]
        back = torch.arange(1, HISTORY + 1, device=self.device)
        return torch.cat(moves, 1).masked_fill(ply < back, -1)

    def _reply(self, index: Tensor, record: Tensor, target: Tensor) -> Tensor:
        after = (index + 1).clamp(max=self.count - 1)
        game = record.view(torch.int32)[:, 47]
        following = self._records[after]
        move = following.view(torch.int16)[:, 93:94].long()
        known = (following.view(torch.int32)[:, 47] == game) & (after != index) & (move[:, 0] >= 0)
        reply = target.gather(1, move.clamp(min=0))[:, 0]
        return torch.where(known, reply, torch.full_like(reply, -1))

    def _result(self, index: Tensor, facts: Tensor, record: Tensor, white: Tensor, source: Tensor,
                varied: bool) -> tuple[Tensor, ...]:
        """won, lead, counted, owners, owned of a Batch; sets komi and rules in `facts`."""
        game = record.view(torch.int32)[:, 47].long()
        entry = self._entries[game]
        half_points = entry[:, :2].contiguous().view(torch.int16)[:, 0].float()
        counted = (half_points.abs() < RESIGNED).float()
        owned = entry[:, 2].float()
        codes = unpacked_owners(entry[:, 4:95], source)
        owners = (codes == 1).float() - (codes == 2).float()
        komi = torch.full_like(half_points, KOMI)
        lead = half_points / 2
        won = winner(lead)
        if varied:
            lead, komi = self._varied(facts, lead, owners, owned)
            usual = komi == torch.where(facts[:, 1] > 0, AREA_KOMI, KOMI)
            won, owners, owned = self._with_foresight(index, game, source, usual, winner(lead),
                                                      owners, owned)
        sign = (1 - 2 * white[:, 0]).float()  # all until here is Black's
        facts[:, 0] = -sign * komi / 10
        won = torch.where(sign > 0, won, 1 - won)
        return won, lead * sign * counted, counted, owners * sign[:, None], owned

    def _with_foresight(self, index: Tensor, game: Tensor, source: Tensor, usual: Tensor, won: Tensor,
                        owners: Tensor, owned: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """The last three again, for Black, with what foresight.py expects."""
        seen = self._has_foresight[game]
        expected = torch.lerp(won, self._chances[index] / 255, FORESIGHT_SHARE)
        foreseen = self._foreseen[game]
        uncounted = seen & (foreseen[:, 0] > 0) & (owned == 0)
        soft = foreseen[:, 1:].gather(1, source[:, :POINTS]) / 127
        return (torch.where(seen & usual, expected, won),
                torch.where(uncounted[:, None], soft, owners),
                torch.where(uncounted, FORESEEN_OWNERS, owned))

    @staticmethod
    def _varied(facts: Tensor, lead: Tensor, owners: Tensor,
                owned: Tensor) -> tuple[Tensor, Tensor]:
        """Black's lead and the komi under other rules, which it sets."""
        draw_ko_and_suicide(facts)
        area = chance(AREA_SHARE, facts)
        facts[:, 1] = area.float()
        komi = torch.where(area, AREA_KOMI, KOMI)
        part = torch.rand_like(lead)
        for share, spread in KOMI_SPREADS:
            drawn = (part >= 0) & (part < share) & (owned > 0)
            komi = torch.where(drawn, draw_komi(torch.full_like(lead, KOMI), spread), komi)
            part = part - share
        points = torch.where(area, owners.sum(1), lead + KOMI)
        return torch.where(owned > 0, points - komi, lead), komi

    @staticmethod
    def _is_advice(passed: Tensor, facts: Tensor, planes: Tensor, owners: Tensor) -> Tensor:
        """By area a pass is no advice while dame or dead stones are left."""
        stones = (planes[:, 0] - planes[:, 1]).flatten(1)
        unfinished = ((owners == 0) | (stones * owners < 0)).any(1)
        return (~(passed & (facts[:, 1] > 0) & unfinished)).float()
