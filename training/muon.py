"""Muon for the tower's convolutions: momentum whose directions are made equally long (orthogonalised
by a Newton-Schulz iteration) before each step. All weights of one shape step together.

Every such weight is followed by a norm, so its length means nothing and is kept fixed: the learning
rate is the part of its length a weight moves in one step.
"""

import torch
from torch import Tensor, nn

MOMENTUM = 0.95
ITERATIONS = 5
QUINTIC = (3.4445, -4.7750, 2.0315)  # steepest at zero; leaves singular values near 0.7 to 1.2


def orthogonalised(matrices: Tensor) -> Tensor:
    """[n, rows, columns], rows <= columns."""
    a, b, c = QUINTIC
    x = matrices.bfloat16() if matrices.is_cuda else matrices
    x = x / (x.flatten(1).norm(dim=1)[:, None, None] + 1e-7)
    for _ in range(ITERATIONS):
        square = x @ x.mT
        x = a * x + (b * square + c * square @ square) @ x
    return x.to(matrices.dtype)


class Muon:
    def __init__(self, weights: list[nn.Parameter]) -> None:
        assert len({w.shape for w in weights}) == 1
        self.weights = weights
        self.length = weights[0].shape[0] ** 0.5  # that of an orthogonal matrix with these rows
        self.momentum = torch.zeros(
            (len(weights), *weights[0].shape), device=weights[0].device)
        self._keep_length()

    @torch.no_grad()
    def step(self, rate: float) -> None:
        gradient = torch.stack([w.grad for w in self.weights])
        self.momentum.lerp_(gradient, 1 - MOMENTUM)
        direction = gradient.lerp(self.momentum, MOMENTUM)
        update = orthogonalised(direction.flatten(2)).view_as(direction)
        for weight, change in zip(self.weights, update):
            weight.add_(change, alpha=-rate)
        self._keep_length()

    @torch.no_grad()
    def _keep_length(self) -> None:
        for weight in self.weights:
            weight.mul_(self.length / weight.norm())
