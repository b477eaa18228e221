import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refresh, watchToken } from './refresh.ts';
import { setStorageScope } from '../browser/storage.ts';
import { isLive, partnerSession, sessionOf, storedSession, storeSession } from '../tokens/stored-session.ts';
import { openBrowser, openServer } from '../testing/browser.ts';

const tokens = (name: string, expires_in = 300) => ({
  access_token: name,
  refresh_token: `${name}-handle`,
  expires_in,
  refresh_expires_in: 1_800,
});

beforeEach(() => {
  openBrowser();
  setStorageScope('sunrise');
});
afterEach(() => vi.useRealTimers());

test("uses another tab's new token without a call", async () => {
  storeSession(sessionOf('form', tokens('theirs')));
  const { calls, close } = await openServer(() => ({ status: 500 }));
  expect(await refresh('mine-of-before')).toBe('fresh');
  expect(calls).toHaveLength(0);
  close();
});

test('a logout during a refresh stays a logout', async () => {
  storeSession(sessionOf('form', tokens('old')));
  const { close } = await openServer(() => {
    localStorage.clear();
    return { status: 200, body: tokens('new') };
  });
  expect(await refresh('old')).toBe('rejected');
  expect(storedSession()).toBeNull();
  close();
});

test('does not refresh a bare access token', async () => {
  const now = 1_700_000_000_000;
  const session = partnerSession('jwt', now / 1_000 + 30, now);
  expect(isLive(session, now + 29_000)).toBe(true);
  expect(isLive(session, now + 30_001)).toBe(false);
  storeSession(session);
  expect(await refresh('jwt')).toBe('rejected');
});

test('checks the token every 30 s and refreshes it when 60 s or less are left', async () => {
  const { calls, close } = await openServer(() => ({ status: 200, body: tokens('new') }));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  storeSession(sessionOf('form', tokens('old', 300)));
  const rejected = vi.fn<() => void>();
  const stop = watchToken(rejected);
  vi.advanceTimersByTime(210_000);
  expect(calls).toHaveLength(0);
  vi.advanceTimersByTime(30_000); // 240 s: 60 left
  await vi.waitFor(() => expect(storedSession()?.access_token).toBe('new'), 15_000);
  expect(calls).toHaveLength(1);
  expect(rejected).not.toHaveBeenCalled();
  stop();
  close();
});
