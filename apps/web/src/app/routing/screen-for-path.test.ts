import { expect, test } from 'vitest';
import { profileRedirect, redirectFor, screenForPath, startHash } from './screen-for-path.ts';

test.each([
  ['', 'admin', '#/agency'],
  ['#', 'agency', '#/agents'],
  ['', 'reviewer', '#/applications'],
  ['#/', 'agent', '#/'],
  ['#/settings?x=1', 'agent', '#/settings?x=1'],
] as const)('a session starting at %j as %s opens %s', (hash, role, opened) =>
  expect(startHash(hash, [role])).toBe(opened),
);

test('redirects people who may not apply to the applications', () => {
  expect(redirectFor('/get-visa', { allowScreen: false, allowBtn: false })).toBe('/applications');
  expect(redirectFor('/get-visa', { allowScreen: true, allowBtn: false })).toBeNull();
  expect(redirectFor('/summary', { allowScreen: false, allowBtn: false })).toBeNull();
});

test('the address that the panel opens leads travellers to their profile', () => {
  expect(profileRedirect('/settings', '?tab=extension', ['applicant'])).toBe('/profile?part=extension');
  expect(profileRedirect('/settings', '?tab=extension', ['agent'])).toBeNull();
  expect(profileRedirect('/settings', '?tab=security', ['applicant'])).toBeNull();
});

test('any role opens a screen; otherwise the first selects the message', () => {
  expect(screenForPath('/agents', ['reviewer', 'agency'])).toMatchObject({ id: 'agents' });
  expect(screenForPath('/agents', ['reviewer'])).toBe('unauthorised');
  expect(screenForPath('/nowhere', ['reviewer'])).toBe('unauthorised');
  expect(screenForPath('/nowhere', ['agent'])).toBe('notFound');
});
