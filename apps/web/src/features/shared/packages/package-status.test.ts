import { expect, test } from 'vitest';
import type { ApplicationPackage, PackageView } from '@visawright/contract/delivery/package.ts';
import { isPackageInProgress, packageStatusOf, wantsBuild } from './package-status.ts';

const built = (facts: Partial<ApplicationPackage> = {}): ApplicationPackage => ({
  packageUid: 'p1',
  applicationUid: 'a1',
  state: 'ready',
  progress: null,
  packageId: null,
  fileName: 'ITA.zip',
  bytes: 10,
  form: 'copy',
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
  ['not requested yet', view(null), 'waiting'],
  ['it is in the queue', view(built({ state: 'waiting' })), 'waiting'],
  ['a worker has it', view(built({ state: 'building' })), 'building'],
  ['it is there', view(built()), 'ready'],
  ['ready while a new document is being read', view(built(), 'documentsBusy'), 'ready'],
  ['it is there and a reviewer has not approved it', view(built(), 'approval'), 'barred'],
  ['it failed', view(built({ state: 'failed' })), 'failed'],
  ['something in it changed', view(built(changed)), 'outdated'],
  ['outdated while a document is still being read', view(built(changed), 'documentsBusy'), 'barred'],
  ['it was opened again', view(built(changed), 'notDeclared'), 'outdated'],
  ['a reviewer comes first', view(null, 'approval'), 'barred'],
  ['the declaration comes first', view(null, 'notDeclared'), 'barred'],
] as const)('%s: %s', (_, given, status) => expect(packageStatusOf(given)).toBe(status));

test('wants a build only without a package and without a bar', () => {
  expect(wantsBuild(view(null))).toBe(true);
  expect(
    [view(null, 'approval'), view(built(changed)), view(built({ state: 'failed' })), undefined].some(wantsBuild),
  ).toBe(false);
});

test('polls only packages that change without user action', () => {
  expect([view(built({ state: 'building' })), view(null, 'documentsBusy')].every(isPackageInProgress)).toBe(true);
  expect(
    [view(built()), view(null, 'approval'), view(built({ state: 'failed' })), undefined].some(isPackageInProgress),
  ).toBe(false);
});
