"""train.py: trains a network on expanded games until a given time, reading new ones as they come.

    python3 training/train.py --data /tmp/tengen --out /tmp/tengen/run --seconds 1500

Every PREFIX in --data for which PREFIX.ready exists is read in once; `val` is kept for evaluation.
Positions of self-play take part as soon as there are some; one game in 32 of them is held out. With
--varied, recorded games are shown under other rules and komi too (data.py); with --teacher, most of what
is learned is what another network thinks of the same positions (teacher.py).
The learning rate follows the clock, not the steps, so that the run ends on time at any speed:
it rises for WARM_UP steps, then falls to zero in a straight line at the deadline. The deadline may
be moved while it runs, by writing a unix time to the file `deadline` in --out.

Writes to --out: log.jsonl, settings.json, average.pt (the averaged weights: the result), and
state.pt and momentum.pt beside it, and at the end some positions of self-play that were held out. An
unfinished run goes on with --resume from the folder of these three; a new stage starts with --weights
from a single checkpoint.
"""

import argparse
import copy
import json
import math
import time
from pathlib import Path
from typing import Any

import torch
from torch import Tensor

import checkpoint
from data import Batch, Positions
from evaluate import figures, figures_by_size, load_positions
from loss import PARTS, WEIGHTS, losses
from material import Material
from model import Network, Shape, parameter_count
from muon import Muon
from teacher import Teacher

WARM_UP = 500  # steps
AVERAGE_EVERY = 4  # steps
AVERAGE_WEIGHT = 0.004
LOG_EVERY = 10.0  # seconds
LOOK_EVERY = 2.0  # for new data and a new deadline
FIRST_PASS = 0.005  # probability, with --fresh-pass
PART = 65536  # positions of an evaluation on the way
KEPT = 16_000  # held out positions of self-play that are written


class Average:
    """A running mean of the weights, and of what the norms have seen."""

    def __init__(self, network: Network) -> None:
        self.network = copy.deepcopy(network).requires_grad_(False)
        self._updates = 0

    def resume(self, weights: dict[str, Tensor], updates: int) -> None:
        self.network.load_state_dict(weights)
        self._updates = updates

    @torch.no_grad()
    def update(self, network: Network) -> None:
        self._updates += 1
        weight = max(AVERAGE_WEIGHT, 1 / (self._updates + 1))
        mine = self.network.state_dict()
        for name, value in network.state_dict().items():
            if value.is_floating_point():
                mine[name].lerp_(value, weight)


