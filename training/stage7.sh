#!/bin/sh
# stage7.sh FIRST.pt VAL WORK SELFPLAY_SECONDS SECONDS GAMES...: a teacher. stage3.sh with a network of 16 blocks of
# 192 channels that begins as FIRST (grow.py). FIRST plays the games of self-play and looks ahead in the recorded ones.
export FORESIGHT="$1" GROWN="${GROWN:-16 192}" SELF_SHARE="${SELF_SHARE:-0.18}" MUON_RATE="${MUON_RATE:-0.0008}"
export TRAIN_OPTIONS="${TRAIN_OPTIONS:-}" COMPILING="${COMPILING:-95}"
export TABLES="${TABLES:-9x9x384 9x9x384 13x13x288 13x13x288;9x9x320 13x13x256 13x13x256;7x7x48 8x8x32 10x10x32 11x11x32 \
12x12x24 14x14x16 15x15x24 16x16x16 17x17x16 18x18x16 5x5x16 6x6x24 9x13x16 7x11x16 4x4x8 3x3x4 2x2x4}"
exec "$(dirname "$0")/stage3.sh" "$@"
