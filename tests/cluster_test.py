#!/usr/bin/env python3
"""Several servers over one PostgreSQL and one NATS, behind a balancer that knows nothing of games.

cluster_test.py TENGEN [ROUNDS]

Some tables are played at once, each by two clients and looked on by a third; then something happens:
a process is killed or stands still, PostgreSQL or NATS is started again. Every table must go on within ten seconds.
Afterwards every event somebody was told of must be in the store as it was told, without a gap, none twice, and every
acknowledged command must have become its event. Without ROUNDS only the owner of a game is killed, and how long that
takes is said and not judged: the machine may be busy.
"""
import random
import signal
import sys
import threading
import time

import cluster_kit
from server_kit import Player, create, join
from server_kill_test import BROKEN, PAUSE, WITHIN, Table

TABLES = 6
SERVERS = 3
LETTERS = "abcdefghijklmnopqrs"


class Seat(Player):
    """Events come without a gap, from the welcome on."""

    def connect(self):
        self.latest = None
        welcome = super().connect()
        self.latest = welcome["n"]
        return welcome

    def until(self, *kinds, **where):
        message = super().until(*kinds, **where)
        heard = [number for number in sorted(self.events) if self.latest is not None and number > self.latest]
        for number in heard:
            assert number == self.latest + 1, (self.game, "an event is missing", self.latest, number)
            self.latest = number
        return message


class LivingTable(Table):
    """Comes back whenever its connections break, and sends again what was not answered."""

    def __init__(self, door, chance):
        self.door = door
        self.chance = random.Random(chance)
        table = create(door, settings={"size": 19}, watch=True)
        _, seat = join(door, table)
        self.game = table["game"]
        self.tokens = [table["token"], seat["token"]]
        self.watch = table["watch"]
        self.told, self.acked, self.open = {}, {}, []
        self.ids = self.moves = 0
        self.refused = self.acked_at = 0
        self.is_over = False
        self.lock = threading.Lock()
        self.threads = [threading.Thread(target=self._keep, args=(work,)) for work in (self._play_on, self._look_on)]
        for thread in self.threads:
            thread.start()

    def _keep(self, work):
        while not self.is_over:
            players = []
            try:
                work(players)
            except BROKEN:
                pass
            for player in players:
                self._hear(player)
                player.close()
            if not self.is_over:
                time.sleep(PAUSE)

    def _hear(self, player):
        with self.lock:
            super()._hear(player)

    def _play_on(self, players):
        for token in self.tokens:
            players.append(Seat(self.door, self.game, token))
        self.players = players
        for seat, command in self.open:
            self._send(seat, command)
        self.open = []
        self.moves = players[0].connect()["state"]["number"]
        while not self.is_over:
            seat = self.moves % 2
            self.ids += 1
            command = {"t": "move", "id": f"c{self.ids}", "number": self.moves,
                       "at": self.chance.choice(LETTERS) + self.chance.choice(LETTERS)}
            self.open = [(seat, command)]
            answer = self._send(seat, command)
            self.open = []
            if answer["t"] == "ack":
                self.moves += 1
            else:
                assert answer["code"] == "illegal", answer
            # The other side hears of it, wherever it is connected.
            if answer["t"] == "ack":
                self.players[1 - seat].number(answer["n"])
            for player in self.players:
                self._hear(player)
            time.sleep(self.chance.random() / 20)

    def _look_on(self, players):
        watcher = Seat(self.door, self.game, self.watch)
        players.append(watcher)
        self.seen = watcher.welcome["n"]
        watcher.ws.socket.settimeout(1)
        while not self.is_over or self.seen < max(self.acked.values(), default=0):
            try:
                self.seen = watcher.until("event")["n"]
            except TimeoutError:
                if self.is_over:
                    return

    def end(self):
        self.is_over = True
        for thread in self.threads:
            thread.join(30)
            assert not thread.is_alive(), (self.game, "hangs")
        assert self.seen >= max(self.acked.values()), (self.game, "who looked on missed the end", self.seen)


