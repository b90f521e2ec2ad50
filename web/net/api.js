// What is asked by HTTP: make a table, take a seat, look at a table, what the host offers. An
// answer that got lost is asked for again with the same `req`, so that nothing is made twice.
import {newId} from './connection.js';

const kAttempts = 3;
const kPause = 800;  // milliseconds

// What the server refused: `code` is one of docs/protocol.md, or 'offline'.
export class ApiError extends Error {
  constructor(code, reason) {
    super(reason ?? code);
    this.code = code;
    this.reason = reason;
  }
}

// A server takes no longer name than this; a field lets nobody type one.
const kLongestName = 40;
const shortened = (name) => Array.from(name).slice(0, kLongestName).join('');

export const createTable = (wish) => post('/games', {...wish, name: shortened(wish.name)});

export const joinTable = (game, invite, name) =>
    post(`/games/${game}/join`, {invite, name: shortened(name)});

// secret: {invite} or {token}
export const lookAt = (game, secret) => post(`/games/${game}/look`, secret);

// The secret of tables that want none (docs/protocol.md).
export const kPublic = 'public';

// A list of this server; null where it does not answer.
export async function readList(path) {
  try {
    const answer = await fetch(path, {cache: 'no-cache'});
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}

// What a server offers that does not say.
export const kPlainHost = {
  bots: false,
  open: false,
  club: null,
  loopback: false,
  password: false
};

// The page does without it rather than wait for long.
export async function readHost(patience = 3000) {
  try {
    const answer = await fetch('/host', {signal: AbortSignal.timeout(patience)});
    return {...kPlainHost, ...(answer.ok ? await answer.json() : {})};
  } catch {
    return kPlainHost;
  }
}

async function post(path, body) {
  const text = JSON.stringify({req: newId(), ...body});
  for (let attempt = 1;; ++attempt) {
    try {
      return await once(path, text);
    } catch (error) {
      const isOver = error instanceof ApiError && error.code !== 'unavailable';
      if (isOver || attempt === kAttempts) throw isOver ? error : new ApiError('offline');
    }
    await new Promise((resolve) => setTimeout(resolve, kPause * attempt));
  }
}

async function once(path, text) {
  const answer = await fetch(
      path, {method: 'POST', headers: {'Content-Type': 'application/json'}, body: text});
  const body = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new ApiError(body.code ?? 'unavailable', body.reason);
  return body;
}
