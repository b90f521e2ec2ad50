// What a clock shows, from what the server said and how long ago that was. The server keeps the
// time; this only makes its numbers run between its words.

// The time of one side after so many more milliseconds of thinking.
// settings: {system, main, periods|stones, period|increment}, in seconds, or null; side: {main,
// periods|stones, period} in milliseconds.
export function afterThinking(settings, side, spent) {
  const left = {...side};
  const fromMain = Math.min(left.main, spent);
  left.main -= fromMain;
  let rest = spent - fromMain;
  if (rest <= 0) return left;
  if (settings?.system === 'byoyomi') {
    while (rest >= left.period && left.periods > 1) {
      rest -= left.period;
      left.periods -= 1;
      left.period = settings.period * 1000;
    }
  }
  if (left.period !== undefined) left.period = Math.max(0, left.period - rest);
  return left;
}

// 65000 → "1:05". A second that has begun is still shown.
export function clockText(milliseconds) {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const minutes = Math.floor(seconds / 60);
  const two = (number) => String(number).padStart(2, '0');
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

const kUrgent = 10_000;  // milliseconds

// {text, note: [word, values] or null, urgent, seconds}: the large figure, what stands below it,
// and whether it is time to hurry.
export function clockFace(settings, side) {
  if (!settings || !side) return {text: '', note: null, urgent: false, seconds: Infinity};
  const overtime = side.main <= 0 && side.period > 0;
  const shown = overtime ? side.period : side.main;
  return {
    text: clockText(shown),
    note: noteOf(settings, side, overtime),
    urgent: shown <= kUrgent && (overtime || !hasOvertime(settings)),
    seconds: Math.ceil(shown / 1000),
  };
}

const hasOvertime = ({system}) => system === 'byoyomi' || system === 'canadian';

function noteOf(settings, side, overtime) {
  switch (settings.system) {
    case 'byoyomi':
      if (side.periods <= 0) return null;  // time was up
      if (overtime && side.periods <= 1) return ['clockLastPeriod', {}];
      return ['clockPeriods', {n: side.periods, seconds: settings.period}];
    case 'canadian':
      if (overtime) return ['clockStones', {n: side.stones ?? side.periods}];
      return [
        'clockCanadian',
        {n: settings.stones ?? settings.periods, time: clockText(settings.period * 1000)}
      ];
    case 'fischer':
      return ['clockFischer', {seconds: settings.increment}];
    default:
      return null;
  }
}
