"""A server to test against, and clients of docs/protocol.md made of nothing but sockets."""
import base64
import http.client
import json
import os
import re
import secrets
import signal
import socket
import struct
import subprocess
import threading
import time

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
PATIENCE = 20  # seconds until a test gives up


class Address:
    """Where a server, or something before it, is reached."""

    def __init__(self, port):
        self.port = port

    def ask(self, method, path, body=None, **headers):
        """(status, headers, body)"""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        if isinstance(body, dict):
            body = json.dumps(body)
            headers.setdefault("content_type", "application/json")
        connection.request(method, path, body, {key.replace("_", "-"): value for key, value in headers.items()})
        answer = connection.getresponse()
        content = answer.read()
        connection.close()
        return answer.status, answer.headers, content

    def post(self, path, body, **headers):
        status, _, content = self.ask("POST", path, body, **headers)
        return status, json.loads(content)

    def metric(self, name):
        text = self.ask("GET", "/metrics")[2].decode()
        return int(re.search(rf"^tengen_{name} (\d+)$", text, re.M)[1])


class Server(Address):
    """`tengen serve` on a port of its own. What it says on standard error is in log()."""

    def __init__(self, tengen, data, *arguments, port=0, preexec=None):
        folder = ["--data", data] if data else []
        self.command = [tengen, "serve", *folder, "--judge", "playouts", "--port", str(port), *arguments]
        self.lines = []
        self.process = subprocess.Popen(self.command, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                        preexec_fn=preexec)
        self.reader = threading.Thread(target=self._read, daemon=True)
        self.reader.start()
        said = self.process.stdout.readline()
        found = re.search(r"http://[^/]*:(\d+)/", said)
        if not found:
            self.process.wait(PATIENCE)
            self.reader.join()
            raise RuntimeError("the server did not start: " + said + self.log())
        super().__init__(int(found[1]))

    def _read(self):
        for line in self.process.stderr:
            self.lines.append(line)

    def log(self):
        return "".join(self.lines)

    def kill(self):
        self.process.kill()
        self._end()

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        self._end()
        return self.process.returncode

    def _end(self):
        self.process.wait(PATIENCE)
        self.reader.join()
        self.process.stdout.close()
        self.process.stderr.close()


class Closed(Exception):
    """The other end closed the WebSocket: its code."""


class WebSocket:
    """RFC 6455, the client's half, with every frame in the tester's hands."""

    def __init__(self, port, path="/ws", host="127.0.0.1", receive_buffer=None, **headers):
        self.socket = socket.socket()
        self.socket.settimeout(PATIENCE)
        if receive_buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self.socket.connect((host, port))
        self.buffer = b""
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {path} HTTP/1.1", f"Host: {headers.pop('host_name', f'{host}:{port}')}", "Upgrade: websocket",
                 "Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
        lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
        self.socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        head = self._until(b"\r\n\r\n").decode()
        self.status = int(head.split()[1])

    def _until(self, end):
        while end not in self.buffer:
            self._more()
        head, self.buffer = self.buffer.split(end, 1)
        return head

    def _more(self):
        part = self.socket.recv(65536)
        if not part:
            raise Closed(None)
        self.buffer += part

    def _take(self, count):
        while len(self.buffer) < count:
            self._more()
        taken, self.buffer = self.buffer[:count], self.buffer[count:]
        return taken

    def send_frame(self, payload, kind=TEXT, last=True):
        mask = os.urandom(4)
        length = len(payload)
        head = bytes([(0x80 if last else 0) | kind])
        if length < 126:
            head += bytes([0x80 | length])
        elif length < 65536:
            head += bytes([0x80 | 126]) + struct.pack(">H", length)
        else:
            head += bytes([0x80 | 127]) + struct.pack(">Q", length)
        self.socket.sendall(head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload)))

    def send(self, message):
        self.send_frame((message if isinstance(message, str) else json.dumps(message)).encode())

    def receive(self):
        """The next message; answers pings of both kinds."""
        while True:
            first, second = self._take(2)
            length = second & 0x7F
            if length == 126:
                length = struct.unpack(">H", self._take(2))[0]
            elif length == 127:
                length = struct.unpack(">Q", self._take(8))[0]
            payload = self._take(length)
            kind = first & 0x0F
            if kind == CLOSE:
                raise Closed(struct.unpack(">H", payload[:2])[0] if payload else None)
            if kind == PING:
                self.send_frame(payload, PONG)
                continue
            message = json.loads(payload)
            if message["t"] == "ping":
                self.send({"t": "pong", "nonce": message["nonce"]})
                continue
            return message

    def close(self):
        self.socket.close()

    def __del__(self):
        self.close()


class Player:
    """One seat at a table: says hello, sends commands, remembers all events by number."""

    def __init__(self, server, game, token):
        self.server, self.game, self.token = server, game, token
        self.events = {}
        self.connect()

    def connect(self):
        self.ws = WebSocket(self.server.port)
        self.ws.send({"t": "hello", "v": 1, "game": self.game, "token": self.token})
        self.welcome = self.until("welcome")
        return self.welcome

    def until(self, *kinds, where=lambda message: True):
        """The next message of these kinds; events on the way are remembered."""
        while True:
            message = self.ws.receive()
            if message["t"] == "event":
                self.events[message["n"]] = message
            if message["t"] in kinds and where(message):
                return message

    def event(self, kind):
        for number in sorted(self.events):
            if self.events[number]["type"] == kind:
                return self.events[number]
        return self.until("event", where=lambda message: message["type"] == kind)

    def number(self, number):
        """The event of this number."""
        while number not in self.events:
            self.until("event")
        return self.events[number]

    def do(self, kind, **fields):
        """The answer to a command: an ack or a refusal."""
        command = {"t": kind, "id": secrets.token_hex(8), **fields}
        self.ws.send(command)
        return self.until("ack", "refusal", where=lambda message: message.get("id") == command["id"])

    def close(self):
        self.ws.close()


def create(server, **wish):
    wish = {"req": secrets.token_hex(16), "color": "black", "name": "Ada", "settings": {"size": 9}, **wish}
    status, answer = server.post("/games", wish)
    assert status == 201, (status, answer)
    return answer


def join(server, table, name="Grace", req=None):
    body = {"req": req or secrets.token_hex(16), "invite": table["invite"], "name": name}
    return server.post(f"/games/{table['game']}/join", body)


def sit_down(server, **wish):
    """A table with two players: (table, black, white)."""
    table = create(server, **wish)
    status, seat = join(server, table)
    assert status == 200, (status, seat)
    return table, Player(server, table["game"], table["token"]), Player(server, table["game"], seat["token"])


def wait_for(what, seconds=PATIENCE):
    end = time.monotonic() + seconds
    while not what():
        if time.monotonic() > end:
            raise TimeoutError("waited in vain")
        time.sleep(0.02)