class Run:
    def __init__(self, args: argparse.Namespace) -> None:
        self.args = args
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        torch.manual_seed(args.seed)
        torch.backends.cudnn.benchmark = True
        torch.backends.cuda.matmul.allow_tf32 = True
        torch.backends.cudnn.allow_tf32 = True
        args.out.mkdir(parents=True, exist_ok=True)
        self.began = time.time()
        self.step = 0
        self.spent = 0.0  # seconds of training before this, with --resume
        self.seen: set[Path] = set()
        self.material = Material(args, self.device)
        self.network = self._make_network()
        self.teacher = args.teacher and Teacher(
            [checkpoint.load_network(path) for path in args.teacher], args.views, self.device, args.compile)
        self.average = Average(self.network)
        self._make_optimisers()
        if args.resume:
            self._resume(args.resume)
        self.forward = torch.compile(self._losses) if args.compile else self._losses

    def _make_network(self) -> Network:
        shape = Shape(blocks=self.args.blocks, channels=self.args.channels)
        network = Network(shape)
        if self.args.weights:
            network = checkpoint.load_network(self.args.weights)
        return network.to(self.device, memory_format=torch.channels_last)

    def _make_optimisers(self) -> None:
        tower = [w for name, w in self.network.named_parameters()
                 if name.startswith("blocks.") and w.dim() == 4]
        others = [w for w in self.network.parameters() if all(w is not t for t in tower)]
        self.muon = Muon(tower)
        self.adam = torch.optim.AdamW(
            [{"params": [w for w in others if w.dim() > 1], "weight_decay": 0.01},
             {"params": [w for w in others if w.dim() <= 1], "weight_decay": 0.0}],
            lr=self.args.adam_rate, betas=(0.9, 0.99))

    def _resume(self, folder: Path) -> None:
        state = checkpoint.load(folder / "state.pt")
        self.network.load_state_dict(state["weights"])
        average = checkpoint.load(folder / "average.pt")
        self.average.resume(average["weights"], state["step"] // AVERAGE_EVERY)
        momentum = checkpoint.load(folder / "momentum.pt")
        self.muon.momentum.copy_(momentum["muon"])
        self.adam.load_state_dict(momentum["adam"])
        self.step, self.spent = state["step"], state["spent"]

    def _losses(self, batch: Batch) -> Tensor:
        planes = batch.planes.contiguous(memory_format=torch.channels_last)
        with torch.autocast(self.device.type, torch.bfloat16, enabled=self.device.type == "cuda"):
            outputs = self.network(planes, batch.globals, self._mask(planes))
        return losses(outputs, batch)

    def _mask(self, planes: Tensor) -> Tensor | None:
        return planes[:, 11:12] if self.args.self_share else None

    def _draw(self) -> Batch:
        batch = self.material.draw(self.args.batch)
        return self.teacher.teach(batch, self._mask(batch.planes)) if self.teacher else batch

    def train_step(self, progress: float) -> Tensor:
        """One step; `progress` from 0 to 1 is the part of the time gone."""
        part = min(1.0, (self.step + 1) / WARM_UP) * max(0.0, 1 - progress)
        for group in self.adam.param_groups:
            group["lr"] = self.args.adam_rate * part
        parts = self.forward(self._draw())
        (parts * self.weights).sum().backward()
        self.adam.step()
        self.muon.step(self.args.muon_rate * part)
        self.network.zero_grad(set_to_none=True)
        self.step += 1
        if self.step % AVERAGE_EVERY == 0:
            self.average.update(self.network)
        return parts.detach()

    def read_new_data(self) -> None:
        for ready in sorted(self.args.data.glob("*.ready")):
            prefix = ready.with_suffix("")
            if prefix in self.seen or prefix.name == "val":
                continue
            self.seen.add(prefix)
            self.log({"read": prefix.name, "positions": self.material.read(prefix)})

    def deadline(self) -> float:
        try:
            return float((self.args.out / "deadline").read_text())
        except (OSError, ValueError):
            return self.began + self.args.seconds - self.spent

    def log(self, facts: dict[str, Any]) -> None:
        line = json.dumps({"time": round(time.time() - self.began, 1), "step": self.step, **facts})
        print(line, flush=True)
        with open(self.args.out / "log.jsonl", "a") as file:
            file.write(line + "\n")

    def save(self) -> None:
        spent = self.spent + time.time() - self.started
        facts = {"step": self.step, "positions": self.step * self.args.batch, "spent": spent}
        checkpoint.save(self.args.out / "average.pt",
                        {**checkpoint.network_state(self.average.network), **facts})
        checkpoint.save(self.args.out / "state.pt",
                        {**checkpoint.network_state(self.network), **facts})
        checkpoint.save(self.args.out / "momentum.pt",
                        {"muon": self.muon.momentum.bfloat16().cpu(),
                         "adam": self.adam.state_dict()})

    def run(self) -> None:
        self.weights = torch.tensor(WEIGHTS, device=self.device)
        validation = load_positions(self.args.data / "val", self.device)
        self.log({"parameters": parameter_count(self.network), "device": self.device.type})
        while not len(self.material.moves):
            self.read_new_data()
            time.sleep(0.2)
        if self.args.fresh_pass:
            self._forget_passing()
        self.network.train()
        self._first_step()
        self.started = time.time()  # compiling is not part of the schedule
        self.log({"compiled": round(self.started - self.began, 1)})
        self._train_until_deadline(validation)
        self.save()
        self.evaluate(self.average.network, "average", validation, self.args.eval_limit)
        self.evaluate(self.network, "last weights, a part", validation, PART)
        self.material.played.write(self.args.out / "held_out.selfplay", self.material.held_out, KEPT)
        self.log({"done": True, "positions": self.step * self.args.batch})

    def evaluate(self, network: Network, name: str, validation: tuple[Positions, Tensor],
                 limit: int | None) -> None:
        self.log({"validation": figures(network, *validation, limit), "of": name})
        sizes = figures_by_size(network, self.material.played, self.material.held_out, limit)
        self.log({"selfplay": sizes, "of": name})

    @torch.no_grad()
    def _forget_passing(self) -> None:
        """A network that never saw a pass has unlearned it beyond recall: from now on it gives a pass
        the same small chance everywhere."""
        self.network.eval()
        batch = self.material.draw(256)
        points = self.network(batch.planes, batch.globals).policy[:, :, :-1]
        head = self.network.policy.pass_move
        head.weight.zero_()
        head.bias.copy_(points.logsumexp(2).mean(0) + math.log(FIRST_PASS))
        self.average.network.load_state_dict(self.network.state_dict())

    def _first_step(self) -> None:
        """Compiles; without a compiler that works, training is slower but goes on."""
        try:
            self.train_step(1.0)  # at rate zero
        except Exception as trouble:
            if not self.args.compile:
                raise
            self.log({"compiling failed": str(trouble)[-2000:]})
            self.forward = self._losses
            self.network.zero_grad(set_to_none=True)
            self.train_step(1.0)
        self._synchronise()

    def _train_until_deadline(self, validation: tuple[Positions, Tensor]) -> None:
        deadline = self.deadline()
        start = self.started - self.spent
        looked = logged = saved = evaluated = self.started
        logged_step = self.step
        sums = torch.zeros(len(PARTS), device=self.device)
        while (now := time.time()) < deadline:
            sums += self.train_step((now - start) / (deadline - start))
            if now - looked > LOOK_EVERY:
                looked = now
                deadline = self.deadline()
                self.read_new_data()
            if now - logged > LOG_EVERY:
                steps = self.step - logged_step
                means = (sums / steps).tolist()
                self.log({**{name: round(x, 4) for name, x in zip(PARTS, means)},
                          "positions_per_second": round(steps * self.args.batch / (now - logged)),
                          "left": round(deadline - now)})
                logged, logged_step = now, self.step
                sums.zero_()
            if now - saved > self.args.save_every:
                self.save()
                saved = now
            if now - evaluated > self.args.eval_every:
                self.evaluate(self.average.network, "average, a part", validation, PART)
                evaluated = time.time()
        self._synchronise()

    def _synchronise(self) -> None:
        if self.device.type == "cuda":
            torch.cuda.synchronize()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, required=True, help="folder of expanded games")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--seconds", type=float, default=1500)
    parser.add_argument("--weights", type=Path, help="a checkpoint to start from")
    parser.add_argument("--teacher", type=Path, nargs="+", help="checkpoints to learn from")
    parser.add_argument("--views", type=int, default=1, help="symmetries of a position each teacher looks at")
    parser.add_argument("--resume", type=Path, help="folder of a run to go on with")
    parser.add_argument("--batch", type=int, default=2048)
    parser.add_argument("--blocks", type=int, default=10)
    parser.add_argument("--channels", type=int, default=128)
    parser.add_argument("--muon-rate", type=float, default=0.01)
    parser.add_argument("--adam-rate", type=float, default=1.5e-3)
    parser.add_argument("--capacity", type=int, default=125_000_000, help="positions kept at once")
    parser.add_argument("--games", type=int, default=600_000, help="games kept at once")
    parser.add_argument("--varied", action="store_true", help="other komi and rules, ends of games")
    parser.add_argument("--fresh-pass", action="store_true", help="the first network never passed")
    parser.add_argument("--self-share", type=float, default=0.0, help="of self-play in a batch")
    parser.add_argument("--end-share", type=float, default=0.0, help="of passes ending games")
    parser.add_argument("--self-capacity", type=int, default=0, help="positions of self-play")
    parser.add_argument("--window", type=float, default=0.7, help="newest part of self-play used")
    parser.add_argument("--save-every", type=float, default=100, help="seconds")
    parser.add_argument("--eval-every", type=float, default=120, help="seconds")
    parser.add_argument("--eval-limit", type=int, help="positions of the last evaluation")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--no-compile", dest="compile", action="store_false")
    args = parser.parse_args()
    run = Run(args)
    settings = {name: str(value) if isinstance(value, Path) else
                [str(part) for part in value] if isinstance(value, list) else value
                for name, value in vars(args).items()}
    settings |= {"warm_up": WARM_UP, "average_every": AVERAGE_EVERY,
                 "average_weight": AVERAGE_WEIGHT, "losses": dict(zip(PARTS, WEIGHTS))}
    (args.out / "settings.json").write_text(json.dumps(settings, indent=2) + "\n")
    run.run()


if __name__ == "__main__":
    main()
