import type { Page } from '@playwright/test';
import { places } from '../kit/places.ts';
import { trip } from '../kit/trip.ts';
import type { View } from './views.ts';

const step = (screen: string, state: string, hash: string, more: Partial<View> = {}): View => ({
  name: `applicant ${screen}, ${state}`,
  place: places.sunrise,
  person: 'applicant',
  hash,
  screen,
  side: 'applicant',
  ...more,
});

// As a person comes to it: by the one next action of an application that stands there.
const continued = (status: string) => async (page: Page) => {
  await page.locator('[data-application]', { has: page.locator(`[data-status="${status}"]`) }).first().locator('[data-action]').click(); // prettier-ignore
};

const dayAhead = (days: number) =>
  new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: '2-digit', year: 'numeric' }).format(
    Date.now() + days * 86_400_000,
  );
const soon = trip.replace(/fromDate=.*/, `fromDate=${dayAhead(6)}&toDate=${dayAhead(14)}`);

const unanswered = (address: string) => (page: Page) =>
  page.route(address, (route) => route.fulfill({ status: 500, json: { code: 'unknown', message: 'Oops! Something went wrong', requestId: '3f9c1a70-2026-4711-8e2e' } })); // prettier-ignore

const papers = '[data-paper]';

// The steps with something in them, with nothing, asking for attention and with nothing answering.
export const stepViews: readonly View[] = [
  step('getVisa', 'empty', '/get-visa', { settled: '.flag-card' }),
  step('getVisa', 'too soon', `/get-visa?${soon}`, { settled: '[data-warning]' }),
  step('visaRequirements', 'list', `/visa-requirements?${trip}`, { settled: papers }),
  step('documentPlayground', 'empty', '/applications', { prepare: continued('draft'), settled: papers }),
  step('documentPlayground', 'papers', '/applications', { prepare: continued('initiated'), settled: '[data-file]' }), // prettier-ignore
  step('documentPlayground', 'failing', '/applications', {
    before: unanswered('**/get-docs-applicantUid*'),
    prepare: continued('draft'),
    settled: '[data-state="failing"]',
  }),
  step('summary', 'fixed', '/applications', { prepare: continued('submitted') }),
  step('myApplications', 'failing', '/applications', {
    before: unanswered('**/get-by-applicantUid*'),
    settled: '[data-state="reload"]',
  }),
];
