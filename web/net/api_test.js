import assert from 'node:assert/strict';
import {webcrypto} from 'node:crypto';
import {afterEach, test} from 'node:test';

import {createTable, joinTable, kPlainHost, lookAt, readHost} from './api.js';

globalThis.crypto ??= webcrypto;  // browsers have it, and Node from version 19

const kFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = kFetch;
});

// A server that answers as told, one answer a request; 'lost' is none.
function serverOf(...answers) {
  const asked = [];
  globalThis.fetch = async (path, {body}) => {
    asked.push({path, ...JSON.parse(body ?? '{}')});
    const answer = answers.shift();
    if (answer === 'lost') throw new TypeError('network');
    return {ok: answer.status < 400, status: answer.status, json: async () => answer.body};
  };
  return asked;
}

test('an answer that was lost is asked for again with the same req', async () => {
  const asked = serverOf('lost', {status: 201, body: {game: 'g'}});
  assert.deepEqual(await createTable({name: 'Ada'}), {game: 'g'});
  assert.equal(asked.length, 2);
  assert.equal(asked[0].req, asked[1].req);
});

test('a refusal is not asked for again', async () => {
  const asked = serverOf({status: 409, body: {code: 'taken'}});
  await assert.rejects(joinTable('g', 'i', 'Ada'), {code: 'taken'});
  assert.equal(asked.length, 1);
  assert.equal(asked[0].path, '/games/g/join');
});

test('a name is never longer than a server takes it', async () => {
  const asked = serverOf({status: 200, body: {}});
  await joinTable('g', 'i', '碁'.repeat(60));
  assert.equal(asked[0].name, '碁'.repeat(40));
});

test('who is invited looks first, with the invitation and no name', async () => {
  const asked = serverOf({status: 200, body: {seat: 'white'}});
  assert.deepEqual(await lookAt('g', {invite: 'i'}), {seat: 'white'});
  assert.equal(asked[0].path, '/games/g/look');
  assert.equal(asked[0].invite, 'i');
});

test('a host that says nothing offers nothing', async () => {
  serverOf({status: 200, body: {loopback: true}});
  assert.deepEqual(await readHost(), {...kPlainHost, loopback: true});
  serverOf('lost');
  assert.deepEqual(await readHost(), kPlainHost);
  serverOf({status: 404, body: {code: 'unknown'}});
  assert.deepEqual(await readHost(), kPlainHost);
});
