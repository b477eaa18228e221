import type { Page } from '@playwright/test';
import type { Document } from '@visawright/contract/documents/document.ts';
import { realmAddresses } from '../kit/server/addresses.ts';
import { trip } from '../kit/applications/trip.ts';
import type { View } from './views.ts';

const step = (screen: string, state: string, hash: string, more: Partial<View> = {}): View => ({
  name: `applicant ${screen}, ${state}`,
  place: realmAddresses.sunrise,
  person: 'applicant',
  hash,
  screen,
  side: 'applicant',
  ...more,
});

// Opens the step like a user: with the next action of an application in this status.
export const continued = (status: string) => async (page: Page) => {
  await page
    .locator('[data-application]', { has: page.locator(`[data-status="${status}"]`) })
    .first()
    .locator('[data-action]')
    .click();
};

const dayAhead = (days: number) =>
  new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: '2-digit', year: 'numeric' }).format(
    Date.now() + days * 86_400_000,
  );
const soon = trip.replace(/fromDate=.*/, `fromDate=${dayAhead(6)}&toDate=${dayAhead(14)}`);

export const unanswered = (address: string) => (page: Page) =>
  page.route(address, (route) =>
    route.fulfill({
      status: 500,
      json: { code: 'unknown', message: 'Oops! Something went wrong', requestId: '3f9c1a70-2026-4711-8e2e' },
    }),
  );

const checklistItem = '[data-item]';

// Changes the states of the demo documents: being read, or some needing attention.
const withDocumentStates = (parts: readonly Partial<Document>[]) => (page: Page) =>
  page.route('**/get-docs-applicantUid*', async (route) => {
    const here = new URL(route.request().url());
    here.hostname = '127.0.0.1'; // the browser-only host name is not resolvable here; the realm is in the token
    const reply = await route.fetch({ url: here.href });
    const { documents } = (await reply.json()) as { documents: Document[] };
    await route.fulfill({ json: { documents: documents.map((each, i) => ({ ...each, ...parts[i % parts.length] })) } });
  });
const beingRead = withDocumentStates([{ state: 'rendered' }, { state: 'read' }]);
const asking = withDocumentStates([
  { state: 'checked', retake: ['blur'] },
  { state: 'rejected', reason: 'passwordNeeded' },
  { state: 'checked', categoryOutcome: 'confirm' },
  { state: 'failed' },
]);

const askingWhose = withDocumentStates([
  { state: 'checked', ownerQuestion: { kind: 'different', name: 'Shalini Venkataraghavan', sex: 'F' } },
  { state: 'checked', ownerQuestion: { kind: 'similar', name: 'Ananya Rao', sex: 'F' } },
  { state: 'checked' },
]);

// Opens the camera on a phone; a desktop shows the code for the phone.
const toPhotograph = async (page: Page) => {
  await continued('draft')(page);
  await page.locator('.up-camera, .handoff-title').first().waitFor();
  const camera = page.locator('.up-camera');
  if (await camera.isVisible()) await camera.click();
};

// The steps with content, empty, needing attention and failing.
export const stepViews: readonly View[] = [
  step('getVisa', 'empty', '/get-visa', { settled: '.flag-card' }),
  step('getVisa', 'too soon', `/get-visa?${soon}`, { settled: '[data-warning]' }),
  step('visaRequirements', 'list', `/visa-requirements?${trip}`, { settled: checklistItem }),
  step('documentPlayground', 'empty', '/applications', { prepare: continued('draft'), settled: checklistItem }),
  step('documentPlayground', 'documents', '/applications', { prepare: continued('initiated'), settled: '[data-file]' }),
  step('documentPlayground', 'busy', '/applications', {
    before: beingRead,
    prepare: continued('initiated'),
    settled: '[data-item][data-state="reading"]',
  }),
  step('documentPlayground', 'attention', '/applications', {
    before: asking,
    prepare: continued('initiated'),
    settled: '[data-item][data-state="attention"]',
  }),
  step('documentPlayground', 'whose document', '/applications', {
    before: askingWhose,
    prepare: continued('initiated'),
    settled: '.doc-owner',
  }),
  step('documentPlayground', 'camera refused', '/applications', {
    prepare: toPhotograph,
    settled: '[data-camera], [role="dialog"], .handoff-title', // without consent, the consent dialog is shown first
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
