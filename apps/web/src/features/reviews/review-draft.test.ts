import { NewReview } from '@visawright/contract/application.ts';
import { expect, test } from 'vitest';
import {
  emptyReview,
  giveReason,
  judge,
  nextUnjudged,
  returnedIds,
  reviewOf,
  withoutReason,
  withReadyReason,
} from './review-draft.ts';

const ids = ['identity', 'journey', 'costs'];

test('nothing returned approves the whole, as the server understands it', () => {
  const review = reviewOf(judge(emptyReview, 'identity', 'approved'));
  expect(review).toEqual({ verdict: 'approved', sections: [{ section: 'identity', verdict: 'approved' }] });
  expect(NewReview.safeParse(review).success).toBe(true);
});

test('one returned section with its reason returns the whole', () => {
  const draft = giveReason(judge(emptyReview, 'identity', 'approved'), 'journey', '  Dates differ ');
  const review = reviewOf({ ...draft, note: ' Call me ' });
  expect(review).toMatchObject({ verdict: 'returned', note: 'Call me' });
  expect(review.sections).toContainEqual({ section: 'journey', verdict: 'returned', reason: 'Dates differ' });
  expect(NewReview.safeParse(review).success).toBe(true);
});

test('a return without a reason is named before it is sent', () => {
  const draft = judge(emptyReview, 'journey', 'returned');
  expect(returnedIds(draft)).toEqual(['journey']);
  expect(withoutReason(draft)).toEqual(['journey']);
  expect(NewReview.safeParse(reviewOf(draft)).success).toBe(false);
});

test('the same verdict again takes it back, and a typed reason outlives a change of mind', () => {
  expect(judge(judge(emptyReview, 'costs', 'approved'), 'costs', 'approved')).toEqual(emptyReview);
  const kept = judge(giveReason(emptyReview, 'costs', 'Who pays?'), 'costs', 'approved');
  expect(judge(kept, 'costs', 'returned').sections.costs).toEqual({ verdict: 'returned', reason: 'Who pays?' });
});

test('the next section to judge goes round, and there is none when all are judged', () => {
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

test('a ready-made reason stands before what is typed, and once', () => {
  expect(withReadyReason('', 'Not readable')).toBe('Not readable');
  expect(withReadyReason('see page 2', 'Not readable')).toBe('Not readable. see page 2');
  expect(withReadyReason('Not readable. see page 2', 'Not readable')).toBe('Not readable. see page 2');
});
