#!/bin/sh
# stage5.sh FIRST.pt VAL WORK SELFPLAY_SECONDS SECONDS GAMES...: stage3.sh with self-play where it was thin:
# 19x19 and 13x13 get a process each, and self-play is nearly half of what is learned from.
export SELF_SHARE="${SELF_SHARE:-0.45}" MUON_RATE="${MUON_RATE:-0.003}"
export TABLES="${TABLES:-19x19x256 19x19x256;13x13x320 13x13x320 9x9x256;9x9x256 7x7x48 8x8x32 10x10x32 11x11x32 12x12x24 \
14x14x16 15x15x24 16x16x16 17x17x16 18x18x16 5x5x16 6x6x24 9x13x16 7x11x16 4x4x8 3x3x4 2x2x4}"
exec "$(dirname "$0")/stage3.sh" "$@"
