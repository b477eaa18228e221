import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call, CallError, get, post } from './call.ts';
import { setConfirmStep } from '../session/confirm.ts';
import { setLogoutSteps } from '../session/logout.ts';
import { takeNotice } from '../session/logout-notice.ts';
import { setStorageScope, write } from '../browser/storage.ts';
import { sessionOf, storedSession, storeSession } from '../tokens/stored-session.ts';
import { openBrowser, openServer } from '../testing/browser.ts';

const tokens = (name: string) => ({
  access_token: name,
  refresh_token: `${name}-handle`,
  expires_in: 300,
  refresh_expires_in: 1_800,
});
const steps = { leave: vi.fn<() => void>(), showSignIn: vi.fn<() => void>(), reload: vi.fn<() => void>() };
const loggedOut = () => steps.reload.mock.calls.length + steps.showSignIn.mock.calls.length > 0;
let close = () => undefined as void;

beforeEach(() => {
  openBrowser();
  setStorageScope('sunrise');
  vi.clearAllMocks();
  setLogoutSteps(steps);
  storeSession(sessionOf('form', tokens('old')));
});
afterEach(() => close());

async function serve(answer: Parameters<typeof openServer>[0]) {
  const server = await openServer(answer);
  close = server.close;
  return server.calls;
}

test('sends the specified headers and drops blank query parameters', async () => {
  write('realmClientId', 'sunrise');
  const calls = await serve(() => ({ status: 200, body: {} }));
  await get('/application/', { applicationUid: 'a1', agentUid: '', agencyUid: '  ', page: 0, other: null });
  expect(calls[0]?.url).toBe('/application/?applicationUid=a1&page=0');
  expect(calls[0]?.headers).toMatchObject({
    'content-type': 'application/json',
    accept: 'application/json',
    authorization: 'Bearer old',
    'realm-client-id': 'sunrise',
  });
});

test('each call begins a trace of its own, in a secure context', async () => {
  const calls = await serve(() => ({ status: 200, body: {} }));
  await get('/x');
  Object.assign(globalThis, { isSecureContext: true });
  await get('/x');
  await get('/x');
  Object.assign(globalThis, { isSecureContext: undefined });
  const [none, one, other] = calls.map(({ headers }) => headers.traceparent);
  expect(none).toBeUndefined();
  expect(one).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
  expect(other).not.toBe(one);
});

test('sends the default tenant without a stored realm', async () => {
  const calls = await serve(() => ({ status: 200, body: {} }));
  await get('/x');
  expect(calls[0]?.headers['realm-client-id']).toBe('default');
});

test.each([400, 404, 409, 422, 500])('a %s throws the body and does not log out', async (status) => {
  const body = { code: 'some.code', message: 'Some words', requestId: 'r1', details: [1] };
  await serve(() => ({ status, body }));
  await expect(post('/application/update', {})).rejects.toMatchObject({ ...body, status });
  expect(loggedOut()).toBe(false);
});

const busy = { status: 429, body: { code: 'quota.busy', message: 'Please try again in a moment.' } };

test('a call for which its realm has no turn is repeated, a change too, and nobody is logged out', async () => {
  let refused = 0;
  const calls = await serve(() => (refused++ < 1 ? busy : { status: 200, body: { ok: true } }));
  expect(await post('/application/update', { a: 1 })).toEqual({ ok: true });
  expect(calls.map(({ body }) => body)).toEqual(['{"a":1}', '{"a":1}']);
  expect(loggedOut()).toBe(false);
});

test('a call that never gets its turn fails after four tries and logs nobody out', async () => {
  const calls = await serve(() => busy);
  await expect(get('/application/')).rejects.toMatchObject({ status: 429, code: 'quota.busy' });
  expect(calls).toHaveLength(4);
  expect(loggedOut()).toBe(false);
}, 20_000);

test('a call that is no longer wanted does not wait for its turn', async () => {
  const calls = await serve(() => busy);
  const left = new AbortController();
  const asked = get('/application/', {}, left.signal);
  setTimeout(() => left.abort(), 300);
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  expect(calls).toHaveLength(1);
});

test('too many attempts are not repeated', async () => {
  const calls = await serve(() => ({ status: 429, body: { code: 'quota.tooMany' } }));
  await expect(get('/application/')).rejects.toMatchObject({ status: 429 });
  expect(calls).toHaveLength(1);
});

test('a 403 logs out without a token refresh', async () => {
  const calls = await serve(() => ({ status: 403, body: {} }));
  await expect(get('/application/')).rejects.toBeInstanceOf(CallError);
  expect(loggedOut()).toBe(true);
  expect(calls).toHaveLength(1);
});

test('a 401 is retried with a refreshed token', async () => {
  const calls = await serve(({ url, headers }) => {
    if (url.endsWith('/auth/refresh-token')) return { status: 200, body: tokens('new') };
    return headers.authorization === 'Bearer new' ? { status: 200, body: { ok: true } } : { status: 401, body: {} };
  });
  expect(await get('/application/')).toEqual({ ok: true });
  expect(calls).toHaveLength(3);
  expect(storedSession()?.access_token).toBe('new');
  expect(loggedOut()).toBe(false);
});

test('a 401 logs out if the refresh is refused', async () => {
  await serve(() => ({ status: 401, body: {} }));
  await expect(get('/application/')).rejects.toMatchObject({ status: 401 });
  expect(loggedOut()).toBe(true);
});

