// Both sides of a count in figures, as the server counted them: by the rules of the game, and for
// comparison the other way.
import {h} from '../base/dom.js';
import {say} from '../base/words.js';
import {resultText} from '../game/sentences.js';

export class CountTable {
  constructor() {
    this.element = h('section', {class: 'count', hidden: true});
    this.shown = '';
  }

  update(game) {
    const isShown = Boolean(
        game.count && !game.count.judging &&
        (game.phase === 'counting' || (game.phase === 'over' && /^count/.test(game.why))));
    if (this.element.hidden === isShown) this.element.hidden = !isShown;
    const key = isShown ? JSON.stringify(game.count) : '';
    if (!isShown || key === this.shown) return;
    this.shown = key;
    this.element.replaceChildren(tableOf(game), comparisonOf(game.count.score));
  }
}

function tableOf({count, settings}) {
  const {score, sides} = count;
  const byArea = score.by === 'area';
  const rows = [
    byArea && row('stones', sides.black.stones, sides.white.stones),
    row('territory', sides.black.territory, sides.white.territory),
    !byArea && row('prisoners', sides.black.prisoners, sides.white.prisoners),
    row('komi', settings.komi < 0 ? -settings.komi : '', settings.komi >= 0 ? settings.komi : ''),
    sides.white.handicap && row('handicap', '', sides.white.handicap),
    row('total', score.black, score.white, 'total'),
  ];
  const head =
      h('tr', {}, h('th', {}), h('th', {scope: 'col'}, say('black')),
        h('th', {scope: 'col'}, say('white')));
  return h('table', {}, h('thead', {}, head), h('tbody', {}, rows.filter(Boolean)));
}

const row = (word, black, white, name) =>
    h('tr', {class: name}, h('th', {scope: 'row'}, say(word)), h('td', {}, String(black)),
      h('td', {}, String(white)));

function comparisonOf({result, other}) {
  if (!other) return '';
  const text = other.result === result ?
      say('bothAgree') :
      say(`other-${other.by}`, {result: resultText(other.result, 'count')});
  return h('p', {class: 'note'}, text);
}
