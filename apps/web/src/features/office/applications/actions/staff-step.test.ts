import { expect, test } from 'vitest';
import { application } from '../../../../testing/applications.ts';
import { staffNext } from './staff-step.ts';
import { maySendForReview } from './application-steps.ts';

const staff = ['application.read', 'application.edit', 'application.transfer', 'application.sendForReview'] as const;
const row = (facts: Parameters<typeof application>[1]) =>
  application(1, { can: [...staff], destinationId: 'germany', ...facts });
const uid = row({}).applicationUid;

test('a new draft leads to its documents, not to a review', () => {
  const draft = row({ status: 'draft' });
  expect(staffNext(draft)).toEqual({
    step: 'addDocuments',
    to: `/fileUpload?applicantUid=${draft.applicantUid}&applicationUid=${uid}`,
  });
});

test('the form is opened at the first returned section', () => {
  const sections = [
    { section: 'person', verdict: 'approved' as const, reason: null, reviewerUid: uid },
    { section: 'journey', verdict: 'returned' as const, reason: 'Dates', reviewerUid: uid },
  ];
  const returned = row({
    status: 'initiated',
    docIds: ['d'],
    review: { state: 'returned', round: 1, tasks: [], sections, lapsedAt: null },
  });
  expect(staffNext(returned)).toEqual({
    step: 'correct',
    to: `/india-to-germany/form?applicationUid=${uid}&section=journey`,
  });
});

test('after the submission the visa decision is recorded, and nothing is sent for review any more', () => {
  const submitted = row({ status: 'submitted', docIds: ['d'] });
  expect(staffNext(submitted)).toEqual({ step: 'recordOutcome', to: null });
  expect(maySendForReview(submitted)).toBe(false);
  expect(staffNext(row({ status: 'submitted', docIds: ['d'], visaAllocationStatus: 'REJECTED' }))).toBeNull();
});

test('there is nothing to press while a reviewer or the package is awaited', () => {
  const review = {
    state: 'requested' as const,
    round: 1,
    tasks: [],
    sections: [],

    lapsedAt: null,
  };
  expect(staffNext(row({ status: 'initiated', docIds: ['d'], review }))).toBeNull();
  expect(staffNext(row({ status: 'form-data-collected', docIds: ['d'] }))).toBeNull();
});
