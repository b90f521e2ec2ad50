#!/bin/sh
# stage8.sh FIRST.pt VAL WORK SELFPLAY_SECONDS SECONDS TEACHER.pt GAMES...: FIRST learns from a teacher (teacher.py), which
# also looks ahead in the recorded games. FIRST plays the games of self-play, being faster; the teacher comments on them.
first=$1 val=$2 work=$3 selfplay_seconds=$4 seconds=$5 teacher=$6
shift 6
export FORESIGHT="$teacher" SELF_SHARE="${SELF_SHARE:-0.3}" MUON_RATE="${MUON_RATE:-0.0035}" COMPILING="${COMPILING:-70}"
export TRAIN_OPTIONS="--teacher $teacher ${TRAIN_OPTIONS:-}"
export TABLES="${TABLES:-9x9x384 9x9x384 13x13x288 13x13x288;9x9x320 13x13x256 13x13x256 19x19x96 19x19x96;7x7x48 8x8x32 \
10x10x32 11x11x32 12x12x24 14x14x16 15x15x24 16x16x16 17x17x16 18x18x16 5x5x16 6x6x24 9x13x16 7x11x16 4x4x8 3x3x4 2x2x4}"
exec "$(dirname "$0")/stage3.sh" "$first" "$val" "$work" "$selfplay_seconds" "$seconds" "$@"
