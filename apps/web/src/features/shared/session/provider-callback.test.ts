import { texts } from '@visawright/contract/platform/texts.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { openBrowser } from '../../../lib/testing/browser.ts';
import { isKnownRoute, takeCallback } from './provider-callback.ts';

const now = 1_800_000_000_000;
const redirectUri = 'https://visa.test/dev';
const begun = (facts: object = {}) =>
  localStorage.setItem(
    'kc-callback-mine',
    JSON.stringify({ state: 'mine', redirectUri, pkceCodeVerifier: 'v'.repeat(96), expires: now + 1, ...facts }),
  );
const address = (state = 'mine', rest = '&code=c') =>
  new URL(`${redirectUri}?state=${state}&session_state=s${rest}#/x`);
const shown = vi.fn<(data: unknown, unused: string, url: string) => void>();

beforeEach(() => {
  openBrowser();
  shown.mockReset();
  vi.stubGlobal('history', { replaceState: shown });
});

test('takes the code of a login that this browser began, once, and removes it from the address', () => {
  begun();
  expect(takeCallback(address(), now)).toEqual({ code: 'c', codeVerifier: 'v'.repeat(96), redirectUri });
  expect(shown).toHaveBeenCalledWith(null, '', `${redirectUri}#/x`);
  expect(takeCallback(address(), now)).toBeUndefined();
});

test.each([
  ['another state', () => begun(), address('theirs')],
  [
    'a page that was open too long',
    () => begun(),
    address('mine', '&error=x&error_description=authentication_expired'),
  ],
  ['an expired login', () => begun({ expires: now }), address()],
  ['a login without verifier', () => begun({ pkceCodeVerifier: undefined }), address()],
  ['broken storage', () => localStorage.setItem('kc-callback-mine', '{'), address()],
])('ignores %s and still cleans the address', (_what, store, url) => {
  store();
  expect(takeCallback(url, now)).toBeUndefined();
  expect(shown).toHaveBeenCalledWith(null, '', `${redirectUri}#/x`);
});

test('reports any other error of the login page', () => {
  begun();
  expect(() => takeCallback(address('mine', '&error=access_denied'), now)).toThrow(texts.somethingWrong);
  expect(shown).toHaveBeenCalledWith(null, '', `${redirectUri}#/x`);
});

test.each([
  ['a code', '&code=c', 'c'],
  ['a cancelled page', '&error=access_denied', ''],
])('says that a page about passkeys was left with %s', (_what, rest, code) => {
  begun({ purpose: 'passkey' });
  const verifier = 'v'.repeat(96);
  expect(takeCallback(address('mine', rest), now)).toEqual({
    code,
    codeVerifier: verifier,
    redirectUri,
    purpose: 'passkey',
  });
});

test('keeps other parameters and addresses without a state', () => {
  begun();
  expect(takeCallback(new URL(`${redirectUri}?code=c`), now)).toBeUndefined();
  expect(shown).not.toHaveBeenCalled();
  takeCallback(new URL(`${redirectUri}?visaType=x&state=mine&code=c`), now);
  expect(shown).toHaveBeenCalledWith(null, '', `${redirectUri}?visaType=x`);
});

test.each([
  ['#/applications', true],
  ['#/get-visa?visaType=x', true],
  ['#/india-to-uk/form', true],
  ['#/nowhere', false],
  ['#//evil.test', false],
  ['', false],
])('after login %j is returned to: %s', (hash, known) => expect(isKnownRoute(hash)).toBe(known));
