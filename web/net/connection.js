// The line to the server: one socket at a time, opened again when it breaks. A command is kept
// until the server has answered it and sent again after every new welcome, so that nothing a player
// did is lost and, having one id, nothing is done twice. What messages mean is decided above.

const kBackOff = [500, 1000, 2000, 4000, 8000, 15000];  // milliseconds before the next attempt
const kSilence = 20_000;  // without a word from the server: ask whether it is there
const kPatience = 6_000;  // for an answer; then the socket is dead, whatever the browser believes
const kFinal = ['bad-hello', 'version', 'unknown'];  // closing codes that trying again cannot mend

export class Connection {
  // game, token: who speaks. lastNumber(): of the last event known above.
  // onMessage(message): all but answers. onAnswer(command, answer): ack or refusal.
  // onState({name, code}): 'connecting', 'open', 'waiting' or 'closed' (for good).
  constructor({
    url,
    game,
    token,
    lastNumber,
    onMessage,
    onAnswer,
    onState,
    makeSocket = (address) => new WebSocket(address),
    timers = globalThis
  }) {
    Object.assign(
        this, {url, game, token, lastNumber, onMessage, onAnswer, onState, makeSocket, timers});
    this.unanswered = [];
    this.attempts = 0;
    this.state = {name: 'closed'};
  }

  // Actions
  start() {
    this.stopped = false;
    this.connect();
  }

  stop() {
    this.stopped = true;
    this.hangUp();
    this.set('closed');
  }

  // Something that must be done, once. Returns its id.
  send(command) {
    const kept = {...command, id: newId()};
    this.unanswered.push(kept);
    if (this.state.name === 'open') this.write(kept);
    return kept.id;
  }

  // A question that needs no answer if the line breaks.
  ask(message) {
    if (this.state.name === 'open') this.write(message);
  }

  // The page was asleep, or something was missed: what happened since?
  resync() {
    if (this.stopped) return;
    if (this.state.name === 'open')
      this.write({t: 'sync', since: this.lastNumber()});
    else
      this.connectNow();
  }

  connectNow() {
    if (this.state.name === 'waiting') this.connect();
  }

  // The socket
  connect() {
    this.hangUp();
    this.set('connecting');
    const socket = this.makeSocket(this.url);
    this.socket = socket;
    const mine = (handler) => (event) => {
      if (this.socket === socket) handler(event);
    };
    socket.onopen = mine(() => {
      socket.send(JSON.stringify({t: 'hello', v: 1, game: this.game, token: this.token}));
      this.expectAnswer();
    });
    socket.onmessage = mine((event) => this.heard(event.data));
    socket.onclose = mine(() => this.broke());
    socket.onerror = () => {};  // a close follows
    this.expectAnswer();
  }

  hangUp() {
    const socket = this.socket;
    this.socket = null;
    for (const timer of [this.retry, this.silence, this.patience]) this.timers.clearTimeout(timer);
    this.patience = null;
    if (socket) socket.close();
  }

  broke() {
    this.hangUp();
    if (this.stopped) return;
    const wait = kBackOff[Math.min(this.attempts, kBackOff.length - 1)];
    this.attempts += 1;
    this.set('waiting');
    // A thousand clients of a server that restarts should not come in one moment.
    this.retry = this.timers.setTimeout(() => this.connect(), wait * (0.75 + 0.5 * Math.random()));
  }

  write(message) {
    this.socket.send(JSON.stringify(message));
    if (message.t !== 'pong') this.expectAnswer();
  }

  expectAnswer() { this.patience ??= this.timers.setTimeout(() => this.broke(), kPatience); }

  // Any word shows that the line is alive; an unanswered command is waited for all the same.
  alive() {
    this.timers.clearTimeout(this.patience);
    this.patience = null;
    if (this.unanswered.length > 0) this.expectAnswer();
    this.timers.clearTimeout(this.silence);
    this.silence = this.timers.setTimeout(() => this.resync(), kSilence);
  }

  heard(text) {
    let message;
    try {
      message = JSON.parse(text);
    } catch {
      return;
    }
    if (message.t === 'closing') return this.closing(message);
    const answered = this.take(message);
    this.alive();
    if (message.t === 'ping') return this.write({t: 'pong', nonce: message.nonce});
    if (message.t === 'ack' || message.t === 'refusal') {
      if (answered) this.onAnswer(answered, message);
      return;
    }
    if (message.t === 'welcome') this.welcomed();
    this.onMessage(message);
  }

  // The command this message answers, which is then done with.
  take(message) {
    if (message.t !== 'ack' && message.t !== 'refusal') return null;
    const at = this.unanswered.findIndex((command) => command.id === message.id);
    return at < 0 ? null : this.unanswered.splice(at, 1)[0];
  }

  welcomed() {
    this.attempts = 0;
    if (this.state.name === 'open') return;  // the answer to a sync
    this.set('open');
    for (const command of this.unanswered) this.write(command);
  }

  closing({code}) {
    if (!kFinal.includes(code)) return this.broke();
    this.stopped = true;
    this.hangUp();
    this.set('closed', code);
  }

  set(name, code) {
    this.state = {name, code};
    this.onState(this.state);
  }
}

export function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('');
}
