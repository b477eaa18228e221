import type { Page } from '@playwright/test';
import { sidebarFor } from '@visawright/contract/platform/screens.ts';
import { at, lists } from '../kit/server/addresses.ts';
import { principals } from '../kit/accounts/demo-people.ts';
import { expectScreen } from '../kit/browser/screen.ts';
import { sessionOf } from '../kit/browser/signed-in.ts';
import { expect, test } from '../kit/browser/test.ts';
import { onlyInAll } from '../kit/browser/scope.ts';

const staff = principals.filter(({ role }) => role !== 'applicant');
const box = (page: Page) => page.getByRole('dialog', { name: 'Search or jump to' });
const option = (page: Page, name: string | RegExp) => box(page).getByRole('option', { name });

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(box(page).getByRole('textbox')).toBeFocused();
}

for (const { name, role } of staff)
  test.describe(`the palette of ${name}`, () => {
    test.use({ storageState: async ({ browser }, give) => give(await sessionOf(browser, lists, name)) });

    test(
      'lists the screens of the role and opens each with Enter',
      role === 'reviewer' ? {} : onlyInAll,
      async ({ page }) => {
        await page.goto(at(lists, '/settings'));
        await expectScreen(page, 'settings');
        for (const { label, screen } of sidebarFor(role)) {
          await openPalette(page);
          await page.keyboard.type(label);
          await expect(option(page, new RegExp(`^${label}`)).first()).toBeVisible();
          while (
            !(await option(page, new RegExp(`^${label}`))
              .last()
              .getAttribute('data-combobox-selected'))
          )
            await page.keyboard.press('ArrowDown');
          await page.keyboard.press('Enter');
          await expectScreen(page, screen);
          await expect(box(page)).toHaveCount(0);
        }
      },
    );
  });

test.describe('the palette of an agency', () => {
  test.use({ storageState: async ({ browser }, give) => give(await sessionOf(browser, lists, 'agency')) });

  test('finds an application by reference, an applicant and an agent by name, and lists opened ones under Recent', async ({
    page,
  }) => {
    await page.goto(at(lists, '/agents'));
    await expectScreen(page, 'agents');
    await openPalette(page);
    await page.keyboard.type('L-70007');
    await expect(option(page, /Traveller 007/)).toBeVisible();
    await page.keyboard.press('Enter');
    await expectScreen(page, 'applications');
    await expect(page.locator('.list-drawer').getByRole('heading', { level: 2 })).toHaveText('Traveller 007');

    await openPalette(page);
    await expect(box(page).getByText('Recent', { exact: true })).toBeVisible();
    await page.keyboard.type('traveller 011');
    await expect(box(page).getByText('Applicants', { exact: true }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(box(page)).toHaveCount(0);

    await openPalette(page);
    await page.keyboard.type('agent 012');
    await expect(option(page, /Agent 012/)).toBeVisible();
    await page.keyboard.press('Enter');
    await expectScreen(page, 'agents');
    await expect(page.locator('.list-drawer').getByRole('heading', { level: 2 })).toHaveText('Agent 012');
  });

  test('starts an invitation and a new application', async ({ page }) => {
    await page.goto(at(lists, '/applications'));
    await expectScreen(page, 'applications');
    await openPalette(page);
    await page.keyboard.type('invite a reviewer');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Invite reviewer' })).toBeVisible();
    await page.keyboard.press('Escape');
    await openPalette(page);
    await page.keyboard.type('new application');
    await page.keyboard.press('Enter');
    await expectScreen(page, 'staffGetVisa');
  });

  test('shows a message when nothing is found, and returns the focus', async ({ page }) => {
    await page.goto(at(lists, '/agents'));
    await expectScreen(page, 'agents');
    await page.getByRole('searchbox').focus();
    await openPalette(page);
    await page.keyboard.type('qqqqqq');
    await expect(box(page).getByText('No results for “qqqqqq”')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('searchbox')).toBeFocused();
  });
});
