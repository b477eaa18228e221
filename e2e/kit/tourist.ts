import { schengenPapers, type Packed } from './schengen-papers.ts';
import { test as base } from './test.ts';

const printing = 180_000;

// Somebody on the way to Italy, every required paper in hand as a file of its own, printed before the journey begins.
export const test = base.extend<object, { tourist: Packed }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from the pattern
  tourist: [async ({}, use) => use(await schengenPapers()), { scope: 'worker', timeout: printing }],
});
