import { expect, test } from 'vitest';
import type { Application } from '@visawright/contract/applications/application.ts';
import type { SectionCount } from '../../../form/editor/fields-to-check.ts';
import { editorItems, reviewerItems } from './nav-items.ts';

const section = (id: string, toCheck: number, missing = 0): SectionCount => ({
  id,
  title: id,
  fields: [],
  toCheck,
  missing,
  ready: 3,
});
const none = {
  state: 'none',
  round: 0,
  tasks: [],
  sections: [],
  lapsedAt: null,
} as Application['review'];
const open = () => false;

test('shows what remains in a section: to check, to add, or nothing', () => {
  const items = editorItems([section('identity', 3, 1), section('work', 2, 2), section('journey', 0)], none, open);
  expect(items.map(({ mark, word, count }) => [mark, word, count])).toEqual([
    ['todo', 'toCheck', 3],
    ['todo', 'missing', 2],
    ['done', 'done', undefined],
  ]);
});

test('highlights returned sections but not approved ones of the same round', () => {
  const review = {
    state: 'returned',
    sections: [
      { section: 'journey', verdict: 'returned' },
      { section: 'work', verdict: 'approved' },
    ],
  } as unknown as Application['review'];
  const items = editorItems([section('journey', 0), section('work', 0)], review, open);
  expect(items.map(({ mark }) => mark)).toEqual(['bad', 'done']);
});

test('shows no work for a closed section', () =>
  expect(editorItems([section('work', 2)], none, () => true)[0]).toMatchObject({ mark: 'todo', word: 'closed' }));

test("shows a reviewer's verdicts and the next section", () => {
  const all = [
    section('identity', 0),
    section('work', 1),
    section('journey', 2),
    section('cost', 0),
    section('host', 0),
  ];
  const verdicts = new Map([
    ['identity', 'approved'],
    ['work', 'returned'],
    ['host', 'approvedBefore'],
  ] as const);
  const words = (isOpen: boolean) => reviewerItems(all, verdicts, 'journey', isOpen).map(({ word }) => word);
  expect(words(true)).toEqual(['approved', 'returned', 'yours', 'waiting', 'approvedBefore']);
  expect(words(false)).toEqual(['approved', 'returned', 'undecided', 'undecided', 'approvedBefore']);
});
