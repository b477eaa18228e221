import { expect, test } from 'vitest';
import { tourFlags } from '@visawright/contract/platform/tours.ts';
import { en } from '../../../translations/tours/en.ts';
import { hi } from '../../../translations/tours/hi.ts';
import { isTourReady, tourStops, tours } from './tour-table.ts';

const shown =
  (...places: string[]) =>
  (place: string) =>
    places.includes(place);
const namesOf = (stops: readonly { text: string }[]) => stops.map(({ text }) => text);

test('there is a tour for each of the seven route flags, and the general one', () =>
  expect(Object.keys(tours).toSorted()).toEqual([...tourFlags, 'general'].toSorted()));

test('every topic the specification names is a stop', () => {
  expect(namesOf(tours['application list'])).toEqual(
    expect.arrayContaining(['search', 'status', 'download', 'delete', 'finish', 'view-summary']),
  );
  expect(namesOf(tours['document playground'])).toEqual(
    expect.arrayContaining(['document-list', 'preview', 'review-panel', 'error-panel', 'proceed']),
  );
  expect(namesOf(tours['form screen'])).toEqual(['form-fields', 'form-source', 'form-continue']);
  expect(namesOf(tours['visa selection'])).toContain('continue');
});

test('every stop has a title and a text in both languages, and no text is unused', () => {
  const stops = new Set(Object.values(tours).flatMap(namesOf));
  for (const words of [en.stops, hi.stops]) expect(new Set(Object.keys(words))).toEqual(stops);
});

test('leaves out stops without a target', () =>
  expect(namesOf(tourStops('application list', shown('menu', 'search', 'delete'), true))).toEqual([
    'menu',
    'walkthrough',
    'search',
    'delete',
  ]));

test('uses the menu button as the fallback for targets in the closed drawer', () =>
  expect(tourStops('general', shown('menu'), true).map(({ at }) => at)).toEqual(['menu', 'menu']));

test('describes preview and panels only once a document is there', () => {
  const empty = shown('dropzone', 'document-list');
  expect(namesOf(tourStops('document playground', empty, true))).toEqual(['dropzone', 'document-list']);
  const read = shown('dropzone', 'document-list', 'preview', 'review-panel');
  expect(namesOf(tourStops('document playground', read, true)).slice(2)).toEqual(['preview', 'review-panel']);
});

test('on a phone the steps are bars: its words speak of bars and of nothing a phone does not show', () => {
  expect(namesOf(tourStops('visa selection', shown('bars', 'destination'), true))).toEqual(['bars', 'destination']);
  expect(en.stops.bars.text).toMatch(/bars/);
  expect(en.stops.bars.text).not.toMatch(/tick|marked|locked/);
});

test('starts with the frame only if no tour has been seen', () => {
  const isShown = shown('menu', 'identity');
  expect(namesOf(tourStops('profile', isShown, false))).toEqual(['menu', 'walkthrough', 'identity']);
  expect(namesOf(tourStops('profile', isShown, true))).toEqual(['identity']);
});

test('header and steps do not count as a loaded screen', () => {
  expect(isTourReady('visa selection', shown('menu', 'steps', 'help', 'continue'))).toBe(false);
  expect(isTourReady('visa selection', shown('menu', 'bars', 'continue'))).toBe(false);
  expect(isTourReady('visa selection', shown('menu', 'destination'))).toBe(true);
  expect(isTourReady('general', shown('menu'))).toBe(true);
});
