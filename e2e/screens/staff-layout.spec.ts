import type { Page } from '@playwright/test';
import { nameTruncation, sidebarWidth } from '@visawright/contract/platform/constants.ts';
import { notificationRoles, sidebarFor } from '@visawright/contract/platform/screens.ts';
import { texts } from '@visawright/contract/platform/texts.ts';
import { login, send } from '../kit/server/calls.ts';
import { pretendExtension } from '../kit/browser/pretend-extension.ts';
import { sidebar } from '../kit/browser/layout.ts';
import { demoAccounts, principals } from '../kit/accounts/demo-people.ts';
import { realmAddresses, releases } from '../kit/server/addresses.ts';
import { expectScreen } from '../kit/browser/screen.ts';
import { signIn } from '../kit/browser/sign-in.ts';
import { expect, test } from '../kit/browser/test.ts';
import { makePerson } from '../kit/accounts/make-person.ts';
import { inSelection } from '../kit/browser/scope.ts';
import { connections } from '../views/answers/extension-answers.ts';

const staff = principals.filter(({ role }) => role !== 'applicant');
const indicator = (page: Page) => page.locator('[data-extension]');

for (const { name, role } of staff.filter((_, i) => inSelection(i, 0, 2))) {
  test(`${name} sees the menu items of the role in order and can open each`, async ({ page }) => {
    await signIn(page, realmAddresses.sunrise, name);
    const items = sidebarFor(role);
    const links = sidebar(page).locator('.staff-nav a');
    await expect(links).toHaveText(items.map(({ label }) => new RegExp(`^${label}( [\\d,+]+)?$`))); // followed by an optional count
    await expect(page.getByRole('link', { name: 'Notifications' })).toHaveCount(
      notificationRoles.includes(role) ? 1 : 0,
    );
    for (const [i, item] of items.entries()) {
      await links.nth(i).click();
      await expectScreen(page, item.screen);
      await expect(links.nth(i)).toHaveAttribute('aria-current', 'page');
    }
  });
}

test('the sidebar is 300 px wide, 80 when collapsed, and stays so after a reload', async ({ page }) => {
  await signIn(page, realmAddresses.sunrise, 'agent');
  const width = () => sidebar(page).evaluate((element) => element.getBoundingClientRect().width);
  expect(await width()).toBe(sidebarWidth.expanded);
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await expect.poll(width).toBe(sidebarWidth.collapsed);
  await page.reload();
  await expectScreen(page, 'applications');
  expect(await width()).toBe(sidebarWidth.collapsed);
  await page.getByRole('button', { name: 'Expand sidebar' }).click();
  await expect.poll(width).toBe(sidebarWidth.expanded);
});

test('a name longer than 20 characters is truncated and links to settings', async ({ page }) => {
  await signIn(page, realmAddresses.sunrise, 'agency');
  const full = demoAccounts.sunrise!.names.agency.join(' ');
  expect(full.length).toBeGreaterThan(nameTruncation);
  await expect(sidebar(page).getByText(`${full.slice(0, nameTruncation)}…`, { exact: true })).toBeVisible();
  const whole = sidebar(page).getByText(full, { exact: true }); // for screen readers only
  for (const each of await whole.all()) expect((await each.boundingBox())!.width).toBeLessThanOrEqual(1);
  await page.getByRole('link', { name: new RegExp(full) }).click();
  await expectScreen(page, 'settings');
});

test('the indicator reports a missing extension after 2 s, not before', async ({ page }) => {
  await page.clock.install();
  await signIn(page, realmAddresses.sunrise, 'agent');
  await expect(indicator(page)).toHaveAttribute('data-extension', /checking|not-installed/);
  await page.clock.runFor(2_500);
  await expect(indicator(page)).toHaveAttribute('data-extension', 'not-installed');
});

test('an extension that responds is shown as installed, and as missing when it stops responding', async ({ page }) => {
  await page.clock.install();
  const extension = await pretendExtension(page, '99.0.0');
  await signIn(page, realmAddresses.sunrise, 'agent');
  await expect(indicator(page)).toHaveAttribute('data-extension', 'installed');
  await expect(indicator(page)).toContainText('99.0.0');
  await extension.silence();
  await page.clock.runFor(32_500);
  await expect(indicator(page)).toHaveAttribute('data-extension', 'not-installed');
});

test('an extension that is not connected says so and leads to where its code is entered', async ({ page }) => {
  await pretendExtension(page, '99.0.0');
  await signIn(page, realmAddresses.sunrise, 'agent');
  await expect(indicator(page)).toContainText('Not connected');
  await indicator(page).click();
  await expectScreen(page, 'settings');
  await expect(page.getByLabel('Code from the panel')).toBeVisible();
});

test.describe('an outdated extension', () => {
  // 1.5.0 is optional, 1.4.0 fixed something critical.
  test.beforeAll(async () => {
    const admin = await makePerson({ role: 'admin', realm: releases.realm });
    const { tokens } = await login(releases.realm, admin.name, admin.password);
    for (const [version, isCritical] of [
      ['1.4.0', true],
      ['1.5.0', false],
    ] as const) {
      const { status } = await send('extensionCreate', releases.realm, {
        token: tokens.access_token,
        body: { version, isCritical },
      });
      expect([200, 409]).toContain(status); // an earlier run may have published it
    }
  });

  for (const [version, label] of [
    ['1.3.9', texts.criticalUpdate],
    ['1.4.0', texts.updateAvailable],
    ['1.5.0', 'Extension connected'],
  ] as const) {
    test(`${version} shows '${label}'`, async ({ page }) => {
      const agent = await makePerson({ role: 'agent', realm: releases.realm });
      await pretendExtension(page, version);
      await page.route('**/extension/connections', (route) => route.fulfill({ json: { connections } }));
      await signIn(page, releases, agent.name, agent.password);
      await expect(indicator(page)).toContainText(label);
    });
  }
});
