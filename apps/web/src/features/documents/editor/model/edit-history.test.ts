import { expect, test } from 'vitest';
import {
  addStep,
  isEdited,
  movePage,
  redo,
  removePage,
  shownPages,
  startHistory,
  undo,
  withOperations,
  type EditedPage,
  type StepKind,
} from './edit-history.ts';

const pages: EditedPage[] = ['a', 'b', 'c'].map((pageUid) => ({ pageUid, operations: [] }));
const keys = (list: readonly EditedPage[]) => list.map(({ pageUid }) => pageUid).join('');
const brighter = (brightness: number) => withOperations(pages, 'b', [{ op: 'light', brightness, contrast: 0 }]);
const light = (brightness: number, gesture: string, kind: StepKind = 'light') => ({
  kind,
  gesture,
  pages: brighter(brightness),
});

test('a drag is one step, however often it reports', () => {
  let history = startHistory(pages);
  for (const brightness of [1, 2, 3]) history = addStep(history, light(brightness, 'first'));
  history = addStep(history, light(9, 'second'));
  expect(history.at).toBe(2);
  expect(shownPages(undo(history))).toEqual(brighter(3));
  expect(shownPages(undo(undo(history)))).toEqual(pages);
});

test('undone steps can be done again until another one is made', () => {
  const history = addStep(addStep(startHistory(pages), light(1, 'a')), light(2, 'b'));
  expect(shownPages(redo(undo(history)))).toEqual(brighter(2));
  const other = addStep(undo(history), light(5, 'c'));
  expect(other.steps).toHaveLength(2);
  expect(redo(other)).toEqual(other);
});

test('after undo, the same gesture does not continue an older step', () => {
  const history = undo(addStep(addStep(startHistory(pages), light(1, 'a')), light(2, 'b')));
  expect(addStep(history, light(7, 'a')).steps).toHaveLength(2);
});

test('a step that changes nothing is none, and undoing everything leaves nothing to save', () => {
  const history = addStep(startHistory(pages), { kind: 'order', gesture: 'a', pages: [...pages] });
  expect(history.steps).toEqual([]);
  expect(isEdited(undo(addStep(history, light(1, 'a'))))).toBe(false);
  expect(isEdited(addStep(history, light(1, 'a')))).toBe(true);
});

test('pages move within the document, and the last one stays', () => {
  expect(keys(movePage(pages, 'a', 1))).toBe('bac');
  expect(keys(movePage(pages, 'c', -1))).toBe('cab');
  expect(keys(movePage(pages, 'a', 9))).toBe('bca');
  expect(keys(removePage(pages, 'b'))).toBe('ac');
  expect(keys(removePage([pages[0]!], 'a'))).toBe('a');
});
