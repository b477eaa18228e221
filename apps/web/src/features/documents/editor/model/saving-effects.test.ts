import { expect, test } from 'vitest';
import { documentPage, documentValue } from '../../../../testing/documents.ts';
import { addStep, movePage, removePage, startHistory, withOperations } from './edit-history.ts';
import { pagesOf } from './editing.ts';
import { savingEffects } from './saving-effects.ts';

const pages = pagesOf([documentPage(0), documentPage(1), documentPage(2)]);
const values = [
  documentValue('surname', 'VERMA', { pageIndex: 1, actedBy: 'Asha Verma' }),
  documentValue('sex', 'F', { pageIndex: 1 }),
  documentValue('fatherName', 'RAJ', { pageIndex: 2 }),
];
const third = pages[1]!.pageUid;
const effects = (next: readonly (typeof pages)[number][]) =>
  savingEffects(addStep(startHistory(pages), { kind: 'turn', gesture: 'g', pages: next }), values);

test('only pages that look different are read again', () =>
  expect(effects(withOperations(pages, third, [{ op: 'rotate', degrees: 90 }]))).toEqual({
    read: [2],
    unchanged: [1, 3],
    removed: [],
    isReordered: false,
    boxes: 2,
    checkedBy: ['Asha Verma'],
    checked: 1,
  }));

test('a page that is turned around and back is not read', () => {
  const back = withOperations(pages, third, [
    { op: 'rotate', degrees: 90 },
    { op: 'rotate', degrees: 270 },
  ]);
  expect(effects(back).read).toEqual([]);
});

test('moving and removing pages reads nothing', () => {
  expect(effects(movePage(pages, third, 0))).toMatchObject({ read: [], isReordered: true, removed: [] });
  expect(effects(removePage(pages, third))).toMatchObject({ read: [], isReordered: false, removed: [2] });
});
