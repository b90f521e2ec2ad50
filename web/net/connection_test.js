import assert from 'node:assert/strict';
import {webcrypto} from 'node:crypto';
import {test} from 'node:test';

import {Connection} from './connection.js';

globalThis.crypto ??= webcrypto;  // browsers have it, and Node from version 19

// Time that passes when the test says so.
class Timers {
  constructor() { Object.assign(this, {now: 0, waiting: new Map(), next: 1}); }

  setTimeout(action, after) {
    this.waiting.set(this.next, {at: this.now + after, action});
    return this.next++;
  }

  clearTimeout(id) { this.waiting.delete(id); }

  pass(milliseconds) {
    const end = this.now + milliseconds;
    for (;;) {
      const due =
          [...this.waiting].filter(([, {at}]) => at <= end).sort((a, b) => a[1].at - b[1].at)[0];
      if (!due) break;
      this.waiting.delete(due[0]);
      this.now = due[1].at;
      due[1].action();
    }
    this.now = end;
  }
}

class Line {
  constructor() {
    Object.assign(
        this, {sockets: [], states: [], messages: [], answers: [], timers: new Timers(), n: 12});
    this.connection = new Connection({
      url: 'ws://test/ws',
      game: 'g',
      token: 't',
      lastNumber: () => this.n,
      timers: this.timers,
      makeSocket: () => this.newSocket(),
      onMessage: (message) => this.messages.push(message),
      onAnswer: (command, answer) => this.answers.push([command, answer]),
      onState: ({name}) => this.states.push(name),
    });
  }

  newSocket() {
    const socket = {
      sent: [],
      closed: false,
      send(text) { this.sent.push(JSON.parse(text)); },
      close() { this.closed = true; }
    };
    this.sockets.push(socket);
    return socket;
  }

  get socket() { return this.sockets.at(-1); }

  open() {
    this.connection.start();
    this.welcome();
    return this;
  }

  welcome() {
    this.socket.onopen();
    this.say({t: 'welcome', seat: 'black', n: 12, now: 0, state: {}});
  }

  say(message) { this.socket.onmessage({data: JSON.stringify(message)}); }

  said(t) { return this.socket.sent.filter((message) => message.t === t); }
}

test('the first word is hello, with game and token', () => {
  const line = new Line().open();
  assert.deepEqual(line.socket.sent[0], {t: 'hello', v: 1, game: 'g', token: 't'});
  assert.deepEqual(line.states, ['connecting', 'open']);
});

test('a command without an answer is sent again with the same id after the next welcome', () => {
  const line = new Line().open();
  const id = line.connection.send({t: 'move', number: 12, at: 'pd'});
  line.socket.onclose();
  line.timers.pass(1_000);
  line.welcome();
  assert.equal(line.sockets.length, 2);
  assert.deepEqual(line.said('move'), [{t: 'move', number: 12, at: 'pd', id}]);
  line.say({t: 'ack', id, n: 13});
  assert.equal(line.answers.length, 1);
  line.socket.onclose();
  line.timers.pass(1_000);
  line.welcome();
  assert.deepEqual(line.said('move'), []);
});

test('what is done while the line is broken is sent when it is back', () => {
  const line = new Line().open();
  line.socket.onclose();
  line.connection.send({t: 'resign'});
  line.timers.pass(1_000);
  line.welcome();
  assert.equal(line.said('resign').length, 1);
});

test('ids are never used twice', () => {
  const line = new Line().open();
  const ids =
      new Set(Array.from({length: 1000}, () => line.connection.send({t: 'chat', text: ''})));
  assert.equal(ids.size, 1000);
  assert.ok([...ids].every((id) => id.length <= 32));
});

test('attempts come ever more slowly, and at once when the page wakes up', () => {
  const line = new Line().open();
  const gaps = [];
  for (let i = 0; i < 8; ++i) {
    line.socket.onclose();
    const before = line.timers.now;
    const count = line.sockets.length;
    while (line.sockets.length === count) line.timers.pass(50);
    gaps.push(line.timers.now - before);
  }
  assert.ok(gaps[0] <= 700);
  assert.ok(gaps.at(-1) >= 11_000 && gaps.at(-1) <= 19_000);
  line.socket.onclose();
  line.connection.resync();
  assert.equal(line.states.at(-1), 'connecting');
});

test('a line that only seems open is noticed', () => {
  const line = new Line().open();
  line.connection.send({t: 'resign'});
  line.timers.pass(6_500);
  assert.ok(line.sockets[0].closed);
  assert.ok(line.states.includes('waiting'));
});

test('after a long silence the server is asked what happened', () => {
  const line = new Line().open();
  line.timers.pass(21_000);
  assert.deepEqual(line.said('sync'), [{t: 'sync', since: 12}]);
  line.say({t: 'synced', n: 12, now: 0});
  line.timers.pass(10_000);
  assert.equal(line.sockets.length, 1);
});

test('a ping is answered at once', () => {
  const line = new Line().open();
  line.say({t: 'ping', nonce: 'c41d', now: 1});
  assert.deepEqual(line.said('pong'), [{t: 'pong', nonce: 'c41d'}]);
});

test('a token the server does not know ends the attempts', () => {
  const line = new Line();
  line.connection.start();
  line.socket.onopen();
  line.say({t: 'closing', code: 'unknown'});
  line.timers.pass(60_000);
  assert.equal(line.sockets.length, 1);
  assert.deepEqual(line.states, ['connecting', 'closed']);
});

test('a server that stops is tried again', () => {
  const line = new Line().open();
  line.say({t: 'closing', code: 'stopping'});
  line.timers.pass(1_000);
  assert.equal(line.sockets.length, 2);
});

test('junk and the words of an old socket are not heard', () => {
  const line = new Line().open();
  line.socket.onmessage({data: '{oops'});
  const [old] = line.sockets;
  old.onclose();
  line.timers.pass(1_000);
  line.welcome();
  const before = line.messages.length;
  old.onmessage({data: '{"t":"presence"}'});
  old.onclose();
  assert.equal(line.messages.length, before);
  assert.equal(line.states.at(-1), 'open');
});
