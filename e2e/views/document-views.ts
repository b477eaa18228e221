import type { Page } from '@playwright/test';
import { realmAddresses } from '../kit/server/addresses.ts';
import { answerNothing, refuse } from './answers.ts';
import type { View } from './views.ts';

const read = '.doc-card[data-state="checked"]';

const openFirst = async (page: Page) => {
  await page.locator('[data-group="Passport"] .doc-open').first().click();
  await page.locator('.doc-page image').waitFor();
  await page.locator('.doc-value').first().waitFor();
};

const mine: View = {
  name: 'applicant fileUpload, data',
  place: realmAddresses.sunrise,
  person: 'applicant',
  hash: '/fileUpload',
  screen: 'fileUpload',
  side: 'applicant',
  settled: read,
};
const staffs: View = {
  ...mine,
  name: 'agency fileUpload, nobody chosen',
  person: 'agency',
  side: 'staff',
  isWide: true,
  settled: '[data-state="empty"]',
};

// Selects a traveller of the agency who has real files in every seed.
const pickTraveller = async (page: Page) => {
  await page.locator('.docs-search input').fill('Manjiri Joshi');
  await page.locator('[role="option"]').first().click();
  await page.locator(read).first().waitFor();
};

const opened: View = { ...mine, name: 'applicant fileUpload, opened', prepare: openFirst };
const staffOpened: View = {
  ...staffs,
  name: 'agency fileUpload, opened',
  prepare: async (page) => {
    await pickTraveller(page);
    await openFirst(page);
  },
  settled: '.doc-page image',
};
const empty: View = {
  ...mine,
  name: 'applicant fileUpload, empty',
  before: answerNothing,
  settled: '[data-state="empty"]',
};
const failing: View = {
  ...mine,
  name: 'applicant fileUpload, failing',
  before: refuse,
  settled: '[data-state="failing"]',
};

// The pages of the same traveller, arranged.
const playground: View = {
  ...staffs,
  name: 'agency playground, data',
  screen: 'staffPlayground',
  prepare: async (page) => {
    await pickTraveller(page);
    await page.locator('.docs-arrange').click();
    await page.locator('.pg-sheet img').waitFor();
    await page.locator('.doc-value').first().waitFor();
  },
  settled: '.pg-sheet img',
};
const moving: View = {
  ...playground,
  name: 'agency playground, move to',
  prepare: async (page) => {
    await playground.prepare!(page);
    await page.keyboard.press('m');
    await page.getByRole('option').first().waitFor();
  },
};

// In addition to the screen without interaction, which is one of the screen views.
export const documentViews: readonly View[] = [opened, staffOpened, playground, moving, empty, failing];

// For contact sheets.
export const playgroundViews: readonly View[] = [playground, moving];
export const ownDocuments: readonly View[] = [mine, opened];
export const ownDocumentStates: readonly View[] = [empty, failing];
export const staffDocuments: readonly View[] = [
  staffs,
  { ...staffs, name: 'agency fileUpload, data', prepare: pickTraveller, settled: read },
  staffOpened,
];
