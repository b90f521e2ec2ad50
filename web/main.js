// Starts the page: reads the address and the device's memory, and shows the view that belongs to
// them.
import {readLink} from './base/keys.js';
import {memoryStorage, Store} from './base/store.js';
import {colored, currentLanguage, languageFor, say, sayColor, speak} from './base/words.js';
import {Sound} from './look/sound.js';
import {kWallPath, readAddress} from './net/address.js';
import {kPlainHost, readHost} from './net/api.js';
import {JoinView, LostView} from './views/join.js';
import {LobbyView} from './views/lobby.js';
import {settingsAnew} from './views/settings.js';
import {askSheet} from './views/sheet.js';
import {Speech} from './views/speech.js';
import {TableView} from './views/table.js';
import {WallView} from './views/wall.js';

function storageOfThisBrowser() {
  try {
    localStorage.getItem('tengen');
    return localStorage;
  } catch {
    return memoryStorage();
  }
}

class App {
  constructor() {
    this.store = new Store(storageOfThisBrowser());
    this.sound = new Sound();
    this.speech = new Speech(document.getElementById('speech'));
    this.host = kPlainHost;
    this.root = document.getElementById('page');
    this.dark = matchMedia('(prefers-color-scheme: dark)');
    this.dark.addEventListener('change', () => this.applySettings());
    this.store.onChange((name) => this.changed(name));
  }

  async start() {
    const {settings} = this.store;
    const language = settings.language || languageFor(navigator.languages ?? [navigator.language]);
    [this.host] = await Promise.all([readHost(), speak(language)]);
    this.applySettings();
    addEventListener('popstate', () => this.route());
    // Most browsers have said popstate by now, and the secret is read.
    addEventListener('hashchange', () => location.hash && this.route());
    this.route();
  }

  applySettings() {
    const {settings} = this.store;
    document.documentElement.lang = currentLanguage();
    const isDark = settings.look === 'dark' || (settings.look === 'auto' && this.dark.matches);
    document.documentElement.classList.toggle('dark', isDark);
    this.sound.on = settings.sound;
  }

  changed(name) {
    if (name === 'language') return this.speakAnew();
    this.applySettings();
    this.view?.settingsChanged?.();
  }

  // All words are made again, and the choice stays open.
  async speakAnew() {
    await speak(this.store.settings.language);
    this.applySettings();
    this.route();
    settingsAnew(this.store);
  }

  // Whose page this is.
  get title() { return this.host.club ?? say('title'); }

  // Views
  go(path) {
    history.pushState(null, '', path);
    this.route();
  }

  route() {
    const address = readAddress(location);
    if (location.hash) history.replaceState(null, '', location.pathname);
    const isWall = location.pathname === kWallPath && this.host.club;
    if (!address.game) return this.show(isWall ? new WallView(this) : new LobbyView(this));
    this.openGame(address);
  }

  openGame(address) {
    const {game} = address;
    const {keep, trial} = readLink(this.store.seat(game), address);
    if (keep) this.store.keepSeat(game, keep);
    const seat = this.store.seat(game);
    const invitation = trial?.invitation ?? (seat?.token ? null : seat?.invitation);
    if (invitation)
      this.show(new JoinView(this, game, invitation));
    else if (seat?.token)
      this.show(new TableView(this, game, seat, trial));
    else
      this.show(new LostView(this));
  }

  // The key of a link opened nothing worth having: the game goes on with the one that is known.
  goBackToSeat() {
    this.route();
    askSheet(say('linkRefused'), say('linkRefusedNote'), [{word: 'backToGame', primary: true}]);
  }

  // A link opened the other side's seat. Nobody leaves their own by a link alone.
  askForSeat(game, known, found) {
    this.route();
    const go = () => {
      this.store.changeSeat(game, found);
      this.route();
    };
    askSheet(sayColor('holdSeat', known.seat), sayColor('otherSeat', found.seat), [
      {word: colored('stay', known.seat), primary: true},
      {word: colored('goTo', found.seat), action: go},
    ]);
  }

  show(view) {
    this.view?.close?.();
    this.view = view;
    document.title = this.title;
    this.root.replaceChildren(view.element);
    view.opened?.();
  }
}

new App().start();
