"""A PostgreSQL on loopback, for one test."""
import glob
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time

PATIENCE = 60  # seconds until something must be up
SKIPPED = 77


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def wait_until(what, why):
    end = time.monotonic() + PATIENCE
    while not what():
        if time.monotonic() > end:
            raise TimeoutError(why)
        time.sleep(0.05)


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
