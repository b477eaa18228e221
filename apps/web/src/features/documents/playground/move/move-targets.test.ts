import { expect, test } from 'vitest';
import { docIds, family } from '../testing/arrangements.ts';
import { documentBlocks } from '../state/page-items.ts';
import { moveTargets } from './move-targets.ts';

test('pages can go to other documents and to a new one of every category, of each person', () => {
  const blocks = documentBlocks(family(), 'category', ({ category }) => category);
  const targets = moveTargets(family(), blocks, [docIds.statement], (category) => category);
  expect(targets.filter(({ to }) => to === 'document').map(({ id }) => id)).toEqual([
    docIds.passport,
    docIds.policy,
    docIds.ravis,
  ]);
  expect(targets.filter(({ to }) => to === 'new')).toHaveLength(26);
  expect(new Set(targets.map(({ id }) => id)).size).toBe(targets.length);
});
