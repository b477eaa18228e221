import { at, places } from './kit/places.ts';
import { expectScreen } from './kit/screen.ts';
import { signIn } from './kit/sign-in.ts';
import { expect, test } from './kit/test.ts';
import { trip } from './kit/trip.ts';

// What opens over the page writes styles of its own when it opens; the page's policy must still hold (kit/test.ts).
test('help opens over a staff screen, locks the page behind it and closes with Escape', async ({ page }) => {
  await signIn(page, places.sunrise, 'agent');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('drawer, premium services and date picker open on applicant screens', async ({ page }) => {
  await signIn(page, places.sunrise, 'applicant');
  await page.goto(at(places.sunrise, `/get-visa?${trip}`));
  await expectScreen(page, 'getVisa'); // its heading takes the focus
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
