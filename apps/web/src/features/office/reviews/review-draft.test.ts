import { NewReview } from '@visawright/contract/applications/application.ts';
import { expect, test } from 'vitest';
import {
  emptyReview,
  giveReason,
  judge,
  nextUnjudged,
  returnedIds,
  reviewOf,
  undecidedIds,
  withoutReason,
  withReadyReason,
} from './review-draft.ts';

const ids = ['identity', 'journey', 'costs'];

test('approves the application if no section is returned', () => {
  const review = reviewOf(judge(emptyReview, 'identity', 'approved'), ids);
  expect(review).toEqual({ verdict: 'approved', sections: [{ section: 'identity', verdict: 'approved' }] });
  expect(NewReview.safeParse(review).success).toBe(true);
});

test('leaves out sections that are no longer open, and sends the reason of an approval', () => {
  const draft = { ...judge(judge(emptyReview, 'identity', 'approved'), 'host', 'returned'), approvalReason: ' Seen ' };
  expect(reviewOf(draft, ids)).toEqual({
    verdict: 'approved',
    sections: [{ section: 'identity', verdict: 'approved' }],
    approvalReason: 'Seen',
  });
  expect(undecidedIds(draft, ids)).toEqual(['journey', 'costs']);
});

test('one returned section returns the application', () => {
  const draft = giveReason(judge(emptyReview, 'identity', 'approved'), 'journey', '  Dates differ ');
  const review = reviewOf({ ...draft, note: ' Call me ', approvalReason: 'unused' }, ids);
  expect(review).toMatchObject({ verdict: 'returned', note: 'Call me' });
  expect(review.sections).toContainEqual({ section: 'journey', verdict: 'returned', reason: 'Dates differ' });
  expect(NewReview.safeParse(review).success).toBe(true);
});

test('reports a returned section without a reason', () => {
  const draft = judge(emptyReview, 'journey', 'returned');
  expect(returnedIds(draft, ids)).toEqual(['journey']);
  expect(withoutReason(draft, ids)).toEqual(['journey']);
  expect(NewReview.safeParse(reviewOf(draft, ids)).success).toBe(false);
});

test('setting the same verdict again clears it but keeps the reason', () => {
  expect(judge(judge(emptyReview, 'costs', 'approved'), 'costs', 'approved')).toEqual(emptyReview);
  const stored = judge(giveReason(emptyReview, 'costs', 'Who pays?'), 'costs', 'approved');
  expect(judge(stored, 'costs', 'returned').sections.costs).toEqual({ verdict: 'returned', reason: 'Who pays?' });
});

test('finds the next section without a verdict, wrapping around', () => {
  const one = judge(emptyReview, 'identity', 'approved');
  expect(nextUnjudged(one, ids, 'identity')).toBe('journey');
  expect(nextUnjudged(one, ids, 'costs')).toBe('journey');
  expect(
    nextUnjudged(
      ids.reduce((draft, id) => judge(draft, id, 'approved'), emptyReview),
      ids,
      'costs',
    ),
  ).toBeNull();
});

test('puts a preset reason before the typed text, once', () => {
  expect(withReadyReason('', 'Not readable')).toBe('Not readable');
  expect(withReadyReason('see page 2', 'Not readable')).toBe('Not readable. see page 2');
  expect(withReadyReason('Not readable. see page 2', 'Not readable')).toBe('Not readable. see page 2');
});
