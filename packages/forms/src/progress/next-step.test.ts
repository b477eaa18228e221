import type { Application, ApplicationSummary } from '@visawright/contract/applications/application.ts';
import { describe, expect, test } from 'vitest';
import { summaryOf } from '@visawright/contract/applications/testing/summary-of.ts';
import { nextStepOf, reportableStatus } from './next-step.ts';

const summary: ApplicationSummary = summaryOf({ papersHave: 9, papersNeeded: 9 });
const staff = ['application.read', 'application.edit', 'application.transfer', 'application.sendForReview'];
const traveller = ['application.read', 'application.edit', 'package.build'];
const step = (facts: Partial<Application>, can: readonly string[] = staff) =>
  nextStepOf({
    status: 'initiated',
    review: { state: 'none', round: 0, tasks: [], sections: [], lapsedAt: null },
    docIds: ['a'],
    documentsNeeded: 9,
    summary,
    isFormStarted: false,
    visaAllocationStatus: 'PENDING',
    destinationId: 'italy',
    ...facts,
    can: [...can] as Application['can'],
  });
const review = (state: Application['review']['state']) => ({
  review: { state, round: 1, tasks: [], sections: [], lapsedAt: null },
});

describe('an agent', () => {
  test('adds documents to an empty draft and never sends it for review', () => {
    expect(step({ status: 'draft', docIds: [], summary: null })).toBe('addDocuments');
    expect(step({ docIds: [], summary: null, ...review('returned') })).toBe('addDocuments');
  });

  test('goes from documents over the form and its findings to the review', () => {
    expect(step({ summary: { ...summary, papersHave: 3 } })).toBe('addDocuments');
    expect(step({ summary: null, docIds: Array<string>(9).fill('a') })).toBe('completeForm');
    expect(step({ summary: { ...summary, answersMissing: 4 } })).toBe('completeForm');
    expect(step({ summary: { ...summary, answersMissing: null } })).toBe('completeForm');
    expect(step({ summary: { ...summary, blocking: 1 } })).toBe('resolveFindings');
    expect(step({})).toBe('sendForReview');
    expect(step(review('requested'))).toBe('awaitReview');
    expect(step(review('returned'))).toBe('correct');
    expect(step(review('approved'))).toBe('declare');
  });

  test('sends an application without a form for review once it has documents', () => {
    const without = { destinationId: null, documentsNeeded: 0, summary: null };
    expect(step({ ...without, docIds: [] })).toBe('addDocuments');
    expect(step(without)).toBe('sendForReview');
    expect(step(without, traveller)).toBe('view');
  });

  test('is led back to the form that was started, and to the missing document once it is complete', () => {
    const missing = { ...summary, papersHave: 8 };
    expect(step({ summary: { ...missing, answersMissing: 2 }, isFormStarted: true })).toBe('completeForm');
    expect(step({ summary: missing, isFormStarted: true })).toBe('addDocuments');
  });

  test('downloads, reports and records the decision', () => {
    expect(step({ status: 'form-data-collected' })).toBe('awaitPackage');
    expect(step({ status: 'package-ready' })).toBe('download');
    expect(step({ status: 'online-form-completed' })).toBe('markSubmitted');
    expect(step({ status: 'submitted' })).toBe('recordOutcome');
    expect(step({ status: 'submitted', ...review('none') })).not.toBe('sendForReview');
    expect(step({ status: 'submitted', visaAllocationStatus: 'APPROVED' })).toBe('view');
  });

  test('reports the online form, or the submission where there is none', () => {
    const can = [...staff] as Application['can'];
    expect(reportableStatus({ status: 'package-ready', destinationId: 'uk', can })).toBe('online-form-completed');
    expect(reportableStatus({ status: 'package-ready', destinationId: 'japan', can })).toBe('submitted');
    expect(reportableStatus({ status: 'draft', destinationId: 'japan', can })).toBeNull();
    expect(reportableStatus({ status: 'package-ready', destinationId: 'japan', can: ['application.read'] })).toBeNull();
  });
});

test('a traveller declares instead of sending for review, and does not wait for a reviewer', () => {
  expect(step({}, traveller)).toBe('declare');
  expect(step({ ...review('requested'), summary: { ...summary, answersMissing: 1 } }, traveller)).toBe('completeForm');
  expect(step({ status: 'package-ready' }, ['application.read', 'package.build'])).toBe('download');
  expect(step({ status: 'submitted' }, ['application.read', 'package.build', 'application.outcome'])).toBe('view');
});

test('a reviewer reviews, or only looks', () => {
  expect(step({}, ['application.read', 'application.review'])).toBe('review');
  expect(step({}, ['application.read'])).toBe('view');
});
