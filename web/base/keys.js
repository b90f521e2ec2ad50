// What the secrets of a link do to those this device has. Anybody can send a link, so nothing that
// opens a seat is given up for a key nobody has tried: the table tries it first. Pure.

// known: what the device remembers of the game, or null; link: {token, invite, watch}.
// keep: what can be remembered at once; trial: what has to open something before it is.
export function readLink(known, {token, invite, watch}) {
  const toTryOrKeep = (news) => known?.token && known.token !== news.token ?
      {keep: null, trial: news} :
      {keep: news, trial: null};
  if (token) return toTryOrKeep({token, ...(invite && {invite}), ...(watch && {watch})});
  if (isSeat(known)) return {keep: null, trial: null};
  if (invite)
    return known?.token ? {keep: null, trial: {invitation: invite}} :
                          {keep: {invitation: invite}, trial: null};
  if (watch) return toTryOrKeep({token: watch, seat: 'watch'});
  return {keep: null, trial: null};
}

// A key that was tried opened this seat. 'take' it; 'leave' it, for who plays does not become one
// who looks on; or 'ask', for who sits on one side is not put on the other by a link.
export function verdictOn(known, seat) {
  if (!isSeat(known)) return 'take';
  if (seat === 'watch') return 'leave';
  return known.seat && known.seat !== seat ? 'ask' : 'take';
}

// A seat that this device has is worth more than an invitation to the other.
const isSeat = (known) => Boolean(known?.token) && known.seat !== 'watch';
