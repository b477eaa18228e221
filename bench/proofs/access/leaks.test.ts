import { expect, test } from 'vitest';
import { leaksIn, outOfSight } from './leaks.ts';
import type { Planted, Someone } from './world.types.ts';

const record = (facts: Partial<Planted>): Planted => ({
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
const agent = (uid: string): Someone => ({
  ...record({ kind: 'person', uid, role: 'agent', applicants: [] }),
  kind: 'person',
  role: 'agent',
  sub: uid,
  email: `${uid}@north.test`,
  applicant: null,
  personal: { notification: '', view: '', session: '', handle: '' },
});

test("an application is out of a colleague's and of a stranger's sight, not out of its agent's", () => {
  const all = [record({})];
  expect(outOfSight(agent('asha'), all)).toEqual([]);
  expect(outOfSight(agent('ben'), all)).toEqual(all);
  expect(outOfSight(undefined, all)).toEqual(all);
  expect(outOfSight({ ...agent('asha'), realmId: 'there' }, all)).toEqual(all);
});

test('a word or an id in a reply is a leak, but for an id the caller sent', () => {
  const hidden = [record({})];
  const { uid } = hidden[0]!;
  expect(leaksIn('{"name":"MK0A"}', {}, hidden)).toEqual(hidden);
  expect(leaksIn(`{"uid":"${uid}"}`, {}, hidden)).toEqual(hidden);
  expect(leaksIn(`{"uid":"${uid}"}`, { query: { applicationUid: uid } }, hidden)).toEqual([]);
  expect(leaksIn('{"items":[]}', {}, hidden)).toEqual([]);
});
