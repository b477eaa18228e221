import type { Page } from '@playwright/test';
import type { Document } from '@visawright/contract/document.ts';
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
export const continued = (status: string) => async (page: Page) => {
  await page.locator('[data-application]', { has: page.locator(`[data-status="${status}"]`) }).first().locator('[data-action]').click(); // prettier-ignore
};

const dayAhead = (days: number) =>
  new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: '2-digit', year: 'numeric' }).format(
    Date.now() + days * 86_400_000,
  );
const soon = trip.replace(/fromDate=.*/, `fromDate=${dayAhead(6)}&toDate=${dayAhead(14)}`);

export const unanswered = (address: string) => (page: Page) =>
  page.route(address, (route) => route.fulfill({ status: 500, json: { code: 'unknown', message: 'Oops! Something went wrong', requestId: '3f9c1a70-2026-4711-8e2e' } })); // prettier-ignore

const papers = '[data-paper]';

// Of the demo's own papers, as they stand while they are being read and when some of them ask for a person.
const standing = (parts: readonly Partial<Document>[]) => (page: Page) =>
  page.route('**/get-docs-applicantUid*', async (route) => {
    const here = new URL(route.request().url());
    here.hostname = '127.0.0.1'; // a name of this browser alone: its realm is told by the token
    const reply = await route.fetch({ url: here.href });
    const { documents } = (await reply.json()) as { documents: Document[] };
    await route.fulfill({ json: { documents: documents.map((each, i) => ({ ...each, ...parts[i % parts.length] })) } });
  });
const beingRead = standing([{ state: 'rendered' }, { state: 'read' }]);
const asking = standing([
  { state: 'checked', retake: ['blur'] },
  { state: 'rejected', reason: 'passwordNeeded' },
  { state: 'checked', categoryOutcome: 'confirm' },
  { state: 'failed' },
]);

// The camera where there is one to hold, the phone's code where there is not.
const toPhotograph = async (page: Page) => {
  await continued('draft')(page);
  await page.locator('.up-camera, .up-drop-buttons > :last-child').first().click();
};

// The steps with something in them, with nothing, asking for attention and with nothing answering.
export const stepViews: readonly View[] = [
  step('getVisa', 'empty', '/get-visa', { settled: '.flag-card' }),
  step('getVisa', 'too soon', `/get-visa?${soon}`, { settled: '[data-warning]' }),
  step('visaRequirements', 'list', `/visa-requirements?${trip}`, { settled: papers }),
  step('documentPlayground', 'empty', '/applications', { prepare: continued('draft'), settled: papers }),
  step('documentPlayground', 'papers', '/applications', { prepare: continued('initiated'), settled: '[data-file]' }), // prettier-ignore
  step('documentPlayground', 'busy', '/applications', {
    before: beingRead,
    prepare: continued('initiated'),
    settled: '[data-paper][data-state="reading"]',
  }),
  step('documentPlayground', 'attention', '/applications', {
    before: asking,
    prepare: continued('initiated'),
    settled: '[data-paper][data-state="attention"]',
  }),
  step('documentPlayground', 'camera refused', '/applications', {
    prepare: toPhotograph,
    settled: '[data-camera], [role="dialog"]', // without consent that is asked for first
  }),
  step('documentPlayground', 'failing', '/applications', {
    before: unanswered('**/get-docs-applicantUid*'),
    prepare: continued('draft'),
    settled: '[data-state="failing"]',
  }),
  step('handoff', 'code over', '', { serverPage: '/handoff/AAAAAAAAAAAAAAAAAAAAAA', settled: '[data-phone="over"]' }),
  step('', 'shared checklist', '', { serverPage: '/share/checklist/italy/tourism', settled: 'h1' }),
  step('summary', 'fixed', '/applications', { prepare: continued('submitted') }),
  step('myApplications', 'failing', '/applications', {
    before: unanswered('**/get-by-applicantUid*'),
    settled: '[data-state="reload"]',
  }),
];
