#!/usr/bin/env python3
"""Replays GTP transcripts against `tengen gtp` and compares every reply.

    transcripts.py TENGEN FOLDER

A transcript is what a conversation looks like: a line that begins with `> ` is sent, what stands
below it up to an empty line is the reply to it. `>> ` sends a line with escapes (\\t, \\x00). Lines
that begin with `#` are remarks; `# options: ...` at the beginning adds options to `tengen gtp`.
$TMP stands for an empty folder, $VERSION for the version; in replies $MOVE stands for any move,
$NUMBER for any number and $WORDS for the rest of a line.

The network is a fake one and the judge does not ask it: nothing here depends on weights.
"""
import glob
import os
import re
import shlex
import subprocess
import sys
import tempfile

OPTIONS = ["--net", "fake", "--judge", "playouts", "--threads", "1"]
WILD = {"$MOVE": r"([A-HJ-Z]\d+|pass)", "$NUMBER": r"-?\d+(\.\d+)?", "$WORDS": r".*"}


def read_transcript(path):
    """Pairs of the bytes to send and the reply as a text, None where there must be none; and the
    options."""
    exchanges, options = [], []
    with open(path, encoding="utf-8") as file:
        for line in file.read().split("\n"):
            if line.startswith("# options: "):
                options = shlex.split(line[len("# options: "):])
            elif line.startswith("> ") or line == ">":
                exchanges.append([line[2:].encode(), None])
            elif line.startswith(">> "):
                exchanges.append([line[3:].encode().decode("unicode_escape").encode("latin-1"), None])
            elif line and not line.startswith("#"):
                before = exchanges[-1][1]
                exchanges[-1][1] = line if before is None else before + "\n" + line
    return exchanges, options


def agrees(want, got):
    parts = re.split(r"(\$[A-Z]+)", want.rstrip())
    pattern = "".join(WILD.get(part, re.escape(part)) for part in parts)
    return re.fullmatch(pattern, got.rstrip()) is not None


def converse(tengen, exchanges, options, folder):
    send = b"".join(line.replace(b"$TMP", folder.encode()) + b"\n" for line, _ in exchanges)
    run = subprocess.run([tengen, "gtp", *OPTIONS, *options], input=send, capture_output=True, timeout=60)
    if run.returncode:
        raise SystemExit("exit code %d: %s" % (run.returncode, run.stderr.decode()))
    return run.stdout.decode().split("\n\n")[:-1]


def check(tengen, version, path):
    exchanges, options = read_transcript(path)
    with tempfile.TemporaryDirectory() as folder:
        replies = converse(tengen, exchanges, options, folder)
        wanted = [(line, reply.replace("$TMP", folder).replace("$VERSION", version))
                  for line, reply in exchanges if reply is not None]
    for (line, want), got in zip(wanted, replies):
        if not agrees(want, got):
            print("%s: %s\nexpected:\n%s\ngot:\n%s\n" % (path, line.decode("latin-1"), want, got))
            return False
    if len(wanted) != len(replies):
        print("%s: %d replies expected, %d came" % (path, len(wanted), len(replies)))
        return False
    return True


def main():
    tengen, folder = sys.argv[1:]
    paths = sorted(glob.glob(os.path.join(folder, "*.gtp")))
    version = subprocess.run([tengen, "--version"], capture_output=True, text=True).stdout.split()[-1]
    passed = [check(tengen, version, path) for path in paths]
    return 0 if passed and all(passed) else 1


if __name__ == "__main__":
    sys.exit(main())
