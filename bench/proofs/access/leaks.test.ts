import { expect, test } from 'vitest';
import { leaksIn, hiddenFrom } from './leaks.ts';
import type { InsertedRecord, InsertedPerson } from './world.types.ts';

const record = (facts: Partial<InsertedRecord>): InsertedRecord => ({
  kind: 'application',
  uid: '11111111-1111-4111-8111-111111111111',
  word: 'mk0a',
  realmId: 'here',
  distributor: null,
  agency: 'north',
  agent: 'asha',
  reviewers: [],
  applicants: ['traveller'],
  person: null,
  role: null,
  ...facts,
});
const agent = (uid: string): InsertedPerson => ({
  ...record({ kind: 'person', uid, role: 'agent', applicants: [] }),
  kind: 'person',
  role: 'agent',
  sub: uid,
  email: `${uid}@north.test`,
  applicant: null,
  personal: {
    notification: '',
    view: '',
    session: '',
    handle: '',
    connection: '',
    grant: '',
    apiKey: '',
    apiKeySecret: '',
  },
});

test('hides an application from a colleague and a stranger, not from its agent', () => {
  const all = [record({})];
  expect(hiddenFrom(agent('asha'), all)).toEqual([]);
  expect(hiddenFrom(agent('ben'), all)).toEqual(all);
  expect(hiddenFrom(undefined, all)).toEqual(all);
  expect(hiddenFrom({ ...agent('asha'), realmId: 'there' }, all)).toEqual(all);
});

test('reports a marker word or an id in a response as a leak, except an id that the caller sent', () => {
  const hidden = [record({})];
  const { uid } = hidden[0]!;
  expect(leaksIn('{"name":"MK0A"}', {}, hidden)).toEqual(hidden);
  expect(leaksIn(`{"uid":"${uid}"}`, {}, hidden)).toEqual(hidden);
  expect(leaksIn(`{"uid":"${uid}"}`, { query: { applicationUid: uid } }, hidden)).toEqual([]);
  expect(leaksIn('{"items":[]}', {}, hidden)).toEqual([]);
});
