import type { Page } from '@playwright/test';
import { ahead, expectAllRead, continueButton } from '../kit/applications/apply-steps.ts';
import { press, tabTo } from '../kit/browser/keys.ts';
import type { TestDocument } from '../kit/documents/document-cards.ts';
import { at, journeys } from '../kit/server/addresses.ts';
import { expectScreen } from '../kit/browser/screen.ts';
import { expect } from '../kit/browser/test.ts';
import { makePerson } from '../kit/accounts/make-person.ts';
import { test } from '../kit/accounts/tourist-test.ts';
import { onlyInAll } from '../kit/browser/scope.ts';
import { patience } from '../kit/patience.ts';

// A radio group is one tab stop; arrow keys move through it and select.
async function choose(page: Page, option: string | RegExp): Promise<void> {
  const wanted = page.getByRole('radio', { name: option });
  await expect(wanted).toBeVisible();
  const where = () =>
    wanted.evaluate((element) => {
      const active = document.activeElement as HTMLInputElement | null;
      return active === element ? 'there' : active?.name === (element as HTMLInputElement).name ? 'near' : 'elsewhere';
    });
  for (let i = 0; i < 80; i++) {
    const position = await where();
    if (position === 'there') return press(page, 'Space');
    await press(page, position === 'near' ? 'ArrowDown' : 'Tab');
  }
  throw new Error(`${String(option)} was not reached`);
}

async function sendFiles(page: Page, documents: readonly TestDocument[]): Promise<void> {
  const picker = page.waitForEvent('filechooser'); // must be registered before the key is pressed
  await tabTo(page, page.getByRole('button', { name: 'Choose files' }));
  await press(page, 'Enter');
  await (await picker).setFiles(documents.map(({ name, mimeType, buffer }) => ({ name, mimeType, buffer })));
  await tabTo(page, page.getByRole('button', { name: 'I agree' }));
  await press(page, 'Enter');
}

test(
  'from sign-in to all required documents read and the review opened, with the keyboard only',
  onlyInAll,
  async ({ page, tourist: { firstName, lastName, documents } }) => {
    test.setTimeout(180_000 * patience);
    const person = await makePerson({ role: 'applicant', applicantType: 'D2C', firstName, lastName });
    await page.goto(at(journeys));
    await expectScreen(page, 'signIn');
    await tabTo(page, page.getByLabel('Username'));
    await page.keyboard.type(person.username);
    await tabTo(page, page.getByLabel('Password', { exact: true }));
    await page.keyboard.type(person.password);
    await press(page, 'Enter');
    await expectScreen(page, 'myApplications');

    await tabTo(page, page.locator('[data-screen="myApplications"]').getByRole('button', { name: 'Apply now' }));
    await press(page, 'Enter');
    await expectScreen(page, 'getVisa');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused(); // so that a screen reader starts at the heading
    await choose(page, 'Italy');
    await choose(page, /^Tourism/);
    await tabTo(page, page.getByRole('button', { name: ahead.tab, exact: true }));
    await press(page, 'Enter');
    for (const day of [ahead.from, ahead.to]) {
      await toDay(page, day);
      await press(page, 'Enter');
    }
    await choose(page, 'Chennai');
    await tabTo(page, continueButton(page));
    await press(page, 'Enter');
    await expectScreen(page, 'visaRequirements');

    const laterItem = page.locator('[data-item][data-state="later"]').first();
    const title = await laterItem.getAttribute('data-item');
    await tabTo(page, laterItem.locator('input:checked'), 'Tab', 80);
    await press(page, 'ArrowLeft');
    await expect(page.locator(`[data-item="${title}"]`)).toHaveAttribute('data-state', 'have');
    await tabTo(page, continueButton(page), 'Tab', 200);
    await press(page, 'Enter');
    await expectScreen(page, 'documentPlayground');
    await expect(page.locator('[data-item]').first()).toBeVisible(); // nothing that appears later takes the focus
    await sendFiles(page, documents);
    await expectAllRead(page);

    await tabTo(page, page.locator('[data-file]').first().getByRole('button').first(), 'Tab', 120);
    await press(page, 'Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await press(page, 'Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('[data-file]').first().getByRole('button').first()).toBeFocused(); // focus returns to where it was

    await tabTo(page, continueButton(page), 'Tab', 200);
    await press(page, 'Enter');
    await expectScreen(page, 'review');
  },
);

// The days of a month are one tab stop too; arrow keys move from its first day.
async function toDay(page: Page, name: string): Promise<void> {
  const wanted = page.getByRole('button', { name, exact: true });
  await expect(wanted.first()).toBeVisible();
  const isDay = () => page.evaluate(() => document.activeElement?.closest('table') !== null);
  for (let i = 0; i < 40 && !(await isDay()); i++) await press(page, 'Tab');
  for (let i = 0; i < 60; i++) {
    if (await wanted.first().evaluate((element) => element === document.activeElement)) return;
    await press(page, 'ArrowRight');
  }
  throw new Error(`${name} was not reached`);
}
