import type { Page } from '@playwright/test';
import { errors } from '@visawright/contract/platform/errors.ts';
import { texts } from '@visawright/contract/platform/texts.ts';
import { mailOf, startPassword } from '../kit/accounts/demo-people.ts';
import { at, realmAddresses } from '../kit/server/addresses.ts';
import { expectScreen } from '../kit/browser/screen.ts';
import { fillForm, fillProvider } from '../kit/browser/sign-in.ts';
import { expect, test } from '../kit/browser/test.ts';
import { onlyInAll } from '../kit/browser/scope.ts';

// Each password meets one more rule than the previous one.
const growing = ['a', 'aB', 'aB3', 'aB3!', 'aB3!aB3!aB3!'];
const chosen = 'Fresh-Word-2026!';

const update = (page: Page) => page.getByRole('button', { name: texts.updatePassword });
const fresh = (page: Page) => page.getByLabel('New password', { exact: true });
const confirm = (page: Page) => page.getByLabel('Confirm password', { exact: true });

function tone(colour: string): 'red' | 'green' {
  const [red, green] = colour.match(/[\d.]+/g)!.map(Number);
  return red! > green! ? 'red' : 'green';
}

test('a new user must change the password, sees each rule being met, and reaches the landing page', async ({
  page,
}) => {
  await page.goto(at(realmAddresses.sunrise));
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

test('on a custom host a new user changes the password, and only the new one is valid', onlyInAll, async ({ page }) => {
  const newcomer = mailOf('newcomer', 'bluegate');
  await page.goto(at(realmAddresses.bluegate));
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

test("a new user of the default realm changes the password on the identity provider's page", async ({ page }) => {
  await page.goto(at(realmAddresses.root));
  await fillProvider(page, mailOf('newcomer', 'dev'), startPassword);
  await page.locator('#password-new').fill(chosen);
  await page.locator('#password-confirm').fill(chosen);
  await page.locator('[type="submit"]').click();
  await expectScreen(page, 'myApplications');
});
