import type { BrowserContext, Page } from '@playwright/test';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import { profile } from '../kit/server/calls.ts';
import { origin, realmAddresses, customOrigin } from '../kit/server/addresses.ts';
import { expectScreen, openRoute, screen } from '../kit/browser/screen.ts';
import { signIn } from '../kit/browser/sign-in.ts';
import { stored, storedSession } from '../kit/browser/storage.ts';
import { expect, test } from '../kit/browser/test.ts';
import { onlyInAll } from '../kit/browser/scope.ts';

const { sunrise } = realmAddresses;
const logout = (page: Page) => page.getByRole('button', { name: 'Logout', exact: true }).click();

function countCalls(context: BrowserContext, part: string): () => number {
  let calls = 0;
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes(part)) calls++;
  });
  return () => calls;
}

for (const [where, place] of [
  ['our own form', sunrise],
  ['the identity provider', realmAddresses.root],
] as const) {
  test(`a session at ${where} is refreshed when its token has less than 60 s left, and not before`, async ({
    page,
  }) => {
    await page.clock.install();
    await signIn(page, place, 'agent');
    const refreshes = countCalls(page.context(), addresses.refreshToken.path);
    const before = await storedSession(page, place.realm);
    await page.clock.runFor(200_000);
    expect(refreshes()).toBe(0);
    await page.clock.runFor(75_000);
    await expect.poll(refreshes).toBe(1);
    await expect
      .poll(async () => (await storedSession(page, place.realm))?.access_token)
      .not.toBe(before?.access_token);
    await expectScreen(page, 'applications');
  });
}

test('a refused refresh logs out, a network error does not', async ({ page }) => {
  await page.clock.install();
  await signIn(page, sunrise, 'agent');
  const refreshes = countCalls(page.context(), addresses.refreshToken.path);
  const path = `**${addresses.refreshToken.path}`;
  for (const status of [500, 503, 429]) {
    await page.route(path, (route) => route.fulfill({ status, body: '{}' }), { times: 1 });
  }
  await page.clock.runFor(275_000);
  await expect.poll(refreshes).toBeGreaterThan(0);
  for (let i = 0; i < 4; i++) {
    await page.clock.runFor(30_000);
    await page.waitForTimeout(150);
  }
  await expectScreen(page, 'applications');

  await page.route(path, (route) => route.fulfill({ status: 401, body: '{"code":"auth.refreshDead"}' }));
  await page.clock.runFor(300_000);
  await expectScreen(page, 'signIn');
  expect(page.url()).toBe(sunrise.address);
});

for (const [where, place, after] of [
  ['a path', sunrise, `${origin}/sunrise`],
  ['a custom host', realmAddresses.bluegate, `${customOrigin}/bluegate`],
] as const) {
  test(`logout of ${where} opens the tenant's start page and ends the session`, async ({ page }) => {
    await signIn(page, place, 'agent');
    await openRoute(page, '/settings');
    await expectScreen(page, 'settings');
    const session = await storedSession(page, place.realm);
    await logout(page);
    await page.waitForURL(after);
    await expectScreen(page, 'signIn');
    for (const name of ['session', 'profile', 'flags', 'logoutMarker']) {
      expect(await stored(page, place.realm, name), name).toBeNull();
    }
    // With the cookies of this browser: the refresh handle must be invalid, not only unbound.
    const renewal = await page.evaluate(
      async ([path, refreshToken, realm]) =>
        (
          await fetch(path!, {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'realm-client-id': realm! },
            body: JSON.stringify({ refreshToken }),
          })
        ).status,
      [addresses.refreshToken.path, session!.refresh_token, place.realm],
    );
    expect(renewal).toBe(401);
    await expect
      .poll(async () => (await profile(place.realm, session!.access_token)).status, { timeout: 60_000 })
      .toBe(401);
    await page.goBack();
    await expectScreen(page, 'signIn');
  });
}

test('logout of the default realm also ends the session at the identity provider', async ({ page }) => {
  await signIn(page, realmAddresses.root, 'agent');
  await logout(page);
  await expect(page.locator('#kc-login')).toBeVisible();
  await page.goto(realmAddresses.dev.address);
  await expect(page.locator('#kc-login')).toBeVisible();
});

