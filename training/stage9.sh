#!/bin/sh
# stage9.sh FIRST.pt VAL WORK SELFPLAY_SECONDS SECONDS BESIDE.pt GAMES...: FIRST learns from itself and from BESIDE, each
# looking at a position from several sides (teacher.py), at a rate so gentle that it never has to come back from it.
first=$1 val=$2 work=$3 selfplay_seconds=$4 seconds=$5 beside=$6
shift 6
export FORESIGHT="$first" SELF_SHARE="${SELF_SHARE:-0.15}" MUON_RATE="${MUON_RATE:-0.001}" COMPILING="${COMPILING:-60}"
export TRAIN_OPTIONS="--teacher $first $beside --views 2 --adam-rate 0.0001 ${TRAIN_OPTIONS:-}"
export TABLES="${TABLES:-9x9x384 9x9x384;13x13x288 13x13x288;9x9x320 7x7x48 8x8x32 10x10x32 11x11x32 12x12x24 14x14x16 \
15x15x24 16x16x16 17x17x16 18x18x16 5x5x16 6x6x24 9x13x16 7x11x16 4x4x8 3x3x4 2x2x4}"
exec "$(dirname "$0")/stage3.sh" "$first" "$val" "$work" "$selfplay_seconds" "$seconds" "$@"
