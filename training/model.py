"""The network: a tower of residual blocks, every activation a ReLU so that 8-bit inference sees
unsigned numbers, every convolution followed by a norm that folds into it.

A bias that depends on the whole position (komi and rules at the stem, pooled features in some blocks
and in the policy head) is added between norm and ReLU: for inference it is just another bias.

    stem    relu(norm(conv5x5(planes)) + global(globals))
    block   h = relu(norm(conv3x3(x)) [+ pooled(pool(x))]);  x = relu(x + norm(conv3x3(h)))
    policy  h = relu(norm(conv1x1(x)) + pooled(pool(x)));  points conv1x1(h), pass linear(pool(h))
    value   h = relu(norm(conv1x1(x)));  linear(relu(linear(pool(h), mean scaled by area)))
            ownership conv1x1(h)
    pool    mean and maximum of every channel over the points on the board
"""

from dataclasses import asdict, dataclass
from typing import NamedTuple

import torch
from torch import Tensor, nn

from data import GLOBALS, PLANES, POINTS


@dataclass(frozen=True)
class Shape:
    blocks: int = 10
    channels: int = 128
    pooled_every: int = 3  # blocks 2, 5, 8 know the whole board
    policy_channels: int = 48
    value_channels: int = 48
    value_hidden: int = 128

    def as_dict(self) -> dict[str, int]:
        return asdict(self)


class Outputs(NamedTuple):
    """From the side to move."""

    policy: Tensor  # [n, 2, 362] logits: this move, the reply to it; the last one is the pass
    win: Tensor  # [n] logit
    lead: Tensor  # [n] points divided by ten
    ownership: Tensor  # [n, 361], logit of owning the point


def pool(x: Tensor, mask: Tensor | None) -> tuple[Tensor, Tensor]:
    """Mean and maximum over the points on the board; x is not negative, and zero off the board."""
    if mask is None:
        return x.mean((2, 3)), x.amax((2, 3))
    return x.sum((2, 3)) / mask.sum((2, 3)), x.amax((2, 3))


class BoardNorm(nn.BatchNorm2d):
    """Batch norm over the points on the board. Without a mask every point counts."""

    def forward(self, x: Tensor, mask: Tensor | None = None) -> Tensor:
        if mask is None or not self.training:
            return super().forward(x)
        x32 = x.float()
        count = mask.sum()
        shift = self.running_mean  # close to the mean, so that the squares lose no digits
        off = (x32 - shift[:, None, None]) * mask
        mean = off.sum((0, 2, 3)) / count
        var = off.square().sum((0, 2, 3)) / count - mean.square()
        mean = mean + shift
        with torch.no_grad():
            self.running_mean.lerp_(mean, self.momentum)
            self.running_var.lerp_(var * count / (count - 1), self.momentum)
        scale = self.weight * torch.rsqrt(var + self.eps)
        y = (x32 - mean[:, None, None]) * scale[:, None, None] + self.bias[:, None, None]
        return y.to(x.dtype)


class NormedConv(nn.Module):
    """relu(norm(conv(x)) + bias + skip), zero off the board."""

    def __init__(self, inputs: int, outputs: int, side: int) -> None:
        super().__init__()
        self.conv = nn.Conv2d(inputs, outputs, side, padding=side // 2, bias=False)
        self.norm = BoardNorm(outputs)

    def forward(self, x: Tensor, mask: Tensor | None, bias: Tensor | None = None,
                skip: Tensor | None = None) -> Tensor:
        y = self.norm(self.conv(x), mask)
        if bias is not None:
            y = y + bias[:, :, None, None]
        if skip is not None:
            y = y + skip
        y = torch.relu(y)
        return y if mask is None else y * mask.to(y.dtype)


class Block(nn.Module):
    def __init__(self, channels: int, pooled: bool) -> None:
        super().__init__()
        self.first = NormedConv(channels, channels, 3)
        self.second = NormedConv(channels, channels, 3)
        self.pooled = nn.Linear(2 * channels, channels, bias=False) if pooled else None
        nn.init.zeros_(self.second.norm.weight)  # a fresh block passes its input on

    def forward(self, x: Tensor, mask: Tensor | None) -> Tensor:
        bias = None if self.pooled is None else self.pooled(torch.cat(pool(x, mask), 1))
        return self.second(self.first(x, mask, bias), mask, skip=x)


class PolicyHead(nn.Module):
    def __init__(self, shape: Shape) -> None:
        super().__init__()
        width = shape.policy_channels
        self.entry = NormedConv(shape.channels, width, 1)
        self.pooled = nn.Linear(2 * shape.channels, width, bias=False)
        self.points = nn.Conv2d(width, 2, 1, bias=False)
        self.pass_move = nn.Linear(2 * width, 2)

    def forward(self, x: Tensor, mask: Tensor | None) -> Tensor:
        h = self.entry(x, mask, self.pooled(torch.cat(pool(x, mask), 1)))
        points = self.points(h).flatten(2).float()
        if mask is not None:
            points = points.masked_fill(mask.flatten(2) == 0, -1e4)
        pass_move = self.pass_move(torch.cat(pool(h, mask), 1)).float()
        return torch.cat((points, pass_move[:, :, None]), 2)


class ValueHead(nn.Module):
    def __init__(self, shape: Shape) -> None:
        super().__init__()
        width = shape.value_channels
        self.entry = NormedConv(shape.channels, width, 1)
        self.hidden = nn.Linear(3 * width, shape.value_hidden)
        self.result = nn.Linear(shape.value_hidden, 2)
        self.ownership = nn.Conv2d(width, 1, 1, bias=False)

    def forward(self, x: Tensor, mask: Tensor | None) -> tuple[Tensor, Tensor]:
        h = self.entry(x, mask)
        mean, top = pool(h, mask)
        points = h.shape[2] * h.shape[3] if mask is None else mask.sum((2, 3))
        size = points / POINTS
        hidden = torch.relu(self.hidden(torch.cat((mean, top, mean * size), 1)))
        return self.result(hidden).float(), self.ownership(h).flatten(1).float()


class Network(nn.Module):
    def __init__(self, shape: Shape = Shape()) -> None:
        super().__init__()
        self.shape = shape
        self.stem = NormedConv(PLANES, shape.channels, 5)
        self.globals = nn.Linear(GLOBALS, shape.channels, bias=False)
        every = shape.pooled_every
        self.blocks = nn.ModuleList(
            Block(shape.channels, number % every == every - 1) for number in range(shape.blocks))
        self.policy = PolicyHead(shape)
        self.value = ValueHead(shape)
        nn.init.zeros_(self.globals.weight)  # what no data ever sets stays without effect

    def forward(self, planes: Tensor, facts: Tensor, mask: Tensor | None = None) -> Outputs:
        """`mask` [n, 1, 19, 19] for boards that do not fill the planes."""
        x = self.stem(planes, mask, self.globals(facts))
        for block in self.blocks:
            x = block(x, mask)
        result, ownership = self.value(x, mask)
        return Outputs(self.policy(x, mask), result[:, 0], result[:, 1], ownership)


def parameter_count(network: nn.Module) -> int:
    return sum(p.numel() for p in network.parameters())