test.each([500, 503, 429])('a 401 whose refresh fails with %s does not log out', async (status) => {
  await serve(({ url }) => ({ status: url.includes('refresh-token') ? status : 401, body: {} }));
  await expect(get('/application/')).rejects.toMatchObject({ status: 401 });
  expect(loggedOut()).toBe(false);
});

test.each([401, 403])("a %s on a URL containing 'auth' is left to the caller", async (status) => {
  const calls = await serve(() => ({ status, body: { code: 'auth.failed', message: 'no' } }));
  const body = { username: 'a', password: 'b' };
  await expect(call('login', { body })).rejects.toMatchObject({ code: 'auth.failed' });
  await expect(get('/agents?name=author')).rejects.toMatchObject({ status });
  expect(loggedOut()).toBe(false);
  expect(calls).toHaveLength(2);
});

test('ten refused calls refresh the token once', async () => {
  const calls = await serve(({ url, headers }) => {
    if (url.endsWith('/auth/refresh-token')) return { status: 200, body: tokens('new') };
    return { status: headers.authorization === 'Bearer new' ? 200 : 401, body: {} };
  });
  await Promise.all(Array.from({ length: 10 }, () => get('/application/')));
  expect(calls.filter(({ url }) => url.includes('refresh-token'))).toHaveLength(1);
});

test('a call that needs a recent sign-in is repeated once after the person has confirmed', async () => {
  let confirmed = 0;
  const calls = await serve(() =>
    confirmed > 0 ? { status: 200, body: { ok: true } } : { status: 409, body: { code: 'auth.confirmNeeded' } },
  );
  await expect(post('/x', {})).rejects.toMatchObject({ code: 'auth.confirmNeeded' }); // nobody can be asked
  setConfirmStep(async () => {
    await new Promise((resolve) => setTimeout(resolve, 300)); // both calls are waiting by then
    return ++confirmed > 0;
  });
  expect(await Promise.all([post('/x', {}), post('/y', {})])).toEqual([{ ok: true }, { ok: true }]);
  expect(confirmed).toBe(1);
  expect(calls).toHaveLength(5);
  expect(loggedOut()).toBe(false);
});

const note = { body: { applicationUid: 'a1', text: 'Called' }, once: true } as const;
const keysOf = (calls: { headers: Record<string, unknown> }[]) =>
  calls.map(({ headers }) => headers['idempotency-key']);

test('reuses the idempotency key until a reply arrives', async () => {
  let status = 503;
  const calls = await serve(() => ({ status, body: {} }));
  await expect(call('addApplicationNote', note)).rejects.toMatchObject({ status: 503 });
  status = 200;
  await call('addApplicationNote', note);
  await call('addApplicationNote', note);
  const [lost, again, next] = keysOf(calls);
  expect(lost).toMatch(/^[0-9a-f-]{36}$/);
  expect(again).toBe(lost);
  expect(next).not.toBe(lost);
});

test('a refusal ends the key, and another body has its own', async () => {
  let status = 409;
  const calls = await serve(() => ({ status, body: {} }));
  await expect(call('addApplicationNote', note)).rejects.toMatchObject({ status: 409 });
  status = 500;
  await expect(call('addApplicationNote', note)).rejects.toMatchObject({ status: 500 });
  const other = { ...note, body: { ...note.body, text: 'Called twice' } };
  await expect(call('addApplicationNote', other)).rejects.toMatchObject({ status: 500 });
  expect(new Set(keysOf(calls)).size).toBe(3);
});

test('keeps the key across a token refresh', async () => {
  const calls = await serve(({ url, headers }) => {
    if (url.endsWith('/auth/refresh-token')) return { status: 200, body: tokens('new') };
    return { status: headers.authorization === 'Bearer new' ? 200 : 401, body: {} };
  });
  await call('addApplicationNote', { ...note, body: { ...note.body, text: 'After a while' } });
  const [first, , second] = keysOf(calls);
  expect(second).toBe(first);
});

test('sends no key by default', async () => {
  const calls = await serve(() => ({ status: 200, body: {} }));
  await get('/x');
  expect(calls[0]?.headers).not.toHaveProperty('idempotency-key');
});

test.each([401, 403])(
  'a document call refused with %s logs out with a sentence the sign-in screen repeats once',
  async (status) => {
    await serve(() => ({ status, body: { code: 'auth.tokenDead', message: 'no' } }));
    await expect(get('/doc/v1/document-ai/get-uploaded-docs')).rejects.toMatchObject({
      status,
      message: 'Unauthorized access. Please login again.',
    });
    expect(loggedOut()).toBe(true);
    expect(takeNotice()).toBe('Unauthorized access. Please login again.');
    expect(takeNotice()).toBeUndefined();
  },
);

test("a failed document call has the server's message and status, or a generic message", async () => {
  let body: object = { code: 'document.busy', message: 'Being read.' };
  await serve(() => ({ status: 409, body }));
  const asked = () => get('/doc/v1/document-ai/get-uploaded-docs');
  await expect(asked()).rejects.toMatchObject({ status: 409, message: 'Being read.' });
  body = {};
  await expect(asked()).rejects.toMatchObject({ status: 409, message: 'Oops! Something went wrong' });
  expect(loggedOut()).toBe(false);
});
