// Somebody at a terminal, who joins by a link: `tengen play --join`, typed at through a pipe.
import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

const kPatience = 60_000;  // milliseconds; a busy machine is no error

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

class Guest {
  constructor() { this.folder = mkdtempSync(join(tmpdir(), 'tengen-guest-')); }

  get surroundings() {
    return {...process.env, XDG_STATE_HOME: this.folder, XDG_CONFIG_HOME: this.folder};
  }

  async end(child) {
    if (child && child.exitCode === null && child.signalCode === null) {
      const gone = new Promise((resolve) => child.on('exit', resolve));
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), kPatience);
      await gone;
      clearTimeout(late);
    }
  }
}

export class Terminal extends Guest {
  constructor(program, link, name) {
    super();
    this.said = '';
    this.child = spawn(
        program, ['play', '--join', link, '--name', name],
        {env: this.surroundings, stdio: ['pipe', 'pipe', 'inherit']});
    this.child.stdout.on('data', (bytes) => this.said += bytes);
  }

  type(line) { this.child.stdin.write(line + '\n'); }

  // Until it says so, after what was waited for before.
  async sees(words) {
    const until = Date.now() + kPatience;
    while (!this.said.includes(words)) {
      assert.ok(Date.now() < until, `the terminal does not say "${words}" but:\n${this.said}`);
      await pause(20);
    }
    this.said = this.said.slice(this.said.indexOf(words) + words.length);
  }

  async close() {
    this.child.stdin.end();
    await this.end(this.child);
    rmSync(this.folder, {recursive: true, force: true});
  }
}
