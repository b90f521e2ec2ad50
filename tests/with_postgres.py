#!/usr/bin/env python3
"""Runs a program with a PostgreSQL beside it, which TENGEN_POSTGRES names and which is gone afterwards.

with_postgres.py PROGRAM [ARGUMENT...]
"""
import os
import signal
import subprocess
import sys

import cluster_kit


def main():
    if not cluster_kit.postgres_programs():
        print("skipped: the package postgresql is not installed")
        return cluster_kit.SKIPPED
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # nothing is left behind
    postgres = cluster_kit.Postgres()
    try:
        return subprocess.run(sys.argv[1:], env={**os.environ, "TENGEN_POSTGRES": postgres.url}).returncode
    finally:
        postgres.end()


if __name__ == "__main__":
    sys.exit(main())
