// Somebody at a terminal or at the window, who joins by a link: `tengen play --join`, typed at
// through a pipe, and `tengen-desktop LINK` on a screen of its own, typed at with xdotool.
import assert from 'node:assert/strict';
import {spawn, spawnSync} from 'node:child_process';
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

export class Window extends Guest {
  constructor(program, link) {
    super();
    this.program = program;
    this.link = link;
  }

  async open() {
    this.screen = spawn(
        'Xvfb', ['-displayfd', '3', '-screen', '0', '1280x900x24'],
        {stdio: ['ignore', 'ignore', 'ignore', 'pipe']});
    const number = await new Promise((resolve) => this.screen.stdio[3].once('data', resolve));
    this.display = `:${String(number).trim()}`;
    this.child = spawn(this.program, [this.link], {
      env: {...this.surroundings, DISPLAY: this.display},
      stdio: ['ignore', 'ignore', 'inherit']
    });
    const until = Date.now() + kPatience;
    let windows = '';
    while (!windows) {
      assert.ok(Date.now() < until, 'no window opens');
      await pause(100);
      windows = this.xdotool('search', '--onlyvisible', '--class', 'tengen').stdout.trim();
    }
    this.xdotool('windowfocus', windows.split('\n')[0]);
    return this;
  }

  xdotool(...words) {
    const env = {...process.env, DISPLAY: this.display};
    return spawnSync('xdotool', words, {env, timeout: kPatience, encoding: 'utf8'});
  }

  // "D4", as the keys of the board have it: again until it is there, for before its turn comes the
  // window does not take it.
  async plays(move, isThere) {
    const until = Date.now() + kPatience;
    while (!await isThere()) {
      assert.ok(Date.now() < until, `the window does not play ${move}`);
      this.xdotool('type', '--delay', '60', move.toLowerCase());
      this.xdotool('key', 'Return');
      await pause(1000);
    }
  }

  async close() {
    await this.end(this.child);
    await this.end(this.screen);
    rmSync(this.folder, {recursive: true, force: true});
  }
}
