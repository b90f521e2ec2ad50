"""The exported network in plain numpy: slow, obvious, no framework. It defines what a network file
means; src/nn has to agree with it.

    python3 training/reference.py build/network.net FIXTURES.json     # quiet when they agree
"""

import json
import struct
import sys
import zlib
from pathlib import Path
from typing import NamedTuple

import numpy as np

HEAD = struct.Struct("<4s9I32s")


class Outputs(NamedTuple):
    """From the side to move."""

    policy: np.ndarray  # [points + 1] logits, the pass last
    win: float  # logit
    lead: float  # points
    ownership: np.ndarray  # [points] logits of owning the point


class Conv(NamedTuple):
    weight: np.ndarray  # [outputs, inputs, rows, columns]
    bias: np.ndarray

    def __call__(self, x: np.ndarray) -> np.ndarray:
        outputs, inputs, rows, columns = self.weight.shape
        height, width = x.shape[1:]
        padded = np.pad(x, ((0, 0), (rows // 2,) * 2, (columns // 2,) * 2))
        y = np.zeros((outputs, height * width), np.float32)
        for row in range(rows):
            for column in range(columns):
                part = padded[:, row : row + height, column : column + width]
                y += self.weight[:, :, row, column] @ part.reshape(inputs, -1)
        return y.reshape(outputs, height, width) + self.bias[:, None, None]


def relu(x: np.ndarray) -> np.ndarray:
    return np.maximum(x, 0)


def pool(x: np.ndarray) -> np.ndarray:
    return np.concatenate((x.mean((1, 2)), x.max((1, 2))))


class Network:
    def __init__(self, path: Path) -> None:
        content = path.read_bytes()
        magic, version, *shape, name = HEAD.unpack_from(content)
        assert magic == b"TNET" and version in (1, 2), "no network file of this version"
        assert struct.unpack("<I", content[-4:])[0] == zlib.crc32(content[:-4]), "damaged"
        self.name = name.rstrip(b"\0").decode()
        planes, facts, blocks, width, every, policy, value, hidden = shape
        peaks = 8 * blocks if version == 2 else 0  # bytes; see calibrate.py
        self.tensors = content[HEAD.size : -4 - peaks]
        self._values = np.frombuffer(self.tensors, "<f2").astype(np.float32)
        self._at = 0
        self.stem = self._conv(width, planes, 5)
        self.globals = self._take(width, facts)
        self.blocks = [self._block(width, number % every == every - 1) for number in range(blocks)]
        self.policy_entry = self._conv(policy, width, 1)
        self.policy_pooled = self._take(policy, 2 * width)
        self.policy_points = self._take(policy)
        self.pass_weight, self.pass_bias = self._take(2 * policy), self._take(1)
        self.value_entry = self._conv(value, width, 1)
        self.hidden_weight, self.hidden_bias = self._take(hidden, 3 * value), self._take(hidden)
        self.result_weight, self.result_bias = self._take(2, hidden), self._take(2)
        self.ownership = self._take(value)
        assert self._at == len(self._values), "the file is too long"

    def _take(self, *shape: int) -> np.ndarray:
        first, self._at = self._at, self._at + int(np.prod(shape))
        return self._values[first : self._at].reshape(shape)

    def _conv(self, outputs: int, inputs: int, side: int) -> Conv:
        return Conv(self._take(outputs, inputs, side, side), self._take(outputs))

    def _block(self, width: int, pooled: bool) -> tuple[Conv, np.ndarray | None, Conv]:
        first = self._conv(width, width, 3)
        return first, self._take(width, 2 * width) if pooled else None, self._conv(width, width, 3)

    def evaluate(self, planes: np.ndarray, facts: np.ndarray) -> Outputs:
        """`planes` [12, height, width] as large as the board, `facts` [12]: see data.py."""
        x = relu(self.stem(planes) + (self.globals @ facts)[:, None, None])
        for first, pooled, second in self.blocks:
            h = first(x)
            if pooled is not None:
                h = h + (pooled @ pool(x))[:, None, None]
            x = relu(x + second(relu(h)))
        return Outputs(self._policy(x), *self._value(x))

    def _policy(self, x: np.ndarray) -> np.ndarray:
        h = relu(self.policy_entry(x) + (self.policy_pooled @ pool(x))[:, None, None])
        points = np.tensordot(self.policy_points, h, 1).reshape(-1)
        return np.append(points, self.pass_weight @ pool(h) + self.pass_bias)

    def _value(self, x: np.ndarray) -> tuple[float, float, np.ndarray]:
        h = relu(self.value_entry(x))
        area = h.shape[1] * h.shape[2] / 361
        features = np.concatenate((pool(h), h.mean((1, 2)) * area))
        hidden = relu(self.hidden_weight @ features + self.hidden_bias)
        win, lead = self.result_weight @ hidden + self.result_bias
        return float(win), float(lead) * 10, np.tensordot(self.ownership, h, 1).reshape(-1)


def main() -> None:
    from slow_board import SlowBoard

    network = Network(Path(sys.argv[1]))
    for case in json.loads(Path(sys.argv[2]).read_text()):
        board = SlowBoard(case["size"])
        for move in case["moves"]:
            board.play(move)
        out = network.evaluate(board.planes(), board.globals(case["komi"], case.get("rules", "japanese")))
        for name, value in out._asdict().items():
            assert np.allclose(value, case[name], atol=2e-3), (case["size"], name)


if __name__ == "__main__":
    main()
