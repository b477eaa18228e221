import { printedOnce } from './printed-once.ts';
import { schengenPapers, type Packed } from './schengen-papers.ts';
import { test as base } from './test.ts';

const printing = 180_000;

// Somebody on the way to Italy, every required paper in hand as a file of its own, printed before the journey begins.
export const test = base.extend<{ tourist: Packed }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from the pattern
  tourist: [async ({}, use) => use(await printedOnce('tourist', schengenPapers)), { timeout: printing }],
});
