#!/bin/sh
# stage2.sh FIRST.pt GAMES VAL WORK SECONDS SELFPLAY_SECONDS [TRAIN OPTIONS]: self-play and training side
# by side on one GPU, from the network of stage 1. Self-play follows the weights as they improve, training
# takes in what it writes. WORK holds everything made; the result is WORK/run/average.pt.
#   training/stage2.sh /tmp/tengen1/run/average.pt DATA/train-2.games DATA/val.games /tmp/tengen 920 700
set -eu
first=$1 games=$2 val=$3 work=$4 seconds=$5 selfplay_seconds=$6
shift 6
threads=$(($(nproc) > 6 ? $(nproc) - 4 : $(nproc)))
mkdir -p "$work/run"

cmake -S training -B "$work/build" -G Ninja > "$work/build.log"
ninja -C "$work/build" >> "$work/build.log"
"$work/build/expand" "$val" "$work/val"
python3 training/selfplay.py --library "$work/build/libselfplay.so" --weights "$first" \
  --follow "$work/run/average.pt" --out "$work" --seconds "$selfplay_seconds" \
  --threads "$threads" ${SELFPLAY_OPTIONS:-} > "$work/selfplay.log" 2>&1 &
{ "$work/build/expand" "$games" "$work/t0" && touch "$work/t0.ready"; } &
python3 training/train.py --data "$work" --out "$work/run" --seconds "$seconds" --weights "$first" \
  --varied --fresh-pass --self-share 0.4 --end-share 0.015 --muon-rate 0.005 --adam-rate 0.00075 \
  --save-every 30 --capacity 45000000 --games 250000 --self-capacity 8000000 "$@"
touch "$work/selfplay.stop"
wait
