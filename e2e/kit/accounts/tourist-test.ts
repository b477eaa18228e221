import { printedOnce } from '../documents/printed-once.ts';
import { schengenDocuments, type TravellerFiles } from '../documents/schengen-documents.ts';
import { test as base } from '../browser/test.ts';

const printing = 180_000;

// A tourist to Italy with a file for every required document, printed before the test starts.
export const test = base.extend<{ tourist: TravellerFiles }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from the pattern
  tourist: [async ({}, use) => use(await printedOnce('tourist', schengenDocuments)), { timeout: printing }],
});
