import { roles, type Role } from '@visawright/contract/roles.ts';
import { screenFor } from '@visawright/contract/screens.ts';
import { expect, test } from 'vitest';
import { goKeysFor, goPath } from './go-keys.ts';

test('G then A, P and S go to applications, applicants and settings', () => {
  expect(goPath('a', 'agent')).toBe('/applications');
  expect(goPath('P', 'agent')).toBe('/applicants');
  expect(goPath('s', 'reviewer')).toBe('/settings');
});

test('a letter of a screen one may not open does nothing', () => {
  expect(goPath('d', 'agent')).toBeUndefined();
  expect(goPath('h', 'agency')).toBeUndefined();
  expect(goPath('x', 'admin')).toBeUndefined();
});

test.each(roles)('no letter leads the role %s to a closed door, and none is taken twice', (role: Role) => {
  const keys = goKeysFor(role);
  for (const { path } of keys) expect(screenFor(path, role)).toBeTypeOf('object');
  expect(new Set(keys.map(({ letter }) => letter)).size).toBe(keys.length);
});
