"""Networks and the state of a training run on disk. A file is replaced in one step or not at all."""

import os
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
