#!/usr/bin/env python3
"""Nobody is let in: what strangers, cheats and broken programs send to `tengen serve`.

server_security_test.py TENGEN
"""
import json
import secrets
import socket
import sys
import tempfile
import unittest

import server_kit
from server_kit import BINARY, Closed, Player, WebSocket, create, join, sit_down, wait_for

TENGEN = sys.argv.pop(1)


class Security(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.server = server_kit.Server(TENGEN, cls.folder.name, "--per-address", "60", "--origin",
                                       "https://go.example/")
        cls.table, cls.black, cls.white = sit_down(cls.server, watch=True)

    @classmethod
    def tearDownClass(cls):
        cls.server.kill()
        cls.folder.cleanup()

    def closing(self, *messages, **headers):
        """How a new connection that says this is closed: (our word, WebSocket's number)."""
        ws = WebSocket(self.server.port, **headers)
        self.addCleanup(ws.close)
        for message in messages:
            ws.send(message)
        word = None
        try:
            while True:
                message = ws.receive()
                if message["t"] == "closing":
                    word = message["code"]
        except Closed as closed:
            return word, closed.args[0]

    def hello(self, token, game=None):
        return {"t": "hello", "v": 1, "game": game or self.table["game"], "token": token}

    # Tokens

    def test_no_token_or_a_wrong_one_opens_nothing(self):
        for token in ("", "guess", secrets.token_urlsafe(16), self.table["invite"], "' OR 1=1 --"):
            self.assertEqual(self.closing(self.hello(token))[0], "unknown", token)
        other = create(self.server)
        self.assertEqual(self.closing(self.hello(other["token"]))[0], "unknown")
        self.assertEqual(self.closing(self.hello(self.table["token"], "nosuchgame00"))[0], "unknown")
        self.assertEqual(self.closing(self.hello(self.table["token"], "../../etc/passwd"))[0], "unknown")

    def test_who_says_something_else_first_is_let_go(self):
        self.assertEqual(self.closing({"t": "move", "id": "a", "number": 0, "at": "aa"})[0], "bad-hello")
        self.assertEqual(self.closing("no json")[0], "bad-hello")
        self.assertEqual(self.closing({"t": "hello", "v": 99, "game": "g", "token": "t"})[0], "version")

    def test_who_says_nothing_is_let_go(self):
        self.assertEqual(self.closing()[0], "bad-hello")

    def test_a_watcher_only_watches(self):
        watcher = Player(self.server, self.table["game"], self.table["watch"])
        for kind, fields in (("move", {"number": 0, "at": "aa"}), ("resign", {}), ("chat", {"text": "hi"}),
                             ("cancel", {}), ("offer", {"what": "undo"}), ("addtime", {"seconds": 5})):
            self.assertEqual(watcher.do(kind, **fields)["code"], "not-allowed", kind)

    def test_nobody_plays_for_the_other_side(self):
        table, black, white = sit_down(self.server)
        self.assertEqual(white.do("move", number=0, at="aa", by="black", seat="black")["code"], "not-your-turn")
        self.assertEqual(black.do("move", number=0, at="aa")["t"], "ack")

    def test_what_was_heard_and_is_said_again_moves_nothing(self):
        table, black, white = sit_down(self.server, watch=True)
        watcher = Player(self.server, table["game"], table["watch"])
        heard = {"t": "move", "id": "c1", "number": 0, "at": "ee"}
        answers = {}
        for name, player in (("first", black), ("again", black), ("other side", white), ("watcher", watcher)):
            player.ws.send(heard)
            answers[name] = player.until("ack", "refusal", where=lambda it: it.get("id") == "c1")
        for name in ("first", "again"):
            self.assertEqual((answers[name]["t"], answers[name]["n"]), ("ack", answers["first"]["n"]))
        self.assertEqual(answers["other side"]["code"], "wrong-number")
        self.assertEqual(answers["watcher"]["code"], "not-allowed")
        self.assertEqual(white.do("move", number=1, at="cc")["t"], "ack")
        black.ws.send(heard)
        self.assertEqual(black.until("ack")["n"], answers["first"]["n"])
        self.assertEqual(Player(self.server, table["game"], table["token"]).welcome["state"]["number"], 2)

    def test_a_join_needs_the_invitation(self):
        table = create(self.server)
        for invite in ("", "guess", table["token"], self.table["invite"]):
            status, answer = join(self.server, {**table, "invite": invite})
            self.assertIn((status, answer["code"]), ((403, "forbidden"), (400, "bad-message")), invite)
        self.assertEqual(join(self.server, {**table, "game": "nosuchgame00"})[0], 404)
        self.assertEqual(self.server.ask("GET", f"/games/{table['game']}/join")[0], 405)
        self.assertEqual(join(self.server, table)[0], 200)

    def test_who_guesses_a_short_req_gets_nobody_elses_seat(self):
        table = create(self.server, req="1")
        self.assertEqual(join(self.server, table, req="2")[0], 200)
        self.assertEqual(join(self.server, table, req="2")[0], 409)
        self.assertNotEqual(create(self.server, req="1")["token"], table["token"])

    def test_a_forged_clock_is_not_looked_at(self):
        clock = {"system": "absolute", "main": 100}
        _, black, white = sit_down(self.server, settings={"size": 9, "clock": clock})
        answer = black.do("move", number=0, at="aa", now=0, spent=0, clocks={"black": {"main": 10**9}})
        self.assertLessEqual(white.number(answer["n"])["clocks"]["black"]["main"], 100_000)

    # Origins and requests

    def test_pages_of_others_are_refused(self):
        for origin in ("https://evil.example", "null", "http://127.0.0.1", "https://go.example.evil.example"):
            self.assertEqual(WebSocket(self.server.port, origin=origin).status, 403, origin)
            self.assertEqual(self.server.post("/games", {}, origin=origin)[0], 403, origin)
        for origin in (f"http://127.0.0.1:{self.server.port}", "https://go.example"):
            self.assertEqual(WebSocket(self.server.port, origin=origin).status, 101, origin)

    def test_a_name_that_a_stranger_gave_this_machine_is_refused(self):
        """DNS rebinding: the page of evil.example asks evil.example, which is 127.0.0.1 now."""
        evil = f"evil.example:{self.server.port}"
        self.assertEqual(WebSocket(self.server.port, host_name=evil, origin=f"http://{evil}").status, 403)
        self.assertEqual(self.server.post("/games", {}, host=evil, origin=f"http://{evil}")[0], 403)
        self.assertEqual(self.server.ask("GET", "/tables", host=evil)[0], 403)
        for own in (f"localhost:{self.server.port}", f"[::1]:{self.server.port}", "go.example"):
            self.assertEqual(self.server.ask("GET", "/tables", host=own)[0], 200, own)

    def test_who_names_no_host_is_refused(self):
        for head in (b"GET /host HTTP/1.1\r\nHost: \r\n", b"GET /host HTTP/1.1\r\nHost: :80\r\n",
                     b"GET /host HTTP/1.0\r\n"):
            with socket.create_connection(("127.0.0.1", self.server.port), timeout=20) as connection:
                connection.sendall(head + b"Connection: close\r\n\r\n")
                self.assertIn(b" 403 ", connection.recv(4096).split(b"\r\n")[0], head)
        self.assertEqual(WebSocket(self.server.port, host_name="").status, 403)

    def test_only_json_is_taken_for_json(self):
        for kind in ("application/jsonx", "text/plain", "application/x-www-form-urlencoded"):
            status, answer = self.server.post("/games", "{}", content_type=kind)
            self.assertEqual((status, answer["reason"]), (400, "content-type"), kind)
        body = json.dumps({"req": "0123456789abcdef"})
        self.assertEqual(self.server.post("/games", body, content_type="application/json; charset=utf-8")[0], 201)

    def test_no_path_leaves_the_page(self):
        for path in ("/web/../../../etc/passwd", "/web/%2e%2e/%2e%2e/etc/passwd", "/web//etc/passwd",
                     "/../etc/passwd", "/web/..%2f..%2fetc%2fpasswd", "/web/\\..\\etc", "/web/", "/.git/config",
                     "/games.db", "/web/games.db"):
            self.assertIn(self.server.ask("GET", path)[0], (400, 404), path)

    def test_bad_requests_are_refused_and_the_server_lives(self):
        for raw in (b"\x00\x01\x02\r\n\r\n", b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"A" * 20000,
                    b"POST /games HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
                    b"POST /games HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
                    b"GET / HTTP/1.1\r\nX: " + b"y" * 20000 + b"\r\n\r\n"):
            with socket.create_connection(("127.0.0.1", self.server.port), timeout=20) as connection:
                connection.sendall(raw)
                try:
                    answer = connection.recv(4096)
                except ConnectionResetError:
                    answer = b""
                self.assertTrue(answer == b"" or answer.startswith(b"HTTP/1.1 4"), answer)
        self.assertEqual(self.server.ask("GET", "/health")[2], b"ok\n")

    def test_no_body_is_read_as_the_next_request(self):
        for head in (b"Host: a\r\nTransfer-Encoding: xchunked", b"Host: a\r\nTransfer-Encoding: gzip, chunked",
                     b"Host: a\r\nTransfer-Encoding: xchunked\r\nContent-Length: 3",
                     b"Host: a\r\nTransfer-Encoding: chunked\r\nContent-Length: 3",
                     b"X: no host", b"Host: a\r\nHost: b"):
            with socket.create_connection(("127.0.0.1", self.server.port), timeout=20) as connection:
                connection.sendall(b"GET /health HTTP/1.1\r\n" + head + b"\r\n\r\n" +
                                   b"GET /health HTTP/1.1\r\nHost: a\r\n\r\n")
                answer = b""
                try:
                    while part := connection.recv(4096):
                        answer += part
                except ConnectionResetError:
                    pass
                self.assertTrue(answer.startswith(b"HTTP/1.1 400"), (head, answer))
                self.assertEqual(answer.count(b"HTTP/1.1"), 1, (head, answer))

    def test_bodies_are_bounded_and_checked(self):
        self.assertEqual(self.server.post("/games", {"req": "a", "name": "x" * 9000})[0], 413)
        for body in ("", "[]", "{", '{"req":5}', json.dumps({"req": "a", "name": "x" * 200}), "[" * 4000,
                     '{"req":"a","settings":{"size":1000000}}', '{"req":"a","bot":"15k"}'):
            status, answer = self.server.post("/games", body, content_type="application/json")
            self.assertEqual(status, 400, body)
            self.assertIn(answer["code"], ("bad-message", "bad-settings"))

    def test_a_page_may_run_nothing_that_is_not_ours(self):
        headers = self.server.ask("GET", "/health")[1]
        self.assertIn("default-src 'self'", headers["Content-Security-Policy"])
        self.assertNotIn("unsafe", headers["Content-Security-Policy"])
        self.assertEqual(headers["Referrer-Policy"], "no-referrer")
        self.assertIn("noindex", headers["X-Robots-Tag"])
        self.assertEqual(headers["X-Content-Type-Options"], "nosniff")
        self.assertIsNone(headers["Set-Cookie"])

    # Frames

    def test_a_frame_that_is_too_large_ends_the_connection(self):
        player = Player(self.server, self.table["game"], self.table["watch"])
        player.ws.send("x" * 9000)
        with self.assertRaises((Closed, ConnectionError)):
            player.until("nothing")

    def test_frames_that_say_nothing_are_refused_and_the_connection_lives(self):
        _, player, _ = sit_down(self.server)
        for text in ("", "{", "null", "[]", "5", '{"t":5}', '{"t":"nonsense"}', '{"t":"move"}', "[" * 5000,
                     '{"t":"move","id":"a","number":-1,"at":"aa"}', '{"t":"move","id":"a","number":1e99,"at":"aa"}',
                     '{"t":"move","id":"' + "x" * 99 + '","number":0,"at":"aa"}', '{"t":"chat","id":"a","text":5}'):
            player.ws.send(text)
            self.assertIn(player.until("refusal")["code"], ("bad-message", "unknown"), text)
        player.ws.send_frame(b"\x00\x01", BINARY)
        self.assertEqual(player.until("refusal")["code"], "bad-message")
        self.assertEqual(player.do("move", number=0, at="aa")["t"], "ack")

    def test_frames_against_the_rules_end_the_connection_and_nothing_else(self):
        masked = b"\x80abcd"  # of length 0
        for frame in (b"\x81\x02{}",                           # without a mask
                      b"\x83" + masked, b"\x8b" + masked,       # kinds nobody knows
                      b"\xc1" + masked, b"\x91" + masked,       # bits nobody agreed on
                      b"\x80" + masked,                         # the middle of nothing
                      b"\x01" + masked + b"\x81" + masked,      # a message within another
                      b"\x09" + masked,                         # a ping in parts
                      b"\x89\xfe\x00\xff" + b"abcd" * 70,      # a ping that is too long
                      b"\x81\xff" + b"\xff" * 8 + b"abcd",      # 2^64 bytes
                      b"\x81\xff\x00\x00\x00\x7f" + b"\xff" * 4 + b"abcd",
                      b"\x88\x81abcd" + bytes([ord("a") ^ 3]),  # half a reason for closing
                      b"\x88\x82abcd" + bytes([ord("a"), ord("b")])):  # closing for reason 0
            player = Player(self.server, self.table["game"], self.table["watch"])
            player.ws.socket.sendall(frame)
            with self.assertRaises((Closed, ConnectionError), msg=frame):
                player.until("nothing")
            player.close()
        self.assertEqual(self.server.ask("GET", "/health")[2], b"ok\n")

    def test_text_that_is_no_text_ends_the_connection(self):
        player = Player(self.server, self.table["game"], self.table["watch"])
        player.ws.send_frame(b'{"t":"\xff\xfe"}')
        with self.assertRaises((Closed, ConnectionError)):
            player.until("nothing")

    def test_names_and_chat_carry_no_control_characters(self):
        name = "<b>Ada</b>\u202e\u0007"
        _, black, white = sit_down(self.server, name=name)
        self.assertEqual(white.welcome["state"]["names"]["black"], "<b>Ada</b>")
        black.do("chat", text="<script>alert(1)</script>\u001b[2J\u202e!")
        self.assertEqual(white.event("chat")["text"], "<script>alert(1)</script>[2J!")

    def test_a_name_or_a_word_is_no_property_of_the_record(self):
        _, black, _ = sit_down(self.server, name="Ada]RE[W+R")
        black.do("chat", text="];B[aa]C[\\")
        black.ws.send({"t": "sgf"})
        record = black.until("sgf")["text"]
        self.assertIn("PB[Ada\\]RE[W+R]", record)
        self.assertNotIn("];B[aa]", record.replace("\\]", ""))

    # Options

    def test_options_that_mean_nothing_are_refused_in_words(self):
        for arguments, word in ((["--origin", "foo"], "origin"), (["--origin", "https://a.example/path"], "origin"),
                                (["--proxy", "foo"], "foo"), (["--net", "/no/such/net"], "/no/such/net"),
                                (["--store", f"sqlite:{self.folder.name}/other.db"], "--data")):
            with self.assertRaisesRegex(RuntimeError, word):
                server_kit.Server(TENGEN, f"{self.folder.name}/new", *arguments).kill()

    # Too much

    def test_who_chats_too_much_may_still_move(self):
        _, black, white = sit_down(self.server)
        for i in range(60):
            black.ws.send({"t": "chat", "id": f"c{i}", "text": "hi"})
        self.assertEqual(black.do("move", number=0, at="aa")["t"], "ack")
        refusal = black.do("chat", text="hi")
        self.assertEqual(refusal.get("code"), "too-many")

    def test_who_sends_too_fast_is_refused_and_then_let_go(self):
        player = Player(self.server, self.table["game"], self.table["watch"])
        codes = []
        try:
            for _ in range(400):
                player.ws.send({"t": "sgf"})
            while True:
                message = player.ws.receive()
                codes.append(message.get("code"))
        except (Closed, ConnectionError):
            pass
        self.assertIn("too-many", codes)
        self.assertEqual(self.server.ask("GET", "/health")[2], b"ok\n")

    def test_one_address_gets_so_many_connections(self):
        sockets = []
        try:
            for _ in range(80):
                try:
                    sockets.append(WebSocket(self.server.port))
                except (Closed, ConnectionError):
                    break
            self.assertLessEqual(len(sockets), 60)
        finally:
            for ws in sockets:
                ws.close()
        wait_for(lambda: self._is_served())

    def _is_served(self):
        try:
            return self.server.ask("GET", "/health")[0] == 200
        except (OSError, server_kit.http.client.HTTPException):
            return False

    def test_the_log_and_the_store_hold_no_secret(self):
        table, black, white = sit_down(self.server, watch=True)
        black.do("chat", text="between-us")
        texts = [self.server.log().encode()]
        for name in ("games.db", "games.db-wal"):
            with open(f"{self.folder.name}/{name}", "rb") as file:
                texts.append(file.read())
        for secret in (table["token"], table["invite"], table["watch"], white.token):
            for text in texts:
                self.assertNotIn(secret.encode(), text)
        self.assertNotIn("between-us", self.server.log())


class TooMuch(unittest.TestCase):
    def start(self, *arguments):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        server = server_kit.Server(TENGEN, folder.name, *arguments)
        self.addCleanup(server.kill)
        return server

    def test_who_asks_for_tables_without_end_gets_some(self):
        server = self.start()
        statuses = [server.post("/games", {"req": str(i)})[0] for i in range(60)]
        self.assertEqual(statuses[:30], [201] * 30)
        self.assertEqual(statuses[40:], [429] * 20)

    def test_who_guesses_without_end_is_answered_no_more(self):
        server = self.start()
        table = create(server)
        statuses = []
        for number in range(300):
            status, _ = join(server, {**table, "invite": f"guess{number:017}"})
            statuses.append(status)
        self.assertEqual(set(statuses[:150]), {403})
        self.assertIn(429, statuses)
        self.assertEqual(WebSocket(server.port).status, 429, "nor by the other door")

    def test_who_comes_by_a_proxy_is_counted_by_their_own_address(self):
        server = self.start("--per-address", "2", "--proxy", "127.0.0.1")

        def status(*addresses):
            ws = WebSocket(server.port, x_forwarded_for=", ".join(addresses))
            self.open.append(ws)
            return ws.status
        self.open = []
        self.assertEqual([status("192.0.2.1") for _ in range(3)], [101, 101, 429])
        self.assertEqual(status("192.0.2.2"), 101)
        # What stands before the last address anybody can invent.
        self.assertEqual(status("192.0.2.3", "192.0.2.1"), 429)

    def test_nobody_else_is_believed_about_their_address(self):
        server = self.start("--per-address", "2")
        sockets = []
        with self.assertRaises((Closed, ConnectionError)):
            for number in range(3):
                sockets.append(WebSocket(server.port, x_forwarded_for=f"192.0.2.{number}"))
        self.assertEqual(len(sockets), 2)

    def test_who_does_not_read_is_let_go_and_nobody_waits_for_them(self):
        server = self.start("--no-limits")
        table, black, _ = sit_down(server, watch=True)
        sleeper = WebSocket(server.port, receive_buffer=4096)
        self.addCleanup(sleeper.close)
        sleeper.send({"t": "hello", "v": 1, "game": table["game"], "token": table["watch"]})
        try:
            for _ in range(5000):
                sleeper.send({"t": "sync", "since": 0})
        except OSError:
            pass  # closed already
        wait_for(lambda: server.metric("slow_readers_total") == 1)
        self.assertEqual(black.do("move", number=0, at="aa")["t"], "ack")


if __name__ == "__main__":
    unittest.main(warnings="ignore")
