import { at, realmAddresses } from '../kit/server/addresses.ts';
import { expectScreen } from '../kit/browser/screen.ts';
import { signIn } from '../kit/browser/sign-in.ts';
import { expect, test } from '../kit/browser/test.ts';
import { trip } from '../kit/applications/trip.ts';

// Overlays add inline styles when they open, which must not violate the content security policy (kit/browser/test.ts).
test('help opens over a staff screen, locks the page behind it and closes with Escape', async ({ page }) => {
  await signIn(page, realmAddresses.sunrise, 'agent');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('drawer, premium services and date picker open on applicant screens', async ({ page }) => {
  await signIn(page, realmAddresses.sunrise, 'applicant');
  await page.goto(at(realmAddresses.sunrise, `/get-visa?${trip}`));
  await expectScreen(page, 'getVisa'); // its heading has the focus
  await page.locator('[data-menu="premium"]').click();
  await expect(page.getByText('Coming Soon').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /March 9, 2099/ }).click();
  await expect(page.getByRole('table').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('[data-menu="open"]').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
});
