import { beforeEach, expect, test, vi } from 'vitest';
import { openBrowser } from '../testing/browser.ts';

// The module stores that a reload has started, so each test imports it anew over the same storage.
async function openPage() {
  vi.resetModules();
  const { forceLogout, isLogoutMarked, setLogoutSteps } = await import('./logout.ts');
  const { write, read } = await import('../browser/storage.ts');
  const steps = { leave: vi.fn<() => void>(), showSignIn: vi.fn<() => void>(), reload: vi.fn<() => void>() };
  setLogoutSteps(steps);
  return { forceLogout, isLogoutMarked, read, write, steps };
}

beforeEach(() => void openBrowser());

test('the first refusal stores its time and reloads, keeping the session for the logout call', async () => {
  const { forceLogout, isLogoutMarked, read, write, steps } = await openPage();
  write('session', '{"access_token":"t"}');
  forceLogout(1_000_000);
  expect(read('logoutMarker')).toBe('1000000');
  expect(steps.reload).toHaveBeenCalledOnce();
  expect(steps.showSignIn).not.toHaveBeenCalled();
  expect(isLogoutMarked()).toBe(true);
});

test('several refusals at once reload once', async () => {
  const { forceLogout, steps } = await openPage();
  forceLogout(1_000_000);
  forceLogout(1_000_001);
  expect(steps.reload).toHaveBeenCalledOnce();
  expect(steps.showSignIn).not.toHaveBeenCalled();
});

test.each([
  [29_999, 'showSignIn'],
  [30_000, 'reload'],
] as const)('another refusal %s ms later: %s', async (later, step) => {
  (await openPage()).forceLogout(1_000_000);
  const { forceLogout, steps, read, write } = await openPage();
  write('session', '{"access_token":"t"}');
  forceLogout(1_000_000 + later);
  expect(steps[step]).toHaveBeenCalledOnce();
  expect(steps.showSignIn.mock.calls.length + steps.reload.mock.calls.length).toBe(1);
  expect(read('session') === null).toBe(step === 'showSignIn');
});

test('a marker without a token sends no call', async () => {
  const { isLogoutMarked, write } = await openPage();
  write('logoutMarker', '1');
  expect(isLogoutMarked()).toBe(false);
});
