import type { Page } from '@playwright/test';
import { errors } from '@visawright/contract/errors.ts';
import { texts } from '@visawright/contract/texts.ts';
import { mailOf, startPassword } from './kit/people.ts';
import { at, places } from './kit/places.ts';
import { expectScreen } from './kit/screen.ts';
import { fillForm, fillProvider } from './kit/sign-in.ts';
import { expect, test } from './kit/test.ts';

// Each word meets one rule more than the one before it.
const growing = ['a', 'aB', 'aB3', 'aB3!', 'aB3!aB3!aB3!'];
const chosen = 'Fresh-Word-2026!';

const update = (page: Page) => page.getByRole('button', { name: texts.updatePassword });
const fresh = (page: Page) => page.getByLabel('New password', { exact: true });
const confirm = (page: Page) => page.getByLabel('Confirm password', { exact: true });

function tone(colour: string): 'red' | 'green' {
  const [red, green] = colour.match(/[\d.]+/g)!.map(Number);
  return red! > green! ? 'red' : 'green';
}

test('a newcomer must change the password, sees each rule turn, and lands', async ({ page }) => {
  await page.goto(at(places.sunrise));
  await fillForm(page, mailOf('newcomer', 'sunrise'), startPassword);

  const notice = page.getByRole('status').filter({ hasText: errors['auth.passwordChangeRequired'].text });
  await expect(notice).toBeVisible();
  await expect(notice.locator('svg.tabler-icon-lock')).toBeVisible();

  const rules = page.locator('[data-rule]');
  const met = page.locator('[data-rule][data-met]');
  const mark = async (nth: number) =>
    tone(
      await rules
        .nth(nth)
        .locator('svg')
        .evaluate((svg) => getComputedStyle(svg).color),
    );
  await expect(rules).toHaveCount(5);
  await expect(met).toHaveCount(0);
  await expect(update(page)).toBeDisabled();
  expect(await mark(0)).toBe('red');
  for (const [i, word] of growing.entries()) {
    await fresh(page).fill(word);
    await expect(met).toHaveCount(i + 1);
    await expect(update(page)).toBeEnabled({ enabled: i === 4 });
  }
  expect(await mark(0)).toBe('green');

  await fresh(page).fill(chosen);
  await confirm(page).fill(`${chosen}x`);
  await update(page).click();
  await expect(page.getByText(texts.passwordsDiffer)).toBeVisible();
  await expectScreen(page, 'signIn');

  await confirm(page).fill(chosen);
  await expect(page.getByText(texts.passwordsDiffer)).toHaveCount(0);
  await update(page).click();
  await expectScreen(page, 'myApplications');
});

test('on a custom host too, and the new password is the one that counts', async ({ page }) => {
  const newcomer = mailOf('newcomer', 'bluegate');
  await page.goto(at(places.bluegate));
  await fillForm(page, newcomer, startPassword);
  await fresh(page).fill(chosen);
  await confirm(page).fill(chosen);
  await update(page).click();
  await expectScreen(page, 'myApplications');

  await page.getByText('Logout').click();
  await fillForm(page, newcomer, startPassword);
  await expect(page.getByRole('alert').filter({ hasText: errors['auth.failed'].text })).toBeVisible();
  await fillForm(page, newcomer, chosen);
  await expectScreen(page, 'myApplications');
});

test("a newcomer of the default realm changes it on the provider's page and lands", async ({ page }) => {
  await page.goto(at(places.root));
  await fillProvider(page, mailOf('newcomer', 'dev'), startPassword);
  await page.locator('#password-new').fill(chosen);
  await page.locator('#password-confirm').fill(chosen);
  await page.locator('[type="submit"]').click();
  await expectScreen(page, 'myApplications');
});
