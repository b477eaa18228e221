import type { Page } from '@playwright/test';
import type { CountingUser } from '../browser/counting-user.ts';
import type { TestDocument } from '../documents/document-cards.ts';
import { expectScreen } from '../browser/screen.ts';
import { expect } from '../browser/test.ts';
import { patience } from '../patience.ts';

// A trip from the tenth to the twenty-fourth of a month five months from now.
function tripAhead() {
  const now = new Date();
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 5, 1));
  const month = `${first.toLocaleString('en', { month: 'long', timeZone: 'UTC' })} ${first.getUTCFullYear()}`;
  const stored = `${String(first.getUTCMonth() + 1).padStart(2, '0')}/${first.getUTCFullYear()}`;
  const tab = `${first.toLocaleString('en', { month: 'short', timeZone: 'UTC' })} ${first.getUTCFullYear()}`;
  return { tab, from: `10 ${month}`, to: `24 ${month}`, fromDate: `10/${stored}`, toDate: `24/${stored}` };
}
export const ahead = tripAhead();

const day = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const continueButton = (page: Page) =>
  page.locator('[data-tour="continue"], [data-tour="proceed"], [data-tour="form-continue"]');

// Fills the details screen, starting with "Apply now".
export async function fillDetails(page: Page, user: CountingUser): Promise<void> {
  await user.tap(page.locator('[data-screen="myApplications"]').getByRole('button', { name: 'Apply now' }));
  await expectScreen(page, 'getVisa');
  await user.tap(page.getByRole('radio', { name: 'Italy' }));
  const tourism = page.getByRole('radio', { name: /^Tourism/ });
  if (!(await tourism.isChecked())) await user.tap(tourism);
  await user.tap(page.getByRole('button', { name: ahead.tab, exact: true }));
  await user.tap(day(page, ahead.from));
  await user.tap(day(page, ahead.to));
  await user.tap(page.getByRole('radio', { name: 'Chennai' }));
}

// Adds a companion by name; the rest comes from the documents.
export async function addCompanion(page: Page, user: CountingUser, name: string): Promise<void> {
  await user.tap(page.getByRole('button', { name: 'Add a traveller' }));
  await user.type(page.getByLabel('Name as in the passport'), name);
  await page.keyboard.press('Enter');
  await expect(page.locator('.family-who').getByRole('button', { name })).toBeVisible();
}

export async function toGuidelines(page: Page, user: CountingUser): Promise<void> {
  await user.tap(continueButton(page));
  await expectScreen(page, 'visaRequirements');
}

// Creates the draft and returns its applicationUid.
export async function toUpload(page: Page, user: CountingUser): Promise<string> {
  await user.tap(continueButton(page));
  await expectScreen(page, 'documentPlayground');
  await expect.poll(() => page.url()).toContain('applicationUid=');
  return applicationIn(page);
}

export const applicationIn = (page: Page) =>
  new URL(page.url().replace('#', '')).searchParams.get('applicationUid') ?? '';

export async function sendDocuments(page: Page, user: CountingUser, documents: readonly TestDocument[]): Promise<void> {
  await user.choose(page, page.getByRole('button', { name: 'Choose files' }), documents);
  await user.tap(page.getByRole('button', { name: 'I agree' }));
}

export const documentRow = (page: Page, title: string) => page.locator(`[data-item="${title}"]`);

// The titles of the checklist items required of an employed tourist.
export const requiredDocuments = [
  'Passport, plus old passports',
  'Photo 35 x 45 mm',
  'Travel medical insurance',
  'Return flight reservation',
  'Accommodation for the whole stay',
  'Day-wise itinerary and internal travel',
  'Cover letter',
  'Bank statements, last 3 months',
  'ITR-V or Form 16',
  'Salary slips, last 3 months',
  'Leave approval / NOC from employer',
] as const;

export async function expectAllRead(page: Page, titles: readonly string[] = requiredDocuments): Promise<void> {
  for (const title of titles)
    await expect(documentRow(page, title), title).toHaveAttribute('data-state', 'done', { timeout: 90_000 * patience });
}
