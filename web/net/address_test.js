import assert from 'node:assert/strict';
import {test} from 'node:test';

import {linkTo, reachOf, readAddress, socketAddress} from './address.js';

test('a link says which game and carries its secret behind the sharp', () => {
  const link = new URL(linkTo('https://go.example', 'k3f9', {invite: 'sEcr-et_1'}));
  assert.equal(link.pathname, '/g/k3f9');
  assert.equal(link.search, '');
  assert.deepEqual(readAddress(link), {game: 'k3f9', invite: 'sEcr-et_1'});
  assert.deepEqual(
      readAddress(new URL(linkTo('https://go.example', 'k3f9', {token: 'abc'}))),
      {game: 'k3f9', token: 'abc'});
});

test('a seat takes along what its maker sends to others', () => {
  const secrets = {token: 'abc', watch: 'def', invite: 'ghi'};
  const link = linkTo('https://go.example', 'k3f9', secrets);
  assert.equal(link, 'https://go.example/g/k3f9#s=abc&i=ghi&w=def');
  assert.deepEqual(readAddress(new URL(link)), {game: 'k3f9', ...secrets});
});

test('other paths and strange secrets are nothing', () => {
  assert.deepEqual(readAddress({pathname: '/', hash: ''}), {game: null});
  assert.deepEqual(readAddress({pathname: '/g/../etc', hash: ''}), {game: null});
  assert.deepEqual(readAddress({pathname: '/g/ab', hash: '#i=<script>&x=1'}), {game: 'ab'});
});

test('a safe page speaks over a safe socket', () => {
  assert.equal(socketAddress({protocol: 'https:', host: 'go.example'}), 'wss://go.example/ws');
  assert.equal(
      socketAddress({protocol: 'http:', host: 'localhost:8361'}), 'ws://localhost:8361/ws');
});

test('a link to this machine opens nowhere else', () => {
  const open = {loopback: false};
  for (const hostname of ['localhost', '127.0.0.1', '127.0.1.1', '[::1]', 'go.localhost'])
    assert.equal(reachOf({hostname, protocol: 'http:'}, open), 'there', hostname);
  for (const hostname of ['192.168.1.7', 'go.example', '127.example.org', 'localhost.example.org'])
    assert.equal(reachOf({hostname, protocol: 'http:'}, open), 'everywhere', hostname);
});

test('a server that only its own machine reaches says so, unless a proxy stands before it', () => {
  const loopback = {loopback: true};
  assert.equal(reachOf({hostname: 'localhost', protocol: 'http:'}, loopback), 'here');
  assert.equal(reachOf({hostname: 'mybox', protocol: 'http:'}, loopback), 'here');
  assert.equal(reachOf({hostname: 'go.example', protocol: 'https:'}, loopback), 'everywhere');
});
