#!/bin/sh
# stage3.sh FIRST.pt VAL WORK SELFPLAY_SECONDS SECONDS GAMES...: self-play, then training, on one GPU.
# Processes of self-play have the card to themselves; training compiles while they end and begins
# when they have. More games may be expanded into WORK meanwhile. The result is WORK/run/average.pt.
#   training/stage3.sh /tmp/tengen2/run/average.pt DATA/val.games /tmp/tengen 100 476 DATA/train-0.games
# SELF_SHARE and MUON_RATE replace the share of self-play in a batch and the rate of the optimiser; TABLES
# what is played: sizes and numbers of games at once, a process for each list, lists parted by semicolons.
# FORESIGHT is a network that first looks ahead in the recorded games (foresight.py); GROWN the blocks and channels
# of a larger network to train, grown from FIRST (grow.py); TRAIN_OPTIONS more for train.py; COMPILING the seconds
# that needs.
set -eu
first=$1 val=$2 work=$3 selfplay_seconds=$4 seconds=$5
shift 5
mkdir -p "$work/run"

cmake -S training -B "$work/build" -G Ninja > "$work/build.log"
ninja -C "$work/build" >> "$work/build.log"
selfplay() { # NAME SEED TABLES: few games at once, so that most of those begun are ended
  python3 training/selfplay.py --library "$work/build/libselfplay.so" --weights "$first" --out "$work" \
    --seconds "$selfplay_seconds" --name "$1" --seed "$2" --tables $3 > "$work/$1.log" 2>&1
}
usual="9x9x320 9x9x320 13x13x224 13x13x224"
tables=${TABLES:-"$usual 19x19x64;$usual 7x7x48 8x8x32 10x10x32 11x11x32 12x12x24 14x14x16 15x15x24 16x16x16 \
17x17x16 18x18x16 5x5x16 6x6x24 9x13x16 7x11x16 4x4x8 3x3x4 2x2x4"}
process=0
while [ -n "$tables" ]; do
  process=$((process + 1))
  selfplay "self$process" "$((30 + process))" "${tables%%;*}" &
  case $tables in *";"*) tables=${tables#*;} ;; *) tables= ;; esac
done
began=$(date +%s)

"$work/build/expand" "$val" "$work/val"
for games in "$@"; do
  name=$(basename "$games" .games)
  nice "$work/build/expand" "$games" "$work/$name"
  [ -z "${FORESIGHT:-}" ] || python3 training/foresight.py "$FORESIGHT" "$work/$name"
  touch "$work/$name.ready"
done
start=$first
if [ -n "${GROWN:-}" ]; then
  start=$work/grown.pt
  python3 training/grow.py "$first" "$start" $GROWN
fi
left=$((began + selfplay_seconds - ${COMPILING:-45} - $(date +%s)))
[ "$left" -le 0 ] || sleep "$left"
python3 training/train.py --data "$work" --out "$work/run" --seconds "$seconds" --weights "$start" \
  --varied --self-share "${SELF_SHARE:-0.15}" --end-share 0.015 --window 1 \
  --muon-rate "${MUON_RATE:-0.002}" --adam-rate 0.0003 \
  --save-every 50 --eval-every 150 --self-capacity 8000000 ${TRAIN_OPTIONS:-}
wait
