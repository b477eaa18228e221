import { expect, test } from 'vitest';
import { undoStackOf } from './undo-stack.ts';

const made = (operationUid: string) => ({ operationUid, step: 'move' as const, undoes: null });
const undone = (operationUid: string, undoes: string) => ({ operationUid, step: 'undo' as const, undoes });

test('the last operation is taken back first', () => {
  expect(undoStackOf([])).toEqual({ undo: null, redo: null });
  expect(undoStackOf([made('a'), made('b')])).toEqual({ undo: 'b', redo: null });
  expect(undoStackOf([made('a'), made('b'), undone('c', 'b')])).toEqual({ undo: 'a', redo: 'c' });
});

test('several are taken back and done again in the reverse order', () => {
  const twice = [made('a'), made('b'), undone('c', 'b'), undone('d', 'a')];
  expect(undoStackOf(twice)).toEqual({ undo: null, redo: 'd' });
  const again = [...twice, undone('e', 'd')];
  expect(undoStackOf(again)).toEqual({ undo: 'e', redo: 'c' });
  expect(undoStackOf([...again, undone('f', 'c')])).toEqual({ undo: 'f', redo: null });
  expect(undoStackOf([...again, undone('f', 'c'), undone('g', 'f')])).toEqual({ undo: 'e', redo: 'g' });
});

test('a new operation ends what could be done again', () => {
  expect(undoStackOf([made('a'), undone('b', 'a'), made('c')])).toEqual({ undo: 'c', redo: null });
});
