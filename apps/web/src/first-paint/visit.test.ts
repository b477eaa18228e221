import { beforeEach, expect, test } from 'vitest';
import { flagsFor, storeFlags } from '../lib/flags.ts';
import { setStorageScope, write, writeJson } from '../lib/storage.ts';
import { storeSession } from '../lib/stored-session.ts';
import { openBrowser } from '../lib/testing/browser.ts';
import { expectedVisit } from './visit.ts';

const words = { title: '', unnamed: '', help: '', step: '', about: '' };
const screen = (step: number) => ({ files: [step], step, words: { en: words, hi: words } });
const screens = { '/applications': screen(-1), '/get-visa': screen(0) };
const visit = (hash: string) => expectedVisit({ screens }, { hash });
const hour = 3_600_000;

const signIn = (applicantType: string | null, expiresAt = Date.now() + hour) => {
  writeJson('profile', { applicantType });
  storeSession({
    kind: 'partner',
    access_token: 'token',
    refresh_token: null,
    expires_in: 3_600,
    refresh_expires_in: 0,
    expiresAt,
    refreshExpiresAt: 0,
  });
};

beforeEach(() => {
  openBrowser();
  setStorageScope('sunrise');
});

test.each([
  ['', -1],
  ['#', -1],
  ['#/applications', -1],
  ['#/get-visa', 0],
  ['#/get-visa?applicationUid=1', 0],
])('a direct applicant who comes back to %j is shown what begins there', (hash, step) => {
  signIn('D2C');
  const { token, screen: found, saysItsHeading } = visit(hash);
  expect([token, found?.step, saysItsHeading]).toEqual(['token', step, true]);
});

test('a start link loads the screen ahead and leaves its heading to it', () => {
  signIn('D2C');
  expect(visit('#/get-visa?fromCountry=IND&toCountry=ITA')).toMatchObject({
    screen: { step: 0 },
    saysItsHeading: false,
  });
});

test('who may not apply is shown the applications they are led to', () => {
  signIn('D2C');
  storeFlags(flagsFor(true, false));
  expect(visit('#/get-visa').screen?.step).toBe(-1);
});

test("staff, an agency's travellers and unknown addresses begin without a drawn heading", () => {
  signIn('B2B');
  expect(visit('#/applications')).toMatchObject({ token: 'token', isDirect: false, screen: null });
  signIn(null);
  expect(visit('#/get-visa')).toMatchObject({ isDirect: false, saysItsHeading: false });
  signIn('D2C');
  expect(visit('#/nowhere')).toMatchObject({ isDirect: true, screen: null, saysItsHeading: false });
});

test('without a session that still runs, or after a forced logout, nothing is expected', () => {
  expect(visit('#/applications').token).toBeNull();
  signIn('D2C', Date.now() - 1);
  expect(visit('#/applications').token).toBeNull();
  signIn('D2C');
  write('logoutMarker', '1');
  expect(visit('#/applications').token).toBeNull();
});
