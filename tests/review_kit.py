"""What the tests of `tengen review` share: games, engines and the record a review leaves.

A test is started as NAME_test.py TENGEN [unittest arguments].
"""
import random
import re
import shlex

from cli_kit import TENGEN

ENGINE = "%s gtp --net fake --threads 1" % shlex.quote(TENGEN)
LETTERS = "abcdefghijklmnopqrs"


def random_moves(seed, count, width=9, height=9, taken=()):
    """Moves on empty points, a pass among them: Black first."""
    points = [x + y for x in LETTERS[:width] for y in LETTERS[:height] if x + y not in taken]
    random.Random(seed).shuffle(points)
    points[count // 2] = ""
    return [";%s[%s]" % ("BW"[i % 2], points[i]) for i in range(count)]


def game(nodes, root=""):
    return "(;FF[4]GM[1]SZ[9]%s%s)" % (root, "".join(nodes))


# An engine that would rather play E5 than anything, and by more points the lower the move stands.
STUB = r"""#!/bin/sh
while read -r id word rest; do
  case "$word" in
    list_commands) printf '=%s tengen-analyze\n\n' "$id" ;;
    tengen-analyze)
      set -- $rest
      row=${5#A}
      printf '=%s\ninfo move E5 visits 9 winrate 0.6 scoreLead 4 order 0 pv E5 D4 ' "$id"
      [ "$4" != force ] ||
        printf 'info move %s visits 3 winrate 0.4 scoreLead %s order 1 pv %s ' "$5" "-$((9 - row))" "$5"
      printf 'rootInfo visits %s winrate 0.6 scoreLead 4\n\n' "$3" ;;
    quit) printf '=%s\n\n' "$id"; exit ;;
    *) printf '=%s\n\n' "$id" ;;
  esac
done
"""


def record_values(text):
    """The evaluations a saved file holds, read as docs/review-property.md says."""
    return [value.split() for value in re.findall(r"TGR(?:\[1 by[^]]*\])?\[(1 [0-9a-f]{4} [^]]*)\]", text)]
