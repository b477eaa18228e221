import type { Page } from '@playwright/test';
import { realmAddresses } from '../kit/server/addresses.ts';
import {
  answerConnected,
  answerNoPacks,
  answerOutdated,
  answerOwnProposal,
  answerPacks,
  answerReceipts,
  answerReleases,
  openPack,
  waiting,
} from './answers/extension-answers.ts';
import { staffView } from './staff-view.ts';
import { openReadyApplication } from './submit-views.ts';
import type { View } from './views.ts';

// Connecting the extension, its releases and packs, and the receipts of online forms.

const enterCode = async (page: Page) => {
  await page.locator('.ext-code input').fill(waiting.code);
  await page.locator('[role="dialog"] [data-fact="place"]').waitFor();
};
const openReject = async (page: Page) => {
  await page.locator('.pack-decision button').last().click();
  await page.locator('[role="dialog"] textarea').waitFor();
};
const openReadyRow = async (page: Page) => {
  await page.locator('tbody tr[data-row] .list-link').first().click();
  await page.locator('[data-online-form]').waitFor();
};
const showValues = async (page: Page) => {
  await page.locator('.rcp-differing button').click();
  await page.locator('.rcp-more summary').first().click();
};

const settings = (person: string, tab: string, name: string, more: Partial<View>): View =>
  staffView(person, `/settings?tab=${tab}`, 'settings', name, more);

const applicant = (name: string, screen: string, hash: string, more: Partial<View>): View => ({
  name: `applicant ${screen}, ${name}`,
  place: realmAddresses.sunrise,
  person: 'applicant',
  hash,
  screen,
  side: 'applicant',
  ...more,
});
// The portal of the offer is known once the form of the destination has been loaded.
const submitted: Partial<View> = {
  prepare: async (page) => {
    await openReadyApplication(page);
    await page.waitForLoadState('networkidle');
  },
};

export const extensionViews: readonly View[] = [
  settings('agent', 'extension', 'extension connected', { before: answerConnected, settled: '[data-connection]' }),
  settings('reviewer', 'extension', 'extension outdated', {
    before: answerOutdated,
    settled: '.ext-state[data-tone="bad"]',
  }),
  settings('agent', 'extension', 'connect extension', {
    before: answerConnected,
    prepare: enterCode,
    part: '[role="dialog"]',
  }),
  settings('agent', 'extension&guide=1', 'guide of the extension', { settled: '[data-guide]' }),
  settings('admin', 'extensionReleases', 'releases', { before: answerReleases, settled: '[data-release]' }),
  settings('admin', 'portalPacks', 'packs', { before: answerPacks, settled: '[data-pack]' }),
  settings('admin', 'portalPacks', 'no packs', { before: answerNoPacks, settled: '[data-state="empty"]' }),
  settings('admin', `portalPacks&open=${openPack}`, 'pack', { before: answerPacks, settled: '[data-report]' }),
  settings('admin', `portalPacks&open=${openPack}`, 'own proposal', {
    before: answerOwnProposal,
    settled: '.pack-note',
  }),
  settings('admin', `portalPacks&open=${openPack}`, 'reject pack', {
    before: answerPacks,
    prepare: openReject,
    part: '[role="dialog"]',
  }),
  staffView('agency', '/applications?status=package-ready', 'applications', 'receipt', {
    before: answerReceipts,
    prepare: async (page) => {
      await openReadyRow(page);
      await showValues(page);
    },
    part: '[data-online-form]',
  }),
  applicant('extension', 'profile', '/profile?part=extension', {
    before: answerConnected,
    settled: '[data-connection]',
  }),
  applicant('guide of the extension', 'profile', '/profile?part=extension-guide', { settled: '[data-guide]' }),
  applicant('receipt', 'summary', '/applications', {
    ...submitted,
    before: answerReceipts,
    settled: '[data-online-form]',
  }),
  applicant('extension outdated', 'summary', '/applications', {
    ...submitted,
    before: answerOutdated,
    settled: '.ext-offer[data-tone="bad"]',
  }),
];
