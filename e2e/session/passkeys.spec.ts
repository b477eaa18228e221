import type { Page } from '@playwright/test';
import { addPasskeyUnasked } from '../kit/accounts/add-passkey-unasked.ts';
import { addVirtualDevice } from '../kit/accounts/add-virtual-device.ts';
import { appCode } from '../kit/accounts/app-code.ts';
import { makeRealm } from '../kit/accounts/make-realm.ts';
import { axeFaults } from '../kit/browser/axe-faults.ts';
import { expectFits } from '../kit/browser/expect-fits.ts';
import { expectScreen, openRoute } from '../kit/browser/screen.ts';
import { fillForm, fillProvider, signIn } from '../kit/browser/sign-in.ts';
import { expect, test } from '../kit/browser/test.ts';
import { at } from '../kit/server/addresses.ts';
import { mailsTo } from '../kit/server/mailbox.ts';
import { onlyInAll } from '../kit/browser/scope.ts';

const widths = [1440, 768, 390];
const section = (page: Page) => page.getByRole('region', { name: 'Passkeys' });
const logout = (page: Page) => page.getByRole('button', { name: 'Logout', exact: true }).click();
const subjects = async (address: string) => (await mailsTo(address)).map(({ subject }) => subject).join(' ');

async function onProviderPage(page: Page, title: string) {
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByText('New Day Travels').first()).toBeVisible(); // the realm's brand
}

test('a passkey is added, signs in without password and code, and is removed', async ({ page }) => {
  test.setTimeout(240_000);
  const { place, admin, remove } = await makeRealm({ isNamed: true });
  try {
    await addVirtualDevice(page);
    await signIn(page, place, admin.name, admin.password);
    await openRoute(page, '/settings?tab=security');

    // The second step is on, so that a passkey has to replace both.
    const factor = page.getByRole('region', { name: 'Second step at sign-in' });
    await factor.getByRole('button', { name: 'Set up' }).click();
    const secret = (await factor.locator('code').innerText()).replaceAll(/\s/g, '');
    await factor.getByLabel('Six-digit code').fill(appCode(secret));
    await factor.getByRole('button', { name: 'Turn on' }).click();
    await expect(factor.locator('.factor-codes li')).toHaveCount(10);

    await expect(section(page).getByText('You have no passkeys yet.')).toBeVisible();
    await section(page).getByRole('button', { name: 'Add a passkey' }).click();
    await expect(page.locator('#username')).toHaveValue(admin.username);
    await fillProvider(page, admin.username, admin.password);
    await onProviderPage(page, 'Add a passkey');
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Create passkey' }).click();
    await expectScreen(page, 'settings');
    await expect(page.getByText('The passkey was added.', { exact: false })).toBeVisible();
    await expect(section(page).getByText(/ on Linux/)).toBeVisible();
    await expect.poll(() => subjects(admin.username), { timeout: 40_000 }).toContain('passkey was added');

    await logout(page);
    await expectScreen(page, 'signIn');
    await expectFits(page, widths, {
      what: 'sign-in',
      shown: page.getByRole('button', { name: 'Sign in with passkey' }),
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Sign in with passkey' }).click();
    await page.locator('[data-screen="agency"], [data-screen="agencies"], [data-screen="analytics"]').first().waitFor();

    await openRoute(page, '/settings?tab=security');
    await expect(section(page).getByText(/last used/)).toBeVisible();
    await section(page)
      .getByRole('button', { name: /^Remove passkey of/ })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(section(page).getByText('You have no passkeys yet.')).toBeVisible();
    await expect.poll(() => subjects(admin.username), { timeout: 40_000 }).toContain('passkey was removed');

    await logout(page);
    await page.getByRole('button', { name: 'Sign in with passkey' }).click();
    await onProviderPage(page, 'The passkey did not work');
    await page.getByRole('link', { name: 'Use your password instead' }).click();
    await expectScreen(page, 'signIn');
  } finally {
    await remove();
  }
});

test(
  'a passkey that was added with the password alone, past our second step, never signs in',
  onlyInAll,
  async ({ page }) => {
    test.setTimeout(240_000);
    const { place, admin, remove } = await makeRealm({ isNamed: true });
    try {
      await addVirtualDevice(page);
      await addPasskeyUnasked(page, place, admin);

      await page.context().clearCookies();
      await page.goto(at(place));
      await page.getByRole('button', { name: 'Sign in with passkey' }).click();
      await expect(page.getByText('This passkey could not be used.', { exact: false })).toBeVisible();
      await page.getByRole('button', { name: 'Sign in with passkey' }).click();
      await onProviderPage(page, 'The passkey did not work'); // it was removed
      await page.getByRole('link', { name: 'Use your password instead' }).click();
      await fillForm(page, admin.username, admin.password);
      await page.locator('[data-screen]:not([data-screen="signIn"], [data-screen="loading"])').first().waitFor();
    } finally {
      await remove();
    }
  },
);
