import { beforeEach, expect, test } from 'vitest';
import { openBrowser } from './testing/browser.ts';
import { clearRealm, read, readJson, setStorageScope, storageKey, write } from './storage.ts';

beforeEach(() => {
  openBrowser();
  setStorageScope('sunrise');
});

test("every key carries its realm's path, so path realms do not read each other", () => {
  write('session', 'mine');
  expect(storageKey('session')).toBe('vw.sunrise.session');
  setStorageScope('bluegate');
  expect(read('session')).toBeNull();
});

test("a full clear takes this realm's keys, and leaves choices about the screen, tours seen and the other realms", () => {
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

test('a store that is full or forbidden does not stop the page', () => {
  Object.defineProperty(localStorage, 'setItem', {
    value: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(() => write('session', 'x')).not.toThrow();
});

test('what is not JSON reads as nothing', () => {
  write('profile', '{half');
  expect(readJson('profile')).toBeNull();
});
