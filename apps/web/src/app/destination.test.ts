import { expect, test } from 'vitest';
import { destinationFor, redirectFor, startHash } from './destination.ts';

test.each([
  ['', 'admin', '#/agency'],
  ['#', 'agency', '#/agents'],
  ['', 'reviewer', '#/applications'],
  ['#/', 'agent', '#/'],
  ['#/settings?x=1', 'agent', '#/settings?x=1'],
] as const)('a session that starts at %j as %s opens %s', (hash, role, opened) =>
  expect(startHash(hash, [role])).toBe(opened),
);

test('who may not apply is led from the first step to the applications', () => {
  expect(redirectFor('/get-visa', { allowScreen: false, allowBtn: false })).toBe('/applications');
  expect(redirectFor('/get-visa', { allowScreen: true, allowBtn: false })).toBeNull();
  expect(redirectFor('/summary', { allowScreen: false, allowBtn: false })).toBeNull();
});

test('any role of a person opens a screen; without one the first decides what is said', () => {
  expect(destinationFor('/agents', ['reviewer', 'agency'])).toMatchObject({ id: 'agents' });
  expect(destinationFor('/agents', ['reviewer'])).toBe('unauthorised');
  expect(destinationFor('/nowhere', ['reviewer'])).toBe('unauthorised');
  expect(destinationFor('/nowhere', ['agent'])).toBe('notFound');
});
