import type { Page } from '@playwright/test';
import type { Hand } from './hand.ts';
import type { Paper } from './papers.ts';
import { expectScreen } from './screen.ts';
import { expect } from './test.ts';

const patience = Number(process.env.E2E_PATIENCE ?? 1);

// A trip some months ahead, whenever the test runs: the tenth to the twenty-fourth.
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
export const goOn = (page: Page) => page.locator('[data-tour="continue"], [data-tour="proceed"], [data-tour="form-continue"]'); // prettier-ignore

// From "Apply now" to the checklist: what a person who knows where and when has to touch.
export async function fillDetails(page: Page, hand: Hand): Promise<void> {
  await hand.tap(page.locator('[data-screen="myApplications"]').getByRole('button', { name: 'Apply now' }));
  await expectScreen(page, 'getVisa');
  await hand.tap(page.getByRole('radio', { name: 'Italy' }));
  const tourism = page.getByRole('radio', { name: /^Tourism/ });
  if (!(await tourism.isChecked())) await hand.tap(tourism);
  await hand.tap(page.getByRole('button', { name: ahead.tab, exact: true }));
  await hand.tap(day(page, ahead.from));
  await hand.tap(day(page, ahead.to));
  await hand.tap(page.getByRole('radio', { name: 'Chennai' }));
}

// Somebody who comes along: a name, the rest is in the papers.
export async function addCompanion(page: Page, hand: Hand, name: string): Promise<void> {
  await hand.tap(page.getByRole('button', { name: 'Add a traveller' }));
  await hand.type(page.getByLabel('Name as in the passport'), name);
  await page.keyboard.press('Enter');
  await expect(page.locator('.family-who').getByRole('button', { name })).toBeVisible();
}

export async function toGuidelines(page: Page, hand: Hand): Promise<void> {
  await hand.tap(goOn(page));
  await expectScreen(page, 'visaRequirements');
}

// The draft is made here; its address is the application's from now on.
export async function toUpload(page: Page, hand: Hand): Promise<string> {
  await hand.tap(goOn(page));
  await expectScreen(page, 'documentPlayground');
  await expect.poll(() => page.url()).toContain('applicationUid=');
  return applicationIn(page);
}

export const applicationIn = (page: Page) =>
  new URL(page.url().replace('#', '')).searchParams.get('applicationUid') ?? '';

export async function sendPapers(page: Page, hand: Hand, papers: readonly Paper[]): Promise<void> {
  await hand.choose(page, page.getByRole('button', { name: 'Choose files' }), papers);
  await hand.tap(page.getByRole('button', { name: 'I agree' }));
}

export const paperRow = (page: Page, title: string) => page.locator(`[data-paper="${title}"]`);

// Required of a tourist with a job, by the checklist's own titles.
export const requiredPapers = [
  'Passport, plus old passports',
  'Photo 35 x 45 mm',
  'Travel medical insurance',
  'Return flight reservation',
  'Accommodation for the whole stay',
  'Day-wise itinerary and internal travel',
  'Cover letter',
  'Bank statements, last 3-6 months',
  'ITR-V or Form 16',
  'Salary slips, last 3 months',
  'Leave approval / NOC from employer',
] as const;

export async function expectAllRead(page: Page, titles: readonly string[] = requiredPapers): Promise<void> {
  for (const title of titles)
    await expect(paperRow(page, title), title).toHaveAttribute('data-state', 'done', { timeout: 90_000 * patience });
}
