// The address bar: which game the page is about, and the secret that came with the link. Secrets
// stand behind the '#', which no browser sends to anybody, and leave the bar once they are read.

const kSecrets = {
  s: 'token',
  i: 'invite',
  w: 'watch'
};

// {game: null or id, invite, watch, token}
export function readAddress({pathname, hash}) {
  const match = /^\/g\/([A-Za-z0-9_-]{1,64})\/?$/.exec(pathname);
  const address = {game: match ? match[1] : null};
  for (const part of hash.replace(/^#/, '').split('&')) {
    const [key, value] = part.split('=');
    if (key in kSecrets && /^[A-Za-z0-9_-]+$/.test(value ?? '')) address[kSecrets[key]] = value;
  }
  return address;
}

export const kWallPath = '/wall';
export const gamePath = (game) => `/g/${game}`;

// secrets: those of {token, invite, watch} that the link is to carry
export function linkTo(origin, game, secrets) {
  const keys = Object.keys(kSecrets).filter((key) => secrets[kSecrets[key]]);
  const parts = keys.map((key) => `${key}=${secrets[kSecrets[key]]}`);
  return `${origin}${gamePath(game)}#${parts.join('&')}`;
}

export const socketAddress = ({protocol, host}) =>
    `${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}/ws`;

const isThisMachine = (host) => /^(127(\.\d+){3}|\[::1\]|([^.]+\.)*localhost)$/.test(host);

// Who can open a link to this page: 'here', only the machine the server runs on; 'there', others by
// another address; 'everywhere'. A page that came encrypted came through a proxy.
export function reachOf({hostname, protocol}, {loopback}) {
  if (loopback && (protocol === 'http:' || isThisMachine(hostname))) return 'here';
  return isThisMachine(hostname) ? 'there' : 'everywhere';
}
