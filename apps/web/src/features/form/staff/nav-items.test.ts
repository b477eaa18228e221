import { expect, test } from 'vitest';
import type { Application } from '@visawright/contract/application.ts';
import { emptyReview, judge } from '../../reviews/review-draft.ts';
import type { SectionCount } from '../to-check.ts';
import { keeperItems, reviewerItems } from './nav-items.ts';

const section = (id: string, toCheck: number, missing = 0): SectionCount => ({
  id,
  title: id,
  fields: [],
  toCheck,
  missing,
  ready: 3,
});
const none = { state: 'none', round: 0, tasks: [], sections: [] } as Application['review'];
const open = () => false;

test('a section says what is left: to check, only to add, or nothing', () => {
  const items = keeperItems([section('identity', 3, 1), section('work', 2, 2), section('journey', 0)], none, open);
  expect(items.map(({ mark, word, count }) => [mark, word, count])).toEqual([
    ['todo', 'toCheck', 3],
    ['todo', 'missing', 2],
    ['done', 'done', undefined],
  ]);
});

test('a returned section is marked before anything else, an approved one of the same round is not', () => {
  const review = {
    state: 'returned',
    sections: [
      { section: 'journey', verdict: 'returned' },
      { section: 'work', verdict: 'approved' },
    ],
  } as unknown as Application['review'];
  const items = keeperItems([section('journey', 0), section('work', 0)], review, open);
  expect(items.map(({ mark }) => mark)).toEqual(['bad', 'done']);
});

test('a section that cannot be changed promises no work', () =>
  expect(keeperItems([section('work', 2)], none, () => true)[0]).toMatchObject({ mark: 'todo', word: 'closed' }));

test('a reviewer sees their verdicts and which section waits for one', () => {
  const draft = judge(judge(emptyReview, 'identity', 'approved'), 'work', 'returned');
  const items = reviewerItems([section('identity', 0), section('work', 1), section('journey', 2), section('cost', 0)], draft, 'journey'); // prettier-ignore
  expect(items.map(({ word }) => word)).toEqual(['approved', 'returned', 'yours', 'waiting']);
});
