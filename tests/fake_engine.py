#!/usr/bin/env python3
"""A GTP engine that plays legal moves by chance, or misbehaves, for testing whoever talks to it.

    fake_engine.py TENGEN [--seed N] [--pass-after MOVES] [--slow SECONDS]
                   [--at MOVE crash|hang|flood|illegal|junk|resign] [--name NAME] [--no-time]

What is legal is asked of `tengen gtp`. --at MOVE does the deed when asked for that move of a game.
"""
import argparse
import os
import random
import subprocess
import sys
import time


class Referee:
    def __init__(self, tengen):
        self.process = subprocess.Popen([tengen, "gtp"], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, text=True)

    def ask(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        reply = ""
        while not reply.endswith("\n\n"):
            reply += self.process.stdout.readline()
        return reply[0] == "=", reply[1:].strip()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("tengen")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pass-after", type=int, default=20)
    parser.add_argument("--slow", type=float, default=0)
    parser.add_argument("--at", nargs=2, default=["0", ""])
    parser.add_argument("--name", default="Fake")
    parser.add_argument("--no-time", action="store_true")
    options = parser.parse_args()
    at, deed = int(options.at[0]), options.at[1]
    referee = Referee(options.tengen)
    chance = random.Random(options.seed)
    moves = 0

    def genmove(color):
        nonlocal moves
        moves += 1
        time.sleep(options.slow)
        if deed and moves == at:
            if deed == "crash":
                print("something went wrong", file=sys.stderr, flush=True)
                os._exit(3)
            if deed == "hang":
                time.sleep(1000)
            while deed == "flood":
                print("junk\n" * 10000)
            return {"illegal": "A0", "junk": "well...", "resign": "resign"}[deed]
        legal = referee.ask("all_legal " + color)[1].split()
        if moves > options.pass_after or not legal:
            move = "pass"
        else:
            move = chance.choice(legal)
        referee.ask("play %s %s" % (color, move))
        return move

    for line in sys.stdin:
        words = line.split()
        if not words:
            continue
        number = ""
        if words[0].isdigit():
            number = words.pop(0)
        good, text = True, ""
        if words[0] == "name":
            text = options.name
        elif words[0] == "list_commands":
            known = ["genmove", "play", "undo", "final_score", "kata-set-rules"]
            known += [] if options.no_time else ["time_left", "kata-time_settings"]
            text = "\n".join(known)
        elif words[0] == "genmove":
            text = genmove(words[1])
        elif words[0].startswith(("time_", "kata-time_")):
            print(" ".join(words), file=sys.stderr, flush=True)
        else:
            if words[0] == "clear_board":
                moves = 0
            good, text = referee.ask(" ".join(words))
        print("%s%s %s\n" % ("=" if good else "?", number, text), flush=True)
        if words[0] == "quit":
            return


main()
