// A real `tengen serve` on a port of its own, which can be killed and started again with its games,
// and a wire to it that can be cut.
import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import net from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';

const kWeb = fileURLToPath(new URL('../../web', import.meta.url));  // the page beside these tests
const kPatience = 60_000;  // milliseconds until a server must be up

export class Server {
  // program: the path of tengen; options: of tengen serve, beside those every test needs
  constructor(program, options = []) {
    this.program = program;
    this.options = options;
    this.folder = mkdtempSync(join(tmpdir(), 'tengen-web-'));
    this.port = 0;
  }

  get origin() { return `http://127.0.0.1:${this.port}`; }

  async start() {
    const fixed = ['serve', '--port', String(this.port), '--data', this.folder, '--web', kWeb];
    this.child =
        spawn(this.program, [...fixed, ...this.options], {stdio: ['ignore', 'pipe', 'pipe']});
    this.log = '';
    this.child.stderr.on('data', (bytes) => this.log += bytes);
    this.port = await this.portItNames();
    return this;
  }

  portItNames() {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`no server: ${this.log}`)), kPatience);
      let said = '';
      this.child.stdout.on('data', (bytes) => {
        said += bytes;
        const match = /:\/\/[^/\s:]+:(\d+)/.exec(said);
        if (!match) return;
        clearTimeout(late);
        resolve(Number(match[1]));
      });
      this.child.on(
          'exit', (code) => reject(new Error(`the server ended with ${code}: ${this.log}`)));
    });
  }

  async kill(signal = 'SIGKILL') {
    const gone = new Promise((resolve) => this.child.on('exit', resolve));
    this.child.kill(signal);
    await gone;
  }

  // A server that does not end when it is asked to is an error, not a reason to wait for ever.
  async close() {
    if (this.child?.exitCode === null && this.child.signalCode === null) {
      const late = setTimeout(() => this.child.kill('SIGKILL'), kPatience);
      await this.kill('SIGTERM');
      clearTimeout(late);
    }
    rmSync(this.folder, {recursive: true, force: true});
    if (this.child?.signalCode === 'SIGKILL')
      throw new Error(`the server did not end: ${this.log}`);
  }
}

// Stands between a browser and the server. Cut, it swallows everything and hangs nobody up: that is
// how a phone in a tunnel sees the world.
export class Wire {
  constructor(server) {
    this.server = server;
    this.isCut = false;
    this.pairs = new Set();
  }

  get origin() { return `http://127.0.0.1:${this.port}`; }

  async open() {
    this.listener = net.createServer((near) => this.joined(near));
    await new Promise((resolve) => this.listener.listen(0, '127.0.0.1', resolve));
    this.port = this.listener.address().port;
    return this;
  }

  joined(near) {
    const far = net.connect(this.server.port, '127.0.0.1');
    const pair = {near, far, isLost: this.isCut};
    this.pairs.add(pair);
    const pass = (from, to) => {
      from.on('data', (bytes) => pair.isLost || to.write(bytes));
      from.on('error', () => {});
      from.on('close', () => {
        if (!pair.isLost) to.destroy();
        this.pairs.delete(pair);
      });
    };
    pass(near, far);
    pass(far, near);
  }

  // What was on its way is lost for good; new connections hang until the wire is mended.
  cut() {
    this.isCut = true;
    for (const pair of this.pairs) pair.isLost = true;
  }

  mend() { this.isCut = false; }

  close() {
    this.listener.close();
    for (const {near, far} of this.pairs) {
      near.destroy();
      far.destroy();
    }
  }
}
