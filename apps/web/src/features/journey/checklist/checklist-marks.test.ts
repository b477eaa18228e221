import { beforeEach, expect, test } from 'vitest';
import { readJson, setStorageScope, write } from '../../../lib/browser/storage.ts';
import { openBrowser } from '../../../lib/testing/browser.ts';
import { moveMarks, marksFrom, marksKey, readMarks, withMark, writeMarks } from './checklist-marks.ts';

const trip = marksKey(null, ['italy', 'Tourism']);

beforeEach(() => {
  openBrowser();
  setStorageScope('sunrise');
});

test('stores marks by trip, then by application', () => {
  expect(trip).toBe('checklist.italy.Tourism');
  expect(marksKey('a-1', ['italy', 'Tourism'])).toBe('checklist.a-1');
});

test('stores marks in the browser', () => {
  writeMarks(trip, { have: ['Cover letter'], situations: ['Minors'] });
  expect(readJson(trip)).toEqual({ have: ['Cover letter'], situations: ['Minors'] });
});

test('moves the marks of the trip to the draft', () => {
  const application = marksKey('a-2', []);
  writeMarks(trip, { have: ['Cover letter'], situations: [] });
  moveMarks(trip, application);
  expect(readJson(application)).toEqual({ have: ['Cover letter'], situations: [] });
  expect(readJson(trip)).toBeNull();
  expect(readMarks(trip).have).toEqual([]);
});

test('keeps the marks of an existing application', () => {
  const application = marksKey('a-3', []);
  writeMarks(application, { have: ['Itinerary'], situations: [] });
  moveMarks(application, application);
  expect(readMarks(application).have).toEqual(['Itinerary']);
});

test.each([null, 'text', [], { have: 'x' }, { have: [1, null] }])('reads %j as no marks', (stored) =>
  expect(marksFrom(stored)).toEqual({ have: [], situations: [] }),
);

test('reads broken storage as no marks', () => {
  write('checklist.broken', '{');
  expect(readMarks('checklist.broken')).toEqual({ have: [], situations: [] });
});

test('sets a mark once and removes it', () => {
  expect(withMark(['a'], 'b', true)).toEqual(['a', 'b']);
  expect(withMark(['a', 'b'], 'b', true)).toEqual(['a', 'b']);
  expect(withMark(['a', 'b'], 'a', false)).toEqual(['b']);
});
