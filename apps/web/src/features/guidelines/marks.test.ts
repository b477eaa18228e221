import { beforeEach, expect, test } from 'vitest';
import { readJson, setStorageScope, write } from '../../lib/storage.ts';
import { openBrowser } from '../../lib/testing/browser.ts';
import { carryMarks, marksFrom, marksPlace, readMarks, withMark, writeMarks } from './marks.ts';

const trip = marksPlace(null, ['italy', 'Tourism']);

beforeEach(() => {
  openBrowser();
  setStorageScope('sunrise');
});

test('a trip has marks until it becomes an application, which has its own', () => {
  expect(trip).toBe('checklist.italy.Tourism');
  expect(marksPlace('a-1', ['italy', 'Tourism'])).toBe('checklist.a-1');
});

test('marks are kept in the browser', () => {
  writeMarks(trip, { have: ['Cover letter'], situations: ['Minors'] });
  expect(readJson(trip)).toEqual({ have: ['Cover letter'], situations: ['Minors'] });
});

test('the draft takes over the marks of the trip, and the next trip begins without', () => {
  const application = marksPlace('a-2', []);
  writeMarks(trip, { have: ['Cover letter'], situations: [] });
  carryMarks(trip, application);
  expect(readJson(application)).toEqual({ have: ['Cover letter'], situations: [] });
  expect(readJson(trip)).toBeNull();
  expect(readMarks(trip).have).toEqual([]);
});

test('coming back to an application that exists carries nothing and loses nothing', () => {
  const application = marksPlace('a-3', []);
  writeMarks(application, { have: ['Itinerary'], situations: [] });
  carryMarks(application, application);
  expect(readMarks(application).have).toEqual(['Itinerary']);
});

test.each([null, 'text', [], { have: 'x' }, { have: [1, null] }])('%j in the store reads as no marks', (stored) =>
  expect(marksFrom(stored)).toEqual({ have: [], situations: [] }),
);

test('a broken store is no marks', () => {
  write('checklist.broken', '{');
  expect(readMarks('checklist.broken')).toEqual({ have: [], situations: [] });
});

test('a mark is set once and taken away whole', () => {
  expect(withMark(['a'], 'b', true)).toEqual(['a', 'b']);
  expect(withMark(['a', 'b'], 'b', true)).toEqual(['a', 'b']);
  expect(withMark(['a', 'b'], 'a', false)).toEqual(['b']);
});
