import type { Page } from '@playwright/test';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import { passportDocument } from '../kit/documents/document-cards.ts';
import { mockDocument, mockDocumentData } from '../kit/documents/mock-document.ts';
import { printedOnce } from '../kit/documents/printed-once.ts';
import { realmAddresses } from '../kit/server/addresses.ts';
import { answerNothing, refuse } from './answers/answers.ts';
import { editorStates, playgroundStates, sortingViews } from './playground-views.ts';
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

const inEditor = (
  name: string,
  keys: readonly string[],
  more: (page: Page) => Promise<void> = async () => {},
): View => ({
  ...staffs,
  name: `agency documentEditor, ${name}`,
  screen: 'documentEditor',
  prepare: async (page) => {
    await pickTraveller(page);
    await openFirst(page);
    await page.locator('a[href*="document-editor"]').click();
    await page.locator('.ed-frame img').first().waitFor();
    for (const key of keys) await page.keyboard.press(key);
    await more(page);
  },
  settled: '.ed-frame img',
});
export const editorViews: readonly View[] = [
  inEditor('opened', []),
  inEditor('edges', ['e'], async (page) => {
    await page.locator('.ed-pair button').first().click();
    await page.locator('.ed-found, .ed-section > .ed-note:not(:empty)').first().waitFor();
    await page.locator('.ed-corner-handle').nth(1).focus();
  }),
  inEditor('crop', ['r', 'Shift+R', 'l', 'ArrowRight', 'c', 'Shift+ArrowRight', 'Shift+ArrowDown']),
  inEditor('versions', ['s', 'ArrowLeft'], async (page) => {
    await page.locator('.ed-head-actions button[aria-haspopup="dialog"]').click();
    await page.locator('.ed-versions').waitFor();
  }),
];
// A photograph on a desk as the only page: quick seeds have no pictures for this traveller.
const withPhoto = async (page: Page) => {
  const { buffer, mimeType } = await printedOnce('preview-photo', () => passportDocument({ seed: 'preview' }));
  const url = `${addresses.pageImage.path}?ticket=${'p'.repeat(20)}`;
  const shown = { width: 2016, height: 1512, imageUrl: url, thumbnailUrl: url, uneditedUrl: url };
  const pages = mockDocumentData.pages.map((one) => ({ ...one, ...shown }));
  const documents = [{ _id: mockDocument.docId, documentData: { ...mockDocumentData, pages } }];
  await page.route(`**${addresses.extractedDocuments.path}**`, (route) => route.fulfill({ json: { documents } }));
  await page.route(`**${addresses.pageImage.path}**`, (route) =>
    route.fulfill({ body: buffer, contentType: mimeType }),
  );
};
const inPreview = (name: string, tool: number): View => ({
  ...mine,
  name: `applicant fileUpload, ${name}`,
  before: withPhoto,
  isFixed: true,
  prepare: async (page) => {
    await page.locator('[data-group="Passport"] .doc-open').first().click();
    await page.locator('.doc-page image').waitFor();
    await page.locator('.doc-tools button:has(.tabler-icon-crop)').click();
    await page.locator('.ed-crop-handle').first().waitFor();
    if (tool !== 1) await page.locator('.ed-preview-tools button').nth(tool).click();
    if (tool !== 0) return;
    await page.locator('.ed-pair button').first().click();
    await page.locator('.ed-found').waitFor();
    await page.locator('.ed-corner-handle').first().focus();
  },
  settled: '.ed-preview .ed-frame img',
});
export const previewEditorViews: readonly View[] = [
  inPreview('edges', 0),
  inPreview('straighten', 2),
  inPreview('light', 3),
];

// In addition to the screen without interaction, which is one of the screen views.
export const documentViews: readonly View[] = [
  opened,
  staffOpened,
  playground,
  moving,
  empty,
  failing,
  ...editorViews,
  ...previewEditorViews,
  ...playgroundStates,
  ...sortingViews,
  ...editorStates,
];

// For contact sheets.
export const playgroundViews: readonly View[] = [playground, moving];
export const ownDocuments: readonly View[] = [mine, opened];
export const ownDocumentStates: readonly View[] = [empty, failing];
export const staffDocuments: readonly View[] = [
  staffs,
  { ...staffs, name: 'agency fileUpload, data', prepare: pickTraveller, settled: read },
  staffOpened,
];
