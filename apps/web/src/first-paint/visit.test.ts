import { beforeEach, expect, test } from 'vitest';
import { flagsFor, storeFlags } from '../lib/session/flags.ts';
import { setStorageScope, write, writeJson } from '../lib/browser/storage.ts';
import { storeSession } from '../lib/tokens/stored-session.ts';
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
  const { token, screen: found, drawsHeading } = visit(hash);
  expect([token, found?.step, drawsHeading]).toEqual(['token', step, true]);
});

test('a start link preloads the screen without drawing its heading', () => {
  signIn('D2C');
  expect(visit('#/get-visa?fromCountry=IND&toCountry=ITA')).toMatchObject({
    screen: { step: 0 },
    drawsHeading: false,
  });
});

test('expects the applications screen for travellers who may not apply', () => {
  signIn('D2C');
  storeFlags(flagsFor(true, false));
  expect(visit('#/get-visa').screen?.step).toBe(-1);
});

test("draws no heading for staff, an agency's travellers and unknown addresses", () => {
  signIn('B2B');
  expect(visit('#/applications')).toMatchObject({ token: 'token', isDirect: false, screen: null });
  signIn(null);
  expect(visit('#/get-visa')).toMatchObject({ isDirect: false, drawsHeading: false });
  signIn('D2C');
  expect(visit('#/nowhere')).toMatchObject({ isDirect: true, screen: null, drawsHeading: false });
});

test('expects nothing without a live session or after a forced logout', () => {
  expect(visit('#/applications').token).toBeNull();
  signIn('D2C', Date.now() - 1);
  expect(visit('#/applications').token).toBeNull();
  signIn('D2C');
  write('logoutMarker', '1');
  expect(visit('#/applications').token).toBeNull();
});
