"""PostgreSQL, NATS, several servers and a balancer before them, all on loopback, for one test each."""
import glob
import os
import pwd
import random
import shutil
import signal
import socket
import subprocess
import tempfile
import threading
import time

from server_kit import Address, Server

PATIENCE = 60  # seconds until something must be up
SKIPPED = 77


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def is_open(port):
    try:
        socket.create_connection(("127.0.0.1", port), timeout=1).close()
        return True
    except OSError:
        return False


def wait_until(what, why):
    end = time.monotonic() + PATIENCE
    while not what():
        if time.monotonic() > end:
            raise TimeoutError(why)
        time.sleep(0.05)


def missing_packages():
    """What of the packages for a cluster is not here."""
    return [package for package, found in (("postgresql", postgres_programs()), ("nats-server", shutil.which("nats-server")))
            if not found]


def postgres_programs():
    folders = sorted(glob.glob("/usr/lib/postgresql/*/bin"))
    return folders[-1] if folders and os.path.exists(f"{folders[-1]}/initdb") else None


class Postgres:
    """A PostgreSQL with a data folder of its own, which refuses to be run by root."""

    def __init__(self):
        self.folder = tempfile.mkdtemp(prefix="tengen-postgres-")
        self.user = None
        if os.geteuid() == 0:
            self.user = "postgres"
            os.chown(self.folder, pwd.getpwnam(self.user).pw_uid, -1)
        self.port = free_port()
        self.url = f"postgresql://tengen@127.0.0.1:{self.port}/postgres"
        self.process = None
        try:
            self._run("initdb", "--auth=trust", "--username=tengen", "--encoding=UTF8", "--no-locale", "--no-sync",
                      f"--pgdata={self.folder}/data")
            self.start()
        except BaseException:
            self.end()
            raise

    def _run(self, program, *arguments):
        subprocess.run([f"{postgres_programs()}/{program}", *arguments], check=True, user=self.user, cwd="/",
                       stdout=subprocess.DEVNULL, timeout=PATIENCE)

    def start(self):
        with open(f"{self.folder}/log", "ab") as log:
            self.process = subprocess.Popen(
                [f"{postgres_programs()}/postgres", "-D", f"{self.folder}/data", "-p", str(self.port), "-k", self.folder,
                 "-c", "listen_addresses=127.0.0.1"], user=self.user, cwd="/", stdout=log, stderr=log)
        wait_until(self._answers, "PostgreSQL did not start")

    def _answers(self):
        done = subprocess.run([f"{postgres_programs()}/pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port)])
        return done.returncode == 0

    def stop(self, how=signal.SIGINT):
        """SIGINT is its fast and orderly end, SIGQUIT that of a crash."""
        if self.process and self.process.poll() is None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)

    def ask(self, sql):
        """The rows, each a list of texts."""
        done = subprocess.run(["psql", "-X", "-q", "-A", "-t", "-F", "\t", "-c", sql, self.url], check=True, text=True,
                              stdout=subprocess.PIPE, timeout=PATIENCE)
        return [line.split("\t") for line in done.stdout.splitlines()]

    def end(self):
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)


class Nats:
    def __init__(self):
        self.port = free_port()
        self.url = f"nats://127.0.0.1:{self.port}"
        self.start()

    def start(self):
        self.process = subprocess.Popen(["nats-server", "-a", "127.0.0.1", "-p", str(self.port)],
                                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        wait_until(lambda: is_open(self.port), "NATS did not start")

    def end(self):
        self.process.kill()
        self.process.wait(PATIENCE)


class Balancer(Address):
    """Passes each connection on to one of the servers by chance; to another one where nobody answers."""

    def __init__(self):
        self.servers = []
        self.pairs = {}  # port of a server -> sockets of both sides
        self.lock = threading.Lock()
        self.listener = socket.create_server(("127.0.0.1", 0), backlog=256)
        super().__init__(self.listener.getsockname()[1])
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self):
        while True:
            try:
                client, _ = self.listener.accept()
            except OSError:
                return
            threading.Thread(target=self._connect, args=(client,), daemon=True).start()

    def _connect(self, client):
        for port in random.sample(self.servers, len(self.servers)):
            try:
                server = socket.create_connection(("127.0.0.1", port), timeout=2)
            except OSError:
                continue
            server.settimeout(None)
            with self.lock:
                self.pairs.setdefault(port, set()).update((client, server))
            for one, other in ((client, server), (server, client)):
                threading.Thread(target=self._pump, args=(one, other, port), daemon=True).start()
            return
        client.close()

    def _pump(self, one, other, port):
        try:
            while part := one.recv(65536):
                other.sendall(part)
        except OSError:
            pass
        with self.lock:
            self.pairs[port] -= {one, other}
        for each in (one, other):
            try:
                each.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass
            each.close()

    def cut(self, port):
        """As one that finds a server unhealthy: nobody is left there, and nobody is sent there."""
        self.servers = [each for each in self.servers if each != port]
        with self.lock:
            pairs = list(self.pairs.get(port, ()))
        for each in pairs:
            try:
                each.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass

    def end(self):
        self.listener.close()


class Cluster:
    """So many servers over one PostgreSQL and one NATS. Use it with `with`."""

    def __init__(self, tengen, count, *arguments):
        self.tengen, self.arguments = tengen, arguments
        self.opened = []
        self.servers = []
        try:
            self.postgres = self._keep(Postgres())
            self.nats = self._keep(Nats())
            self.balancer = self._keep(Balancer())
            for _ in range(count):
                self.add()
        except BaseException:
            self.end()
            raise

    def _keep(self, part):
        self.opened.append(part)
        return part

    def add(self):
        server = Server(self.tengen, None, "--store", self.postgres.url, "--nats", self.nats.url, *self.arguments)
        self.servers.append(server)
        self.balancer.servers = [*self.balancer.servers, server.port]
        return server

    def remove(self, server):
        """Kills it: nothing of it is orderly."""
        self.servers.remove(server)
        server.kill()
        self.balancer.cut(server.port)

    def owner(self, game):
        """The server that owns a game, by the name it logged."""
        rows = self.postgres.ask(f"SELECT owner FROM games WHERE name = '{game}'")
        return next((server for server in self.servers if rows[0][0] in server.log()), None)

    def records(self):
        """Of each game all records, in order."""
        games = {}
        for name, text in self.postgres.ask("SELECT name, text FROM records JOIN games ON id = game ORDER BY game, number"):
            games.setdefault(name, []).append(text)
        return games

    def end(self):
        for server in self.servers:
            server.process.send_signal(signal.SIGCONT)
            server.kill()
        for part in reversed(self.opened):
            part.end()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.end()
