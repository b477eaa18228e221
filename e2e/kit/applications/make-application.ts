import { expect, type Page } from '@playwright/test';
import { expectScreen } from '../browser/screen.ts';

interface Wanted {
  readonly firstName: string;
  readonly lastName: string;
  readonly passport: string;
  readonly visaTo: string;
}

// Picks two days of the month after next, so that they are always in the future.
export async function pickDates(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next month' }).click();
  await page.getByRole('button', { name: 'Next month' }).click();
  const free = page.locator('table button:not([disabled], [data-hidden])');
  await free.nth(3).click();
  await free.nth(12).click();
}

// Creates a new applicant and a new application on the staff screen /get-visa.
export async function makeApplication(page: Page, wanted: Wanted): Promise<void> {
  await expectScreen(page, 'staffGetVisa');
  await page.getByLabel('Find an applicant').fill(wanted.passport);
  await page.getByRole('option', { name: `New applicant with passport ${wanted.passport}` }).click();
  const form = page.getByRole('form', { name: 'New applicant' });
  await form.getByLabel('First name').fill(wanted.firstName);
  await form.getByLabel('Last name').fill(wanted.lastName);
  await form.getByRole('button', { name: 'Add applicant' }).click();
  await expect(form).toHaveCount(0); // the content below moves up
  await page.getByRole('radio', { name: wanted.visaTo, exact: true }).check({ force: true });
  await page.getByRole('radio', { name: 'Tourism', exact: true }).check({ force: true });
  await page.getByRole('combobox', { name: 'Visa type' }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: /Travel dates/ }).click();
  await pickDates(page);
  await page.getByRole('button', { name: 'Create draft' }).click();
  await expectScreen(page, 'applications');
}
