// What can be done at the table now, as a list the page shows as buttons: {word, icon, action,
// value, disabled, place}. place: 'main' always beside the board, 'wide' where there is room for it
// and in the menu too, 'menu' there alone, 'narrow' only where the board takes the room of what it
// opens, 'small' on phones that have no room for the stepper. Pure.

export function actionsFor(game, isOpen = true) {
  const all = game.isPlayer ? kPlayer[game.phase]?.(game) ?? [] : [];
  const list = isOpen ?
      all :
      all.map((each) => kNeedNoLine.has(each.action) ? each : {...each, disabled: true});
  // A bot has nothing to say.
  return game.isAgainstBot ?
      list :
      [...list, {word: 'chat', icon: 'chat', action: 'chat', place: 'narrow'}];
}

// A pass made without a line is a move, which is sent when there is one again.
const kNeedNoLine = new Set(['pass', 'home', 'step']);

const undo = (game) => ({
  word: 'undo',
  icon: 'undo',
  action: 'offer',
  value: 'undo',
  place: 'main',
  disabled: Boolean(game.offer) || !game.moves.some((move) => move.by === game.seat)
});
const resign = {
  word: 'resign',
  icon: 'flag',
  action: 'resign',
  place: 'wide'
};
const record = {
  word: 'record',
  icon: 'download',
  action: 'sgf',
  place: 'main'
};

const steps = {
  word: 'stepping',
  icon: 'back',
  action: 'step',
  place: 'small'
};

const kPlayer = {
  playing: (game) =>
      [{word: 'pass', icon: 'pass', action: 'pass', place: 'main', disabled: !game.canPlay},
       undo(game),
       {
         word: 'pause',
         icon: 'pause',
         action: 'offer',
         value: 'pause',
         place: 'wide',
         disabled: Boolean(game.offer)
       },
       resign,
],
  paused: () => [resign],
  counting: (game) =>
      [{
        word: 'propose',
        icon: 'search',
        action: 'propose',
        place: 'main',
        disabled: game.count.judging
      },
       {word: 'playOn', icon: 'play', action: 'resume', place: 'main'},
       {...resign, place: 'menu'},
],
  over: () => [record, steps, {word: 'newTable', icon: 'home', action: 'home', place: 'main'}],
  cancelled: () => [{word: 'newTable', icon: 'home', action: 'home', place: 'main'}],
  waiting: () => [{word: 'cancel', icon: 'close', action: 'cancel', place: 'main'}],
};

// What is rare: in the menu alone.
export function rareActionsFor(game) {
  const isOn = ['playing', 'paused'].includes(game.phase);
  const rare = [];
  const add = (when, word, icon, action, value) => {
    if (when) rare.push({word, icon, action, value});
  };
  add(game.isPlayer && isOn && game.hasClock, 'addTime', 'clock', 'addtime', 60);
  add(game.isPlayer && isOn && game.canCancel, 'cancel', 'close', 'cancel');
  add(game.isPlayer && game.phase === 'playing' && game.repeats && !game.offer, 'noResult', 'close',
      'offer', 'noresult');
  add(game.phase !== 'waiting', 'record', 'download', 'sgf');
  return rare;
}
