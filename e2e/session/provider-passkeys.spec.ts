import type { Page } from '@playwright/test';
import { addPasskeyUnasked } from '../kit/accounts/add-passkey-unasked.ts';
import { addVirtualDevice } from '../kit/accounts/add-virtual-device.ts';
import { appCode } from '../kit/accounts/app-code.ts';
import { makeRealm } from '../kit/accounts/make-realm.ts';
import { axeFaults } from '../kit/browser/axe-faults.ts';
import { expectFits } from '../kit/browser/expect-fits.ts';
import { expectScreen, openRoute } from '../kit/browser/screen.ts';
import { fillProvider } from '../kit/browser/sign-in.ts';
import { expect, test } from '../kit/browser/test.ts';
import { at } from '../kit/server/addresses.ts';
import { startOwnProduct, type OwnProduct } from '../kit/server/own-product.ts';
import { onlyInAll } from '../kit/browser/scope.ts';

let own: OwnProduct;
// A product has one default realm, so each test has a product of its own.
test.beforeEach(async () => {
  own = await startOwnProduct();
});
test.afterEach(() => own?.stop());

const offer = (page: Page) => page.getByRole('link', { name: 'Sign in with passkey' });
const section = (page: Page) => page.getByRole('region', { name: 'Passkeys' });
const code = (page: Page) => page.getByLabel('Six-digit code');
const logout = (page: Page) => page.getByRole('button', { name: 'Logout', exact: true }).click();
const anyScreen = (page: Page) =>
  page.locator('[data-screen]:not([data-screen="signIn"], [data-screen="loading"])').first().waitFor();

test('at the page of the provider: a passkey signs in alone, a password still needs the code', async ({ page }) => {
  test.setTimeout(240_000);
  const { place, admin, remove } = await makeRealm({ own });
  try {
    await addVirtualDevice(page);
    await page.goto(at(place));
    await expectFits(page, [1440, 768, 390], { what: 'login page', shown: offer(page) });
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await axeFaults(page)).toEqual([]);

    // The first sign-in sets up the authenticator app that the realm requires.
    await fillProvider(page, admin.username, admin.password);
    const secret = (await page.locator('[data-panel="setUp"] code').innerText()).replaceAll(/\s/g, '');
    await code(page).fill(appCode(secret));
    await page.locator('[data-panel="recoveryCodes"] .sign-submit').click();
    await anyScreen(page);

    // The provider remembers the session, so the device is all that is asked.
    await openRoute(page, '/settings?tab=security');
    await section(page).getByRole('button', { name: 'Add a passkey' }).click();
    await expect(page.getByRole('heading', { name: 'Add a passkey' })).toBeVisible();
    await page.getByRole('button', { name: 'Create passkey' }).click();
    await expectScreen(page, 'settings');
    await expect(page.getByText('The passkey was added.', { exact: false })).toBeVisible();
    await page.reload(); // the session goes on
    await expect(section(page).getByText(/ on Linux/)).toBeVisible();

    await logout(page);
    await fillProvider(page, admin.username, admin.password);
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await anyScreen(page);

    await logout(page);
    await expect(offer(page)).toBeVisible();
    await page.goto(at(place, '/settings?tab=security')); // leads to the login page, and back after it
    await offer(page).click();
    await expectScreen(page, 'settings');
    await expect(section(page).getByText(/last used/)).toBeVisible();
    await section(page)
      .getByRole('button', { name: /^Remove passkey of/ })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(section(page).getByText('You have no passkeys yet.')).toBeVisible();

    await logout(page);
    await offer(page).click();
    await expect(page.getByRole('heading', { name: 'The passkey did not work' })).toBeVisible();
    await page.getByRole('link', { name: 'Use your password instead' }).click();
    await expect(page.locator('#username')).toBeVisible();
  } finally {
    await remove();
  }
});

test(
  'at the page of the provider: a passkey added with the password alone never signs in, nor does what is remembered of it',
  onlyInAll,
  async ({ page }) => {
    test.setTimeout(240_000);
    const { place, admin, remove } = await makeRealm({ own });
    try {
      await addVirtualDevice(page);
      await addPasskeyUnasked(page, place, admin);
      await page.context().clearCookies();
      await page.goto(at(place));
      await offer(page).click();
      await expect(page.getByText('This passkey could not be used.', { exact: false })).toBeVisible();
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.locator('#username')).toBeVisible(); // the provider remembers nothing

      await offer(page).click();
      await expect(page.getByRole('heading', { name: 'The passkey did not work' })).toBeVisible(); // it was removed
    } finally {
      await remove();
    }
  },
);
