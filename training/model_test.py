"""model_test.py: properties of the network that data alone would not show. Quiet when all is well."""

import copy

import torch

from data import GLOBALS, PLANES, SIDE
from model import Network, Shape

SMALL = Shape(blocks=3, channels=16, policy_channels=8, value_channels=8, value_hidden=16)


def random_network() -> Network:
    network = Network(SMALL)
    for name, weight in network.named_parameters():
        torch.nn.init.normal_(weight, 0.5 if "norm.weight" in name else 0.0, 0.2)
    return network


def close(a: tuple[torch.Tensor, ...], b: tuple[torch.Tensor, ...]) -> bool:
    return all(torch.allclose(x, y, atol=1e-4) for x, y in zip(a, b))


def a_full_mask_changes_nothing() -> None:
    for training in (True, False):
        one = random_network().train(training)
        two = copy.deepcopy(one)
        planes, facts = torch.rand(5, PLANES, SIDE, SIDE), torch.rand(5, GLOBALS)
        assert close(one(planes, facts), two(planes, facts, torch.ones(5, 1, SIDE, SIDE)))
        norms = (one.blocks[0].first.norm, two.blocks[0].first.norm)
        assert torch.allclose(norms[0].running_var, norms[1].running_var, atol=1e-5)


def a_small_board_in_a_corner_equals_a_small_board() -> None:
    """Playing programs make the planes as small as the board and need no mask."""
    network = random_network().eval()
    small, facts = torch.rand(2, PLANES, 9, 9), torch.rand(2, GLOBALS)
    planes, mask = torch.zeros(2, PLANES, SIDE, SIDE), torch.zeros(2, 1, SIDE, SIDE)
    planes[:, :, :9, :9], mask[:, :, :9, :9] = small, 1
    masked = network(planes, facts, mask)
    plain = network(small, facts, torch.ones(2, 1, 9, 9))
    points = masked.policy[:, :, :-1].unflatten(2, (SIDE, SIDE))[:, :, :9, :9].flatten(2)
    assert torch.allclose(points, plain.policy[:, :, :-1], atol=1e-4)
    assert torch.allclose(masked.policy[:, :, -1], plain.policy[:, :, -1], atol=1e-4)
    assert torch.allclose(masked.win, plain.win, atol=1e-4)


def inputs_never_set_have_no_effect_at_first() -> None:
    network = Network(SMALL).eval()
    planes = torch.rand(2, PLANES, SIDE, SIDE)
    assert close(network(planes, torch.zeros(2, GLOBALS)), network(planes, torch.ones(2, GLOBALS)))


if __name__ == "__main__":
    torch.manual_seed(1)
    a_full_mask_changes_nothing()
    a_small_board_in_a_corner_equals_a_small_board()
    inputs_never_set_have_no_effect_at_first()
