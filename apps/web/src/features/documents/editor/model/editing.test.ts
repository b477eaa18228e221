import { expect, test } from 'vitest';
import { addStep, removePage, shownPages, type EditedPage } from './edit-history.ts';
import { receive, startEditing, step } from './editing.ts';

const pages: EditedPage[] = ['a', 'b'].map((pageUid) => ({ pageUid, operations: [] }));
const started = startEditing({ version: 1, pages });
const removed = step(started, { kind: 'remove', gesture: 'g', pages: removePage(pages, 'a') });
const turned: EditedPage[] = [{ ...pages[0]!, operations: [{ op: 'rotate', degrees: 90 }] }, pages[1]!];

test('a version with the same pages changes nothing that was edited', () => {
  const next = receive(removed, { version: 2, pages });
  expect(next).toMatchObject({ version: 2, newer: null });
  expect(shownPages(next.history)).toHaveLength(1);
});

test('other pages replace a document that nobody edited', () =>
  expect(receive(started, { version: 2, pages: turned })).toEqual(startEditing({ version: 2, pages: turned })));

test('other pages are a conflict with unsaved work, which stays', () => {
  const next = receive(removed, { version: 2, pages: turned });
  expect(next.version).toBe(1);
  expect(next.newer).toEqual({ version: 2, pages: turned });
  expect(shownPages(next.history)).toHaveLength(1);
});

test('the own save is no conflict', () =>
  expect(receive(removed, { version: 2, pages: [pages[1]!] })).toEqual(
    startEditing({ version: 2, pages: [pages[1]!] }),
  ));

test('the version that is shown is not received again', () => {
  const edited = { ...started, history: addStep(started.history, { kind: 'turn', gesture: 'g', pages: turned }) };
  expect(receive(edited, { version: 1, pages })).toBe(edited);
});
