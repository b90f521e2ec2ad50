"""The network for self-play: norms folded, half precision, planes as large as the board, one recorded
graph of kernels for every size of board. New weights are copied into the graphs' own tensors."""

from typing import Callable

import numpy as np
import torch
import torch.nn.functional as F
from torch import Tensor

from data import GLOBALS, PLANES, POINTS
from export import tensors
from loss import LEAD_UNIT
from model import Network


def turns(width: int, height: int) -> tuple[Tensor, Tensor]:
    """(shown, back): under turn t the point p shows what lies at shown[t, p], and the answer for the
    point p, with the pass last, stands at back[t, p]."""
    grid = np.arange(width * height).reshape(height, width)
    ways = [grid, grid[::-1], grid[:, ::-1], grid[::-1, ::-1]]
    if width == height:
        ways += [way.T for way in ways]
    shown = np.stack([way.reshape(-1) for way in ways])
    back = np.concatenate((np.argsort(shown, 1), np.full((len(ways), 1), width * height)), 1)
    return torch.from_numpy(shown), torch.from_numpy(back)


class FoldedNetwork:
    """Weights in the order of the network file (export.py)."""

    def __init__(self, network: Network, device: torch.device) -> None:
        self.device = device
        self.half = torch.float16 if device.type == "cuda" else torch.float32
        self.shape = network.shape
        self._weights: list[Tensor] = []
        for value in self._exported(network):
            value = value.detach().to(device, self.half)
            if value.dim() == 4:
                value = value.contiguous(memory_format=torch.channels_last)
            self._weights.append(value)
        self.fused = device.type == "cuda" and self._fusion_works()

    @staticmethod
    def _exported(network: Network) -> list[Tensor]:
        return [value.detach() for value in tensors(network)]

    @torch.no_grad()
    def take(self, network: Network) -> None:
        """New weights for all graphs recorded."""
        for mine, new in zip(self._weights, self._exported(network)):
            mine.copy_(new.to(self.device, self.half))

    def _fusion_works(self) -> bool:
        """Whether convolution, bias, sum and ReLU can be one kernel here."""
        weight, bias = self._weights[3], self._weights[4]
        x = torch.rand((4, weight.shape[1], 9, 9), device=self.device, dtype=self.half)
        x = x.contiguous(memory_format=torch.channels_last)
        plain = torch.relu(F.conv2d(x, weight, bias, padding=1) + x)
        try:
            fused = torch.cudnn_convolution_add_relu(x, weight, x, 1.0, bias, (1, 1), (1, 1), (1, 1), 1)
            return torch.allclose(plain, fused, atol=0.02, rtol=0.02)
        except RuntimeError:
            return False

    def _conv_relu(self, x: Tensor, weight: Tensor, bias: Tensor) -> Tensor:
        side = weight.shape[-1] // 2
        if self.fused:
            return torch.cudnn_convolution_relu(x, weight, bias, (1, 1), (side,) * 2, (1, 1), 1)
        return torch.relu_(F.conv2d(x, weight, bias, padding=side))

    def _conv_biased_relu(self, x: Tensor, weight: Tensor, bias: Tensor, more: Tensor) -> Tensor:
        """`more` [n, outputs] is added to the bias."""
        y = F.conv2d(x, weight, padding=weight.shape[-1] // 2)
        return y.add_((bias + more)[:, :, None, None]).relu_()

    def _conv_sum_relu(self, x: Tensor, weight: Tensor, bias: Tensor, skip: Tensor) -> Tensor:
        if self.fused:
            return torch.cudnn_convolution_add_relu(x, weight, skip, 1.0, bias, (1, 1), (1, 1), (1, 1), 1)
        return F.conv2d(x, weight, bias, padding=1).add_(skip).relu_()

    @torch.no_grad()
    def __call__(self, planes: Tensor, facts: Tensor) -> Tensor:
        """[n, 2 points + 3]: policy logits with the pass, win probability, lead, ownership."""
        weights = iter(self._weights)
        take: Callable[[], Tensor] = lambda: next(weights)
        planes = planes.to(self.half).contiguous(memory_format=torch.channels_last)
        stem, bias = take(), take()
        x = self._conv_biased_relu(planes, stem, bias, F.linear(facts.to(self.half), take()))
        every = self.shape.pooled_every
        for number in range(self.shape.blocks):
            weight, bias = take(), take()
            if number % every == every - 1:
                h = self._conv_biased_relu(x, weight, bias, F.linear(self._pool(x), take()))
            else:
                h = self._conv_relu(x, weight, bias)
            x = self._conv_sum_relu(h, take(), take(), x)
        weight, bias = take(), take()
        h = self._conv_biased_relu(x, weight, bias, F.linear(self._pool(x), take()))
        points = torch.einsum("nchw,c->nhw", h, take()[:, 0, 0]).flatten(1)
        passing = F.linear(self._pool(h), take()[None], take())
        h = self._conv_relu(x, take(), take())
        pooled = self._pool(h)
        area = h.shape[2] * h.shape[3] / POINTS
        features = torch.cat((pooled, pooled[:, : h.shape[1]] * area), 1)
        hidden = torch.relu(F.linear(features, take(), take()))
        result = F.linear(hidden, take(), take()).float()
        ownership = torch.einsum("nchw,c->nhw", h, take()[0, :, 0, 0]).flatten(1)
        return torch.cat((points.float(), passing.float(), result[:, :1].sigmoid(),
                          result[:, 1:] * LEAD_UNIT, (ownership.float() / 2).tanh()), 1)

    @staticmethod
    def _pool(x: Tensor) -> Tensor:
        return torch.cat((x.mean((2, 3)), x.amax((2, 3))), 1)


class Desk:
    """Evaluates batches of one size of board; at most one at a time, in the background on a GPU."""

    def __init__(self, network: FoldedNetwork, width: int, height: int, games: int) -> None:
        device = network.device
        self._network = network
        self._side = (height, width)
        self.on_gpu = device.type == "cuda"
        points = width * height
        self.planes = torch.zeros((games, points), dtype=torch.int16, pin_memory=self.on_gpu)
        self.facts = torch.zeros((games, GLOBALS), pin_memory=self.on_gpu)
        self.answers = torch.zeros((games, 2 * points + 3), pin_memory=self.on_gpu)
        self._planes, self._facts = self.planes.to(device), self.facts.to(device)
        shown, back = turns(width, height)
        rest = torch.tensor([points + 1, points + 2]).expand(len(back), 2)
        whole = torch.cat((back, rest, back[:, :-1] + points + 3), 1)
        self._turns = len(shown)
        self._all_shown, self._all_back = shown.to(device), whole.to(device)
        self._shown, self._back = self._all_shown[0].clone(), self._all_back[0].clone()
        self._shifts = torch.arange(PLANES, device=device, dtype=torch.int16)[:, None]
        self._done = torch.cuda.Event() if self.on_gpu else None
        if self.on_gpu:
            self._record()

    def _compute(self) -> Tensor:
        bits = self._planes.index_select(1, self._shown)
        planes = (bits[:, None] >> self._shifts & 1).view(len(bits), PLANES, *self._side)
        return self._network(planes, self._facts).index_select(1, self._back)

    def _record(self) -> None:
        side = torch.cuda.Stream()
        side.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(side):
            for _ in range(2):
                self._compute()
        torch.cuda.current_stream().wait_stream(side)
        self._graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(self._graph):
            self._result = self._compute()

    def launch(self, turn: int) -> None:
        """Evaluates what stands in `planes` and `facts`; wait() before `answers` is read."""
        self._shown.copy_(self._all_shown[turn % self._turns])
        self._back.copy_(self._all_back[turn % self._turns])
        self._planes.copy_(self.planes, non_blocking=True)
        self._facts.copy_(self.facts, non_blocking=True)
        if self.on_gpu:
            self._graph.replay()
            self.answers.copy_(self._result, non_blocking=True)
            self._done.record()
        else:
            self.answers.copy_(self._compute())

    def wait(self) -> None:
        if self.on_gpu:
            self._done.synchronize()
