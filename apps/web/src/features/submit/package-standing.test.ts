import { expect, test } from 'vitest';
import type { ApplicationPackage, PackageView } from '@visawright/contract/package.ts';
import { isMoving, standingOf, wantsBuild } from './package-standing.ts';

const built = (facts: Partial<ApplicationPackage> = {}): ApplicationPackage => ({
  packageUid: 'p1',
  applicationUid: 'a1',
  state: 'ready',
  progress: null,
  packageId: null,
  fileName: 'ITA.zip',
  bytes: 10,
  files: [],
  askedAt: '2026-11-15T10:00:00.000Z',
  askedByName: null,
  builtAt: '2026-11-15T10:01:00.000Z',
  outdatedAt: null,
  ...facts,
});
const view = (current: ApplicationPackage | null, bar: PackageView['bar'] = null): PackageView => ({
  current,
  earlier: [],
  bar,
});
const changed = { outdatedAt: '2026-11-15T11:00:00.000Z' };

test.each([
  ['nobody asked yet', view(null), 'waiting'],
  ['it is in the queue', view(built({ state: 'waiting' })), 'waiting'],
  ['a worker has it', view(built({ state: 'building' })), 'building'],
  ['it is there', view(built()), 'ready'],
  ['it is there while a new paper is read', view(built(), 'papersBusy'), 'ready'],
  ['it is there and a reviewer has not approved it', view(built(), 'approval'), 'barred'],
  ['it failed', view(built({ state: 'failed' })), 'failed'],
  ['something in it changed', view(built(changed)), 'outdated'],
  ['something changed and a paper is still read', view(built(changed), 'papersBusy'), 'barred'],
  ['it was opened again', view(built(changed), 'notDeclared'), 'outdated'],
  ['a reviewer comes first', view(null, 'approval'), 'barred'],
  ['the declaration comes first', view(null, 'notDeclared'), 'barred'],
] as const)('%s: %s', (_, given, standing) => expect(standingOf(given)).toBe(standing));

test('it is asked for only where nothing is there and nothing is in the way', () => {
  expect(wantsBuild(view(null))).toBe(true);
  expect(
    [view(null, 'approval'), view(built(changed)), view(built({ state: 'failed' })), undefined].some(wantsBuild),
  ).toBe(false);
});

test('what goes on by itself is looked after; what waits for a person is not', () => {
  expect([view(built({ state: 'building' })), view(null, 'papersBusy')].every(isMoving)).toBe(true);
  expect([view(built()), view(null, 'approval'), view(built({ state: 'failed' })), undefined].some(isMoving)).toBe(
    false,
  );
});
