import { beforeEach, expect, test } from 'vitest';
import { openBrowser } from '../testing/browser.ts';
import { clearRealm, read, readJson, setStorageScope, storageKey, write } from './storage.ts';

beforeEach(() => {
  openBrowser();
  setStorageScope('sunrise');
});

test("prefixes keys with the realm's path", () => {
  write('session', 'mine');
  expect(storageKey('session')).toBe('vw.sunrise.session');
  setStorageScope('bluegate');
  expect(read('session')).toBeNull();
});

test("clears this realm's keys except display choices and seen tours", () => {
  for (const name of ['session', 'profile', 'flags', 'logoutMarker', 'logo'] as const) write(name, 'x');
  for (const name of ['language', 'sidebar', 'lastLogout', 'list.agents', 'tour.general'] as const) write(name, 'x');
  setStorageScope('bluegate');
  write('session', 'theirs');
  setStorageScope('sunrise');
  clearRealm();
  expect(Object.keys(localStorage).sort()).toEqual([
    'vw.bluegate.session',
    'vw.sunrise.language',
    'vw.sunrise.lastLogout',
    'vw.sunrise.list.agents',
    'vw.sunrise.sidebar',
    'vw.sunrise.tour.general',
  ]);
});

test('survives full or forbidden storage', () => {
  Object.defineProperty(localStorage, 'setItem', {
    value: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(() => write('session', 'x')).not.toThrow();
});

test('returns null for invalid JSON', () => {
  write('profile', '{half');
  expect(readJson('profile')).toBeNull();
});
