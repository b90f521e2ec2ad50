#!/bin/sh
# stage6.sh FIRST.pt VAL WORK SELFPLAY_SECONDS SECONDS GAMES...: stage3.sh with better values: recorded games teach what
# the network expects a little later in the same game, self-play what its searches saw, beside the results.
export FORESIGHT="$1" SELF_SHARE="${SELF_SHARE:-0.2}" MUON_RATE="${MUON_RATE:-0.0035}"
export TABLES="${TABLES:-9x9x384 9x9x384 13x13x288 13x13x288;9x9x320 13x13x256 13x13x256 19x19x96 19x19x96;7x7x48 8x8x32 \
10x10x32 11x11x32 12x12x24 14x14x16 15x15x24 16x16x16 17x17x16 18x18x16 5x5x16 6x6x24 9x13x16 7x11x16 4x4x8 3x3x4 2x2x4}"
exec "$(dirname "$0")/stage3.sh" "$@"
