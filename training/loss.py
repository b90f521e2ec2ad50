"""What training minimises, and the figures a network is judged by."""

import torch
import torch.nn.functional as F
from torch import Tensor

from data import Batch
from model import Outputs

# Beside the move itself (weight 1). The reply is there to teach, not to be used.
REPLY_WEIGHT = 0.15
WIN_WEIGHT = 1.0
LEAD_WEIGHT = 0.1
OWNERSHIP_WEIGHT = 1.5  # known for a quarter of the recorded games, and in self-play
LEAD_UNIT = 10.0  # points

PARTS = ("policy", "reply", "win", "lead", "ownership")
WEIGHTS = (1.0, REPLY_WEIGHT, WIN_WEIGHT, LEAD_WEIGHT, OWNERSHIP_WEIGHT)


def mean_where(values: Tensor, known: Tensor) -> Tensor:
    return (values * known).sum() / known.sum().clamp(min=1.0)


def losses(outputs: Outputs, batch: Batch) -> Tensor:
    """[5], as named in PARTS."""
    reply_known = (batch.reply >= 0).float()
    reply = F.cross_entropy(outputs.policy[:, 1], batch.reply.clamp(min=0), reduction="none")
    lead = F.smooth_l1_loss(outputs.lead, batch.lead / LEAD_UNIT, reduction="none")
    board = batch.planes[:, 11].flatten(1)
    ownership = F.binary_cross_entropy_with_logits(
        outputs.ownership, (batch.owners + 1) / 2, reduction="none")
    ownership = (ownership * board).sum(1) / board.sum(1)
    policy = -(outputs.policy[:, 0].log_softmax(1) * batch.policy).sum(1)
    return torch.stack((
        mean_where(policy, batch.advised),
        mean_where(reply, reply_known),
        F.binary_cross_entropy_with_logits(outputs.win, batch.won),
        mean_where(lead, batch.counted),
        (ownership * batch.owned).mean(),
    ))
