import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Actor } from '../../platform/access/actor.types.ts';
import { fileKeyStore } from '../../platform/crypto/key-store.ts';
import { buildPageUrl, readTicket, writeTicket } from './tickets.ts';

const keys = fileKeyStore(process.env['ROOT_KEY_FILE']!);
const actor: Actor = {
  realmId: randomUUID(),
  personUid: randomUUID(),
  sub: randomUUID(),
  session: randomUUID(),
  role: 'agent',
  roles: ['agent'],
  agencyUid: null,
  distributorUid: null,
  applicantUid: null,
  applicantType: null,
};
const page = { docId: randomUUID(), pageUid: randomUUID(), size: 'full' } as const;

test('encodes its object for one person', () => {
  expect(readTicket(keys, actor, writeTicket(keys, actor, page))).toEqual(page);
  const original = { docId: page.docId, size: 'original' } as const;
  expect(readTicket(keys, actor, writeTicket(keys, actor, original))).toEqual(original);
  expect(buildPageUrl(keys, actor, page)).toMatch(/^\/doc\/v1\/document-ai\/page-image\?ticket=[\w-]{92}$/);
});

test('is rejected for another realm, person or session', () => {
  const ticket = writeTicket(keys, actor, page);
  for (const change of [
    { realmId: randomUUID() },
    { personUid: randomUUID() },
    { session: randomUUID() },
    { session: '' },
  ])
    expect(readTicket(keys, { ...actor, ...change }, ticket)).toBeUndefined();
});

test('is valid for four to five minutes', () => {
  for (const second of [0, 1, 30, 59]) {
    const now = Date.parse('2026-11-15T09:00:00Z') + second * 1_000;
    const ticket = writeTicket(keys, actor, page, now);
    expect(readTicket(keys, actor, ticket, now + 239_000)).toEqual(page);
    expect(readTicket(keys, actor, ticket, now + 300_000)).toBeUndefined();
  }
});

test('is rejected after any changed, added or removed character', () => {
  const ticket = writeTicket(keys, actor, page);
  for (let at = 0; at < ticket.length; at++) {
    const changed = ticket.slice(0, at) + (ticket[at] === 'A' ? 'B' : 'A') + ticket.slice(at + 1);
    expect(readTicket(keys, actor, changed)).toBeUndefined();
  }
  for (const wrong of ['', `${ticket}A`, `A${ticket}`, `${ticket}=`, ` ${ticket}`, `${ticket}#x`, ticket.slice(0, -2)])
    expect(readTicket(keys, actor, wrong)).toBeUndefined();
});
