"""cut_games_test.py: pieces of a file of games make it up again. Quiet when all is well."""

import struct

from cut_games import cut

MOVES = (3, 250, 0, 17)  # of each game
BYTES = [(moves * 9 + 7) // 8 for moves in MOVES]


def file_of(games: range) -> bytes:
    """Game g has the result g, and all its bytes are g."""
    head = b"".join(struct.pack("<Hh", MOVES[g], g) for g in games)
    return b"TYG1" + struct.pack("<I", len(games)) + head + b"".join(bytes([g]) * BYTES[g] for g in games)


def a_piece_has_its_games_and_no_others() -> None:
    whole = file_of(range(4))
    for first in range(4):
        for last in range(first + 1, 5):
            assert cut(whole, last - first, first) == file_of(range(first, last))


def no_more_is_cut_than_there_is() -> None:
    assert cut(file_of(range(4)), 100, 0) == file_of(range(4))
    assert cut(file_of(range(4)), 100, 3) == file_of(range(3, 4))
    assert cut(file_of(range(4)), 1, 9) == file_of(range(0))


if __name__ == "__main__":
    a_piece_has_its_games_and_no_others()
    no_more_is_cut_than_there_is()
