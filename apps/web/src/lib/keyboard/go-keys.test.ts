import { roles, type Role } from '@visawright/contract/platform/roles.ts';
import { screenFor } from '@visawright/contract/platform/screens.ts';
import { expect, test } from 'vitest';
import { goKeysFor, goPath } from './go-keys.ts';

test('G then A, P and S go to applications, applicants and settings', () => {
  expect(goPath('a', 'agent')).toBe('/applications');
  expect(goPath('P', 'agent')).toBe('/applicants');
  expect(goPath('s', 'reviewer')).toBe('/settings');
});

test('ignores letters of screens the role may not open', () => {
  expect(goPath('d', 'agent')).toBeUndefined();
  expect(goPath('h', 'agency')).toBeUndefined();
  expect(goPath('x', 'admin')).toBeUndefined();
});

test.each(roles)('each letter of the role %s is unique and opens an allowed screen', (role: Role) => {
  const keys = goKeysFor(role);
  for (const { path } of keys) expect(screenFor(path, role)).toBeTypeOf('object');
  expect(new Set(keys.map(({ letter }) => letter)).size).toBe(keys.length);
});
