import type { Page } from '@playwright/test';
import { realmAddresses } from '../kit/server/addresses.ts';
import { openRoute } from '../kit/browser/screen.ts';
import { continued, unanswered } from './step-views.ts';
import type { View } from './views.ts';

const form = (state: string, more: Partial<View>): View => ({
  name: `applicant review, ${state}`,
  place: realmAddresses.sunrise,
  person: 'applicant',
  hash: '/applications',
  screen: 'review',
  side: 'applicant',
  settled: '[data-field]',
  ...more,
});

// Opens the form with the applicationUid from the address of the step before or after it.
const opened =
  (status: string, more = '') =>
  async (page: Page) => {
    await continued(status)(page);
    await page.waitForURL(/applicationUid=/);
    const uid = new URL(page.url().replace('#', '')).searchParams.get('applicationUid');
    await openRoute(page, `/form?applicationUid=${uid}${more}`);
  };

// The demo of every seed has real files for this application.
const source = async (page: Page) => {
  await opened('submitted')(page);
  await page.locator('[data-field] button.form-chip').first().click();
};

export const reviewViews: readonly View[] = [
  form('started', { prepare: opened('initiated') }),
  form('source', { prepare: source, settled: '[data-source]' }),
  form('answers', { prepare: opened('initiated', '&check=1'), settled: '[data-check]' }),
  form('declared', { prepare: opened('submitted') }),
  form('failing', {
    before: unanswered('**/application/form?*'),
    prepare: opened('initiated'),
    settled: '.empty-actions',
  }),
];

// From the list, as staff open it.
const fromList = async (page: Page) => {
  const uid = await page.locator('[data-row]').first().getAttribute('data-row');
  await openRoute(page, `/form?applicationUid=${uid}`);
};
const staff = (person: string, state: string, more: Partial<View> = {}): View => ({
  name: `${person} form, ${state}`,
  place: realmAddresses.sunrise,
  person,
  hash: '/applications?status=initiated',
  screen: 'form',
  side: 'staff',
  isWide: true,
  prepare: fromList,
  settled: '[data-field]',
  ...more,
});

export const staffFormViews: readonly View[] = [
  staff('agent', 'started'),
  staff('agency', 'nothing chosen', { hash: '/form', prepare: async () => {}, settled: '[data-state="none"]' }),
  staff('agency', 'failing', { before: unanswered('**/application/form?*'), settled: '[data-state="failing"]' }),
  staff('reviewer', 'verdicts', { hash: '/applications' }),
];
