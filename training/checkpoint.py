"""Networks and the state of a training run on disk. A file is replaced in one step or not at all.

    python3 training/checkpoint.py FROM.pt TO.pt

writes a network again in half precision: a place to go on from that takes half the room.
"""

import os
import sys
from pathlib import Path
from typing import Any

import torch

from model import Network, Shape


def save(path: Path, content: dict[str, Any]) -> None:
    temporary = path.with_suffix(".part")
    torch.save(content, temporary)
    os.replace(temporary, path)


def load(path: Path) -> dict[str, Any]:
    return torch.load(path, map_location="cpu")


def network_state(network: Network) -> dict[str, Any]:
    """Contiguous on the CPU, so that any version of PyTorch reads it."""
    weights = {name: value.detach().cpu().contiguous()
               for name, value in network.state_dict().items()}
    return {"shape": network.shape.as_dict(), "weights": weights}


def restore(content: dict[str, Any]) -> Network:
    network = Network(Shape(**content["shape"]))
    network.load_state_dict(content["weights"])
    return network


def load_network(path: Path) -> Network:
    return restore(load(path))


def halved(content: dict[str, Any]) -> dict[str, Any]:
    weights = {name: value.half() if value.is_floating_point() else value
               for name, value in content["weights"].items()}
    return {**content, "weights": weights}


if __name__ == "__main__":
    save(Path(sys.argv[2]), halved(load(Path(sys.argv[1]))))
