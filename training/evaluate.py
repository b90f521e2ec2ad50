"""evaluate.py CHECKPOINT POSITIONS: the figures of a network on expanded games, as JSON.

    python3 training/evaluate.py training/checkpoints/NAME.pt /tmp/tengen/val
"""

import argparse
import json
from pathlib import Path

import torch
import torch.nn.functional as F

from checkpoint import load_network
from data import ENTRY_BYTES, RECORD_BYTES, Positions
from loss import LEAD_UNIT
from model import Network

BATCH = 4096


@torch.no_grad()
def figures(network: Network, positions: Positions, limit: int | None = None) -> dict[str, float]:
    """On all positions, or on `limit` of them spread evenly. Batch norm as in play."""
    network.eval()
    device = positions.device
    count = positions.count if limit is None else min(limit, positions.count)
    chosen = torch.linspace(0, positions.count - 1, count, device=device, dtype=torch.float64).long()
    sums = torch.zeros(6, dtype=torch.float64, device=device)
    for index in chosen.split(BATCH):
        batch = positions.batch(index, torch.zeros_like(index))
        planes = batch.planes.contiguous(memory_format=torch.channels_last)
        with torch.autocast(device.type, torch.bfloat16, enabled=device.type == "cuda"):
            out = network(planes, batch.globals)
        policy = F.cross_entropy(out.policy[:, 0], batch.move, reduction="sum")
        top = (out.policy[:, 0].argmax(1) == batch.move).sum()
        win = F.binary_cross_entropy_with_logits(out.win, batch.won, reduction="sum")
        right = ((out.win > 0) == (batch.won > 0.5)).sum()
        miss = ((out.lead * LEAD_UNIT - batch.lead).abs() * batch.counted).sum()
        sums += torch.stack((policy, top, win, right, miss, batch.counted.sum())).double()
    policy, top, win, right, miss, counted = sums.tolist()
    return {"positions": count, "policy_loss": round(policy / count, 4),
            "top1": round(top / count, 5), "value_loss": round(win / count, 4),
            "value_accuracy": round(right / count, 5), "lead_error": round(miss / max(counted, 1), 3)}


def load_positions(prefix: Path, device: torch.device) -> Positions:
    count = Path(f"{prefix}.positions").stat().st_size // RECORD_BYTES
    games = Path(f"{prefix}.results").stat().st_size // ENTRY_BYTES
    positions = Positions(count, games, device)
    positions.append(prefix)
    return positions


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("checkpoint", type=Path)
    parser.add_argument("positions", type=Path, help="what expand wrote, without .positions")
    parser.add_argument("--limit", type=int, help="evaluate this many, spread evenly")
    args = parser.parse_args()
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    network = load_network(args.checkpoint).to(device, memory_format=torch.channels_last)
    print(json.dumps(figures(network, load_positions(args.positions, device), args.limit)))


if __name__ == "__main__":
    main()
