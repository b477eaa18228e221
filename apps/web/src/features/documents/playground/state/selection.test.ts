import { applyStep } from '@visawright/contract/documents/apply-step.ts';
import type { ArrangedTraveller } from '@visawright/contract/documents/arrangement.ts';
import { expect, test } from 'vitest';
import { docIds, family } from '../testing/arrangements.ts';
import { uid } from '../../../../testing/uid.ts';
import { documentBlocks, itemKey } from './page-items.ts';
import { followPages, nothingSelected, select, selectOne, step } from './selection.ts';

const keys = ['a', 'b', 'c', 'd'];

test('a click selects one, Ctrl adds or removes one, Shift selects up to it', () => {
  const one = select(nothingSelected, keys, 'b', 'one');
  expect(one).toEqual(selectOne('b'));
  const two = select(one, keys, 'd', 'toggle');
  expect([...two.selected]).toEqual(['b', 'd']);
  expect([...select(two, keys, 'b', 'toggle').selected]).toEqual(['d']);
  const range = select(one, keys, 'd', 'range');
  expect([...range.selected]).toEqual(['b', 'c', 'd']);
  expect([...select(range, keys, 'a', 'range').selected]).toEqual(['a', 'b']); // from the same anchor
});

test('arrows go to the neighbour and stop at the end', () => {
  expect(step(selectOne('b'), keys, 1, 'one').current).toBe('c');
  expect(step(selectOne('d'), keys, 1, 'one').current).toBe('d');
  expect([...step(selectOne('b'), keys, 1, 'range').selected]).toEqual(['b', 'c']);
  const free = step(selectOne('b'), keys, 1, 'free');
  expect([free.current, [...free.selected]]).toEqual(['c', ['b']]);
});

const itemsOf = (travellers: readonly ArrangedTraveller[]) =>
  documentBlocks(travellers, 'category', ({ category }) => category).flatMap((block) => block.items);

test('a moved page stays selected in its new document', () => {
  const before = itemsOf(family());
  const moved = applyStep(family(), {
    step: 'move',
    pages: [{ docId: docIds.statement, pageUid: uid(3_004) }],
    toDocId: docIds.passport,
    afterPageUid: null,
  });
  const now = followPages(selectOne(itemKey(docIds.statement, uid(3_004))), before, itemsOf(moved));
  expect(now).toEqual(selectOne(itemKey(docIds.passport, uid(3_004))));
});

test('behind a deleted page its neighbour is selected', () => {
  const before = itemsOf(family());
  const after = itemsOf(
    applyStep(family(), { step: 'remove', pages: [{ docId: docIds.statement, pageUid: uid(3_004) }] }),
  );
  const now = followPages(selectOne(itemKey(docIds.statement, uid(3_004))), before, after);
  expect(now).toEqual(selectOne(itemKey(docIds.statement, uid(3_005))));
  expect(followPages(selectOne(before[0]!.key), before, [])).toEqual(nothingSelected);
});

test('a page that got a new id when it went to another traveller stays selected', () => {
  const key = itemKey(docIds.ravis, uid(3_007));
  const [asha, ravi] = family();
  const [document] = ravi!.documents;
  const sealed = { ...document!, pages: document!.pages.map((page) => ({ ...page, pageUid: uid(9_999) })) };
  const after = itemsOf([asha!, { ...ravi!, documents: [sealed] }]);
  expect(followPages(selectOne(key), itemsOf(family()), after)).toEqual(selectOne(itemKey(docIds.ravis, uid(9_999))));
});
