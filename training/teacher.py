"""Trained networks as teacher: what they think of a position takes the place of most of what the game says.

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


def seen_turned(network: Callable[..., Outputs], view: int, planes: Tensor, facts: Tensor, mask: Tensor | None) -> Outputs:
    """What a network says of positions turned by one of the eight symmetries, turned back."""
    turned = [None if x is None else turn(x, view) for x in (planes, mask)]
    says = network(turned[0].contiguous(memory_format=torch.channels_last), facts, turned[1])
    points = turn_back(says.policy[:, :, :-1].unflatten(2, planes.shape[2:]), view).flatten(2)
    owners = turn_back(says.ownership.unflatten(1, planes.shape[2:]), view).flatten(1)
    return Outputs(torch.cat((points, says.policy[:, :, -1:]), 2), says.win, says.lead, owners)


def turn(x: Tensor, view: int) -> Tensor:
    """The last two sides: by quarter turns, and mirrored from 4 on."""
    x = x.rot90(view % 4, (-2, -1))
    return x.flip(-1) if view >= 4 else x


def turn_back(x: Tensor, view: int) -> Tensor:
    return (x.flip(-1) if view >= 4 else x).rot90(-(view % 4), (-2, -1))


def mean_of(opinions: list[Outputs]) -> Outputs:
    """The mean of what they expect, written as one opinion."""
    def mean(parts: list[Tensor]) -> Tensor:
        return torch.stack(parts).mean(0)
    policy = mean([o.policy.softmax(2) for o in opinions]).clamp(min=1e-12).log()
    win = mean([o.win.sigmoid() for o in opinions]).logit(1e-6)
    return Outputs(policy, win, mean([o.lead for o in opinions]),
                   2 * mean([(o.ownership / 2).tanh() for o in opinions]).clamp(-1 + 1e-6, 1 - 1e-6).atanh())


class Teacher:
    """One network or several, each asked about `views` of the eight symmetries: together they err less."""

    def __init__(self, networks: list[Network], views: int, device: torch.device, compiled: bool) -> None:
        self._device = device
        self._views = views
        self._networks: list[Callable[..., Outputs]] = []
        for network in networks:
            network = network.to(device, memory_format=torch.channels_last).eval().requires_grad_(False)
            self._networks.append(torch.compile(network) if compiled else network)

    @torch.no_grad()
    def teach(self, batch: Batch, mask: Tensor | None) -> Batch:
        opinions = []
        with torch.autocast(self._device.type, torch.bfloat16, enabled=self._device.type == "cuda"):
            for network in self._networks:
                for view in torch.randperm(8)[:self._views].tolist() if self._views > 1 else [0]:
                    says = seen_turned(network, view, batch.planes, batch.globals, mask)
                    opinions.append(Outputs(*(part.float() for part in says)))
        return taught(batch, mean_of(opinions))
