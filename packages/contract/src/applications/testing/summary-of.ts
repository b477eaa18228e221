import type { ApplicationSummary } from '../application.ts';

// The summary of an application in which nothing is missing or wrong, with the given parts.
export const summaryOf = (part: Partial<ApplicationSummary> = {}): ApplicationSummary => ({
  papersHave: 0,
  papersNeeded: 0,
  required: [],
  missing: [],
  sections: [],
  answersMissing: 0,
  blocking: 0,
  warnings: 0,
  first: null,
  isFresh: true,
  ...part,
});
