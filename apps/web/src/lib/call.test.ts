import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call, CallError, get, post } from './call.ts';
import { setLogoutSteps } from './logout.ts';
import { setStorageScope, write } from './storage.ts';
import { sessionOf, storedSession, storeSession } from './stored-session.ts';
import { openBrowser, openServer } from './testing/browser.ts';

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

test('headers as specified; blank query parameters are dropped', async () => {
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

test('without a stored realm the default tenant is named', async () => {
  const calls = await serve(() => ({ status: 200, body: {} }));
  await get('/x');
  expect(calls[0]?.headers['realm-client-id']).toBe('default');
});

test.each([400, 404, 409, 422, 500])('a %s throws the body to the caller and logs nobody out', async (status) => {
  const body = { code: 'some.code', message: 'Some words', requestId: 'r1', details: [1] };
  await serve(() => ({ status, body }));
  await expect(post('/application/update', {})).rejects.toMatchObject({ ...body, status });
  expect(loggedOut()).toBe(false);
});

test('a 403 logs out at once, without asking for a new token', async () => {
  const calls = await serve(() => ({ status: 403, body: {} }));
  await expect(get('/application/')).rejects.toBeInstanceOf(CallError);
  expect(loggedOut()).toBe(true);
  expect(calls).toHaveLength(1);
});

test('a 401 is tried once more with a new token, and nobody notices', async () => {
  const calls = await serve(({ url, headers }) => {
    if (url.endsWith('/auth/refresh-token')) return { status: 200, body: tokens('new') };
    return headers.authorization === 'Bearer new' ? { status: 200, body: { ok: true } } : { status: 401, body: {} };
  });
  expect(await get('/application/')).toEqual({ ok: true });
  expect(calls).toHaveLength(3);
  expect(storedSession()?.access_token).toBe('new');
  expect(loggedOut()).toBe(false);
});

test('a 401 logs out once the refresh is refused', async () => {
  await serve(() => ({ status: 401, body: {} }));
  await expect(get('/application/')).rejects.toMatchObject({ status: 401 });
  expect(loggedOut()).toBe(true);
});

test.each([500, 503, 429])('a 401 whose refresh meets a %s logs nobody out', async (status) => {
  await serve(({ url }) => ({ status: url.includes('refresh-token') ? status : 401, body: {} }));
  await expect(get('/application/')).rejects.toMatchObject({ status: 401 });
  expect(loggedOut()).toBe(false);
});

test.each([401, 403])("a %s on a URL containing 'auth' belongs to its caller", async (status) => {
  const calls = await serve(() => ({ status, body: { code: 'auth.failed', message: 'no' } }));
  const body = { username: 'a', password: 'b' };
  await expect(call('login', { body })).rejects.toMatchObject({ code: 'auth.failed' });
  await expect(get('/agents?name=author')).rejects.toMatchObject({ status });
  expect(loggedOut()).toBe(false);
  expect(calls).toHaveLength(2);
});

test('ten calls refused together ask for one new token', async () => {
  const calls = await serve(({ url, headers }) => {
    if (url.endsWith('/auth/refresh-token')) return { status: 200, body: tokens('new') };
    return { status: headers.authorization === 'Bearer new' ? 200 : 401, body: {} };
  });
  await Promise.all(Array.from({ length: 10 }, () => get('/application/')));
  expect(calls.filter(({ url }) => url.includes('refresh-token'))).toHaveLength(1);
});
