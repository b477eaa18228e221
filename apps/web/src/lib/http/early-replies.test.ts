import { beforeEach, expect, test } from 'vitest';
import { earlyReply, type EarlyCall } from './early-replies.ts';
import { setStorageScope } from '../browser/storage.ts';
import { partnerSession, storeSession } from '../tokens/stored-session.ts';
import { openBrowser } from '../testing/browser.ts';

const started = (calls: Record<string, EarlyCall>) => Object.assign(globalThis, { window: { early: calls } });
const answered = (status: number, token = 'mine') => ({
  token,
  reply: Promise.resolve(new Response('{}', { status })),
});

beforeEach(() => {
  openBrowser();
  setStorageScope('sunrise');
  storeSession(partnerSession('mine', Date.now() / 1_000 + 3_600));
});

test('uses an early reply once', async () => {
  started({ '/a': answered(200) });
  expect((await earlyReply('/a'))?.status).toBe(200);
  expect(await earlyReply('/a')).toBeNull();
  expect(await earlyReply('/b')).toBeNull();
});

test('repeats calls that failed or belong to another session', async () => {
  const lost = { token: 'mine', reply: Promise.reject<Response>(new TypeError('offline')) };
  started({ '/refused': answered(401), '/other': answered(200, 'theirs'), '/lost': lost });
  expect(await earlyReply('/refused')).toBeNull();
  expect(await earlyReply('/other')).toBeNull();
  expect(await earlyReply('/lost')).toBeNull();
});
