"""python_tests.py LIBRARY: the Python tests of this folder that need no recorded games. Ends with 77, which CTest takes
for "skipped", where torch or numpy is missing.
"""

import importlib.util
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
SKIPPED = 77

if __name__ == "__main__":
    missing = [name for name in ("numpy", "torch") if importlib.util.find_spec(name) is None]
    if missing:
        print("left out:", " and ".join(missing), "not installed")
        sys.exit(SKIPPED)
    for script in (["cut_games_test.py"], ["model_test.py"], ["grow_test.py"], ["teacher_test.py"],
                   ["foresight_test.py"], ["selfplay_test.py", sys.argv[1]]):
        subprocess.run([sys.executable, HERE / script[0], *script[1:]], check=True)
