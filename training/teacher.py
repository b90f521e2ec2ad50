"""A trained network as teacher: what it thinks of a position takes the place of most of what the game says.

A game shows one move and one result, each partly by accident; a larger network says how good every move
is, where it is sure and where not. So a smaller one learns more from every position, and from all of
them: self-play knows the policy of three positions in ten, and owners are known of few recorded games.
"""

from typing import Callable

import torch
from torch import Tensor

from data import Batch
from loss import LEAD_UNIT
from model import Network, Outputs

# The teacher's part of each target where the game has its own; elsewhere it is all.
POLICY_SHARE = 0.75
WIN_SHARE = 0.5  # beside foresight, which has seen what came later
LEAD_SHARE = 0.5
OWNERS_SHARE = 0.5
UNCOUNTED = 0.5  # how far lead and owners are trusted that only the teacher knows


def taught(batch: Batch, thinks: Outputs) -> Batch:
    """The batch again with the teacher's targets. The reply stays the game's."""
    known = batch.advised[:, None]
    policy = torch.lerp(batch.policy, thinks.policy[:, 0].softmax(1), 1 - known * (1 - POLICY_SHARE))
    won = torch.lerp(batch.won, thinks.win.sigmoid(), WIN_SHARE)
    lead = torch.lerp(batch.lead, thinks.lead * LEAD_UNIT, 1 - batch.counted * (1 - LEAD_SHARE))
    owned = batch.owned[:, None]
    owners = torch.lerp(batch.owners, (thinks.ownership / 2).tanh(), 1 - owned * (1 - OWNERS_SHARE))
    return batch._replace(policy=policy, advised=torch.ones_like(batch.advised), won=won, lead=lead,
                          counted=batch.counted.clamp(min=UNCOUNTED), owners=owners,
                          owned=batch.owned.clamp(min=UNCOUNTED))


class Teacher:
    def __init__(self, network: Network, device: torch.device, compiled: bool) -> None:
        self._device = device
        network = network.to(device, memory_format=torch.channels_last).eval().requires_grad_(False)
        self._network: Callable[..., Outputs] = torch.compile(network) if compiled else network

    @torch.no_grad()
    def teach(self, batch: Batch, mask: Tensor | None) -> Batch:
        planes = batch.planes.contiguous(memory_format=torch.channels_last)
        with torch.autocast(self._device.type, torch.bfloat16, enabled=self._device.type == "cuda"):
            thinks = self._network(planes, batch.globals, mask)
        return taught(batch, Outputs(*(part.float() for part in thinks)))