def kill_owner(cluster, tables):
    cluster.remove(cluster.owner(tables[0].game))
    return cluster.add


def kill_any(cluster, tables):
    cluster.remove(random.choice(cluster.servers))
    return cluster.add


def freeze(cluster, tables):
    """It stands still for longer than its lease, and then believes that nothing happened."""
    server = cluster.owner(tables[0].game)
    server.process.send_signal(signal.SIGSTOP)
    cluster.balancer.cut(server.port)

    def go_on():
        server.process.send_signal(signal.SIGCONT)
        cluster.balancer.servers = [*cluster.balancer.servers, server.port]
    return go_on


def restart_postgres(cluster, tables):
    cluster.postgres.stop(random.choice([signal.SIGINT, signal.SIGQUIT]))
    time.sleep(random.random() * 3)
    cluster.postgres.start()


def restart_nats(cluster, tables):
    cluster.nats.end()
    time.sleep(random.random() * 2)
    cluster.nats.start()


def postgres_away(cluster, tables):
    """For half a minute. Nobody is told that something was done which was not."""
    cluster.postgres.stop()
    time.sleep(30)
    refused = sum(table.refused for table in tables)
    assert refused > 0, "nobody was refused"
    cluster.postgres.start()


def play(cluster, trouble, seed):
    """How long the slowest table took to go on."""
    tables = [LivingTable(cluster.balancer, seed * TABLES + i) for i in range(TABLES)]
    try:
        wait_for_all(tables, time.monotonic())
        began = time.monotonic()
        mend = trouble(cluster, tables)
        happened = began if mend else time.monotonic()
        took = wait_for_all(tables, happened)
        if mend:
            mend()
        time.sleep(1)
        wait_for_all(tables, time.monotonic())
    finally:
        for table in tables:
            table.is_over = True
    for table in tables:
        table.end()
    return took, tables


def wait_for_all(tables, since):
    """Until each has had a command acknowledged that was sent since then."""
    while any(table.acked_at < since for table in tables):
        late = time.monotonic() - since
        assert late < 6 * WITHIN, [(table.game, table.acked_at - since) for table in tables if table.acked_at < since]
        time.sleep(0.02)
    return time.monotonic() - since


def main():
    missing = cluster_kit.missing_packages()
    if missing:
        print("skipped: not installed: " + ", ".join(missing))
        return cluster_kit.SKIPPED
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    kinds = [kill_owner, restart_nats, restart_postgres, kill_any, freeze]
    troubles = [kinds[i % len(kinds)] for i in range(rounds)]
    if rounds > 1:
        troubles.append(postgres_away)
    failures = []
    threading.excepthook = lambda raised: failures.append(raised.exc_value)
    times, events, acked, refused = {}, 0, 0, 0
    with cluster_kit.Cluster(sys.argv[1], SERVERS, "--no-limits") as cluster:
        for seed, trouble in enumerate(troubles):
            try:
                took, tables = play(cluster, trouble, seed)
            finally:
                if failures:
                    raise failures[0]
            times.setdefault(trouble.__name__, []).append(took)
            stored = cluster.records()
            events += sum(table.check_store(stored[table.game]) for table in tables)
            acked += sum(len(table.acked) for table in tables)
            refused += sum(table.refused for table in tables)
            if rounds > 1:
                print(f"{seed + 1}. {trouble.__name__}: on after {took:.1f} s", flush=True)
                assert took < WITHIN, (trouble.__name__, took)
    for name, all_times in times.items():
        print(f"{name}: {len(all_times)} times, on after {sorted(all_times)[len(all_times) // 2]:.1f} s, "
              f"at most {max(all_times):.1f} s")
    print(f"{events} events stored, {acked} commands acknowledged, {refused} refused as unavailable: nothing lost, "
          "nothing twice")
    return 0


if __name__ == "__main__":
    sys.exit(main())
