"""teacher_test.py: what a teacher makes of a batch. Quiet when all is well."""

import torch

from data import GLOBALS, PLANES, POINTS, SIDE, Batch
from model import Outputs
from model_test import random_network
from teacher import (LEAD_SHARE, OWNERS_SHARE, POLICY_SHARE, UNCOUNTED, WIN_SHARE, Teacher, mean_of, seen_turned,
                     taught, turn, turn_back)

GAME_MOVE, TEACHER_MOVE = 3, 7


def two_positions() -> Batch:
    """The game knows all of the first and nothing but the winner of the second."""
    policy = torch.zeros(2, POINTS + 1)
    policy[0, GAME_MOVE] = 1
    known = torch.tensor([1.0, 0.0])
    owners = torch.ones(2, POINTS) * known[:, None]
    return Batch(torch.rand(2, PLANES, SIDE, SIDE), torch.rand(2, GLOBALS), policy, known, torch.tensor([1, -1]),
                 torch.tensor([1.0, 0.0]), 20.0 * known, known, owners, known)


def sure_teacher() -> Outputs:
    """Of its own move, of an even game, that the side to move is ten points behind and owns nothing."""
    policy = torch.zeros(2, 2, POINTS + 1)
    policy[:, 0, TEACHER_MOVE] = 1000
    return Outputs(policy, torch.zeros(2), torch.full((2,), -1.0), torch.full((2, POINTS), -1000.0))


def what_the_game_knows_is_shared_with_the_teacher() -> None:
    first = Batch(*(part[:1] for part in taught(two_positions(), sure_teacher())))
    assert torch.isclose(first.policy[0, TEACHER_MOVE], torch.tensor(POLICY_SHARE))
    assert torch.isclose(first.policy[0, GAME_MOVE], torch.tensor(1 - POLICY_SHARE))
    assert first.won[0] == 1 - WIN_SHARE / 2
    assert first.lead[0] == 20 * (1 - LEAD_SHARE) - 10 * LEAD_SHARE
    assert torch.allclose(first.owners, torch.tensor(1 - 2 * OWNERS_SHARE))
    assert first.advised[0] == first.counted[0] == first.owned[0] == 1


def what_only_the_teacher_knows_is_its_own() -> None:
    second = Batch(*(part[1:] for part in taught(two_positions(), sure_teacher())))
    assert second.policy[0, TEACHER_MOVE] == 1 and second.advised[0] == 1
    assert second.lead[0] == -10 and second.counted[0] == UNCOUNTED
    assert (second.owners == -1).all() and second.owned[0] == UNCOUNTED
    assert second.reply[0] == -1


def a_teacher_sees_what_its_pupil_sees() -> None:
    network = random_network().eval()
    batch, mask = two_positions(), torch.ones(2, 1, SIDE, SIDE)
    lesson = Teacher([network], 1, torch.device("cpu"), compiled=False).teach(batch, mask)
    expected = taught(batch, network(batch.planes, batch.globals, mask))
    assert all(torch.allclose(a, b, atol=1e-5) for a, b in zip(lesson, expected))
    assert not any(part.requires_grad for part in lesson)


def a_view_is_turned_back() -> None:
    points = torch.rand(2, 3, SIDE, SIDE)
    views = [turn(points, view) for view in range(8)]
    assert all((turn_back(x, view) == points).all() for view, x in enumerate(views))
    assert all((a != b).any() for i, a in enumerate(views) for b in views[:i])


def all_views_together_do_not_depend_on_how_one_looks() -> None:
    network = random_network().eval()
    batch, mask = two_positions(), torch.ones(2, 1, SIDE, SIDE)
    mask[:, :, 9:] = 0  # a board of 19x9

    def together(planes: torch.Tensor, its_mask: torch.Tensor) -> Outputs:
        return mean_of([seen_turned(network, view, planes, batch.globals, its_mask) for view in range(8)])

    straight, turned = together(batch.planes * mask, mask), together(turn(batch.planes * mask, 5), turn(mask, 5))
    owners = turn(straight.ownership.unflatten(1, (SIDE, SIDE)), 5).flatten(1)
    assert torch.allclose(straight.win, turned.win, atol=1e-5) and torch.allclose(straight.lead, turned.lead, atol=1e-5)
    assert torch.allclose(owners, turned.ownership, atol=1e-4)
    assert torch.allclose(straight.policy[:, :, -1], turned.policy[:, :, -1], atol=1e-4)


if __name__ == "__main__":
    torch.manual_seed(1)
    a_view_is_turned_back()
    all_views_together_do_not_depend_on_how_one_looks()
    what_the_game_knows_is_shared_with_the_teacher()
    what_only_the_teacher_knows_is_its_own()
    a_teacher_sees_what_its_pupil_sees()
