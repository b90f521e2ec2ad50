"""grow_test.py: a network that has grown plays as before and learns with all it has. Quiet when all is well."""

import copy

import torch

from data import GLOBALS, PLANES, SIDE
from grow import grown, places
from model import Network, Shape
from model_test import SMALL, close, random_network
from muon import Muon

BLOCKS, CHANNELS = SMALL.blocks + 6, 24


def tower(network: Network) -> list[torch.nn.Parameter]:
    return [weight for weight in network.blocks.parameters() if weight.dim() == 4]


def teach(network: Network) -> None:
    """One pass back from all outputs."""
    out = network(torch.rand(4, PLANES, SIDE, SIDE), torch.rand(4, GLOBALS))
    sum((part * torch.rand_like(part)).sum() for part in out).backward()


def a_grown_network_answers_as_before() -> None:
    board = torch.zeros(3, 1, SIDE, SIDE)
    board[:, :, :13, :9] = 1
    for training in (True, False):
        for mask in (None, board):
            small = random_network()
            Muon(tower(small))  # brings its weights to the length they have in training
            large = grown(small, BLOCKS, CHANNELS)
            Muon(tower(large))
            planes, facts = torch.rand(3, PLANES, SIDE, SIDE), torch.rand(3, GLOBALS)
            if mask is not None:
                planes = planes * mask
            assert close(small.train(training)(planes, facts, mask), large.train(training)(planes, facts, mask))


def blocks_that_pool_pool_again_and_new_ones_lie_between() -> None:
    assert places(Shape(blocks=10), Shape(blocks=16)) == [0, 1, 2, 3, 4, 5, 9, 10, 11, 15]
    assert places(Shape(blocks=10), Shape(blocks=10)) == list(range(10))
    every = Shape().pooled_every
    for blocks in (13, 16, 19, 22):
        place = places(Shape(blocks=10), Shape(blocks=blocks))
        assert [new % every for new in place] == [old % every for old in range(10)]


def all_that_is_new_learns_from_the_second_step_on() -> None:
    small = random_network()
    large = grown(small, BLOCKS, CHANNELS)
    for _ in range(2):  # the zeros between old and new learn first, what lies behind them next
        large.zero_grad()
        teach(large)
        with torch.no_grad():
            for weight in large.parameters():
                weight.sub_(weight.grad / weight.grad.norm().clamp(min=1e-9), alpha=0.01)
    for name, weight in large.named_parameters():
        if len(weight) == CHANNELS:
            assert weight.grad[SMALL.channels :].any(), name
        if weight.dim() > 1 and weight.shape[1] == CHANNELS:
            assert weight.grad[:, SMALL.channels :].any(), name


def the_old_network_is_left_alone() -> None:
    network = random_network()
    before = copy.deepcopy(network.state_dict())
    grown(network, BLOCKS, CHANNELS)
    assert all(torch.equal(value, before[name]) for name, value in network.state_dict().items())


if __name__ == "__main__":
    torch.manual_seed(1)
    a_grown_network_answers_as_before()
    blocks_that_pool_pool_again_and_new_ones_lie_between()
    all_that_is_new_learns_from_the_second_step_on()
    the_old_network_is_left_alone()
