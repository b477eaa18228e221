import { expect, test } from 'vitest';
import { access } from '../platform/access.ts';
import { addresses } from './addresses.ts';
import { operations } from './index.ts';

test('every address has its operation and every operation its access row', () => {
  expect(Object.keys(operations).sort()).toEqual(Object.keys(addresses).sort());
  for (const { access: row } of Object.values(operations)) expect(['public', ...Object.keys(access)]).toContain(row);
});

test('no business route contains "auth": the logout rule looks for that word', () => {
  const outside = Object.values(addresses).filter(({ path }) => !path.startsWith('/das/v1/auth/'));
  for (const { path } of outside) expect(path).not.toContain('auth');
});