test('a logout marker next to a token clears the storage and logs out', async ({ page }) => {
  await signIn(page, sunrise, 'agent');
  const session = await storedSession(page, 'sunrise');
  await page.evaluate(() => localStorage.setItem('vw.sunrise.logoutMarker', String(Date.now())));
  await page.reload();
  await expectScreen(page, 'signIn');
  for (const name of ['session', 'profile', 'flags', 'logoutMarker']) {
    expect(await stored(page, 'sunrise', name), name).toBeNull();
  }
  await expect
    .poll(async () => (await profile('sunrise', session!.access_token)).status, { timeout: 60_000 })
    .toBe(401);
});

test('a 403 logs out with a timestamp and a reload; a second one within 30 s shows the sign-in screen without reload', async ({
  page,
}) => {
  await signIn(page, sunrise, 'agent');
  await page.route('**/user/get-profile*', (route) =>
    route.fulfill({ status: 403, body: '{"code":"x","message":"x"}' }),
  );
  await page.reload();
  await expectScreen(page, 'signIn');
  expect(Number(await stored(page, 'sunrise', 'lastLogout'))).toBeGreaterThan(Date.now() - 30_000);

  await page.waitForLoadState(); // of the reload that the first one caused
  let loads = 0;
  page.on('load', () => loads++);
  const refused = page.waitForResponse('**/user/get-profile*');
  await page.getByLabel('Username').fill('agent@sunrise.test');
  await page.getByLabel('Password', { exact: true }).fill('Visa-Demo-2026!');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await refused;
  await expectScreen(page, 'signIn');
  await page.waitForTimeout(1_000);
  await expectScreen(page, 'signIn');
  expect(loads).toBe(0);
  expect(await storedSession(page, 'sunrise')).toBeNull();
});

test('a profile that cannot be loaded falls back to the token claims', async ({ page }) => {
  await signIn(page, sunrise, 'agent');
  await page.route('**/user/get-profile*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.reload();
  await expectScreen(page, 'applications');
  await expect(page.getByText('Asha Verma').first()).toBeVisible();
});

test.describe('five open tabs', () => {
  async function fiveTabs(context: BrowserContext, first: Page): Promise<Page[]> {
    await signIn(first, sunrise, 'agent');
    const tabs = [first];
    for (let i = 1; i < 5; i++) {
      const tab = await context.newPage();
      await tab.goto(sunrise.address);
      await expectScreen(tab, 'applications');
      tabs.push(tab);
    }
    return tabs;
  }

  test(
    'stay signed in for two hours with one refresh at a time, although some refreshes fail',
    onlyInAll,
    async ({ page, context }) => {
      test.setTimeout(150_000);
      await context.clock.install();
      const tabs = await fiveTabs(context, page);
      const refreshes = countCalls(context, addresses.refreshToken.path);
      let loads = 0;
      for (const tab of tabs) tab.on('load', () => loads++);
      let calls = 0;
      await context.route(`**${addresses.refreshToken.path}`, (route) =>
        ++calls % 7 === 3 ? route.fulfill({ status: [500, 429][calls % 2]!, body: '{}' }) : route.continue(),
      );
      for (let passed = 0; passed < 7_200; passed += 30) {
        await context.clock.runFor(30_000);
        if (passed % 300 === 0) await page.waitForTimeout(200); // responses arrive in real time
      }
      for (const tab of tabs) {
        await expect(screen(tab, 'applications')).toBeVisible();
        expect(await storedSession(tab, 'sunrise')).not.toBeNull();
      }
      expect(loads).toBe(0);
      expect(refreshes()).toBeGreaterThan(20);
      expect(refreshes()).toBeLessThan(45); // five times as many if every tab refreshed
    },
  );

  test('all log out when one of them does', async ({ page, context }) => {
    const tabs = await fiveTabs(context, page);
    await logout(tabs[2]!);
    for (const tab of tabs) {
      await expectScreen(tab, 'signIn');
      expect(tab.url()).toBe(sunrise.address);
    }
  });
});
