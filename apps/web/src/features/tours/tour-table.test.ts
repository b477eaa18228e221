import { expect, test } from 'vitest';
import { tourFlags } from '@visawright/contract/tours.ts';
import { en, hi } from '../../words/tours.ts';
import { hasBegun, stopsOf, tours } from './tour-table.ts';

const shown =
  (...places: string[]) =>
  (place: string) =>
    places.includes(place);
const said = (stops: readonly { say: string }[]) => stops.map(({ say }) => say);

test('there is a tour for each of the seven route flags, and the general one', () =>
  expect(Object.keys(tours).toSorted()).toEqual([...tourFlags, 'general'].toSorted()));

test('every topic the specification names is a stop', () => {
  expect(said(tours['application list'])).toEqual(
    expect.arrayContaining(['search', 'status', 'download', 'delete', 'finish', 'view-summary']),
  );
  expect(said(tours['document playground'])).toEqual(
    expect.arrayContaining(['paper-list', 'preview', 'review-panel', 'error-panel', 'proceed']),
  );
  expect(said(tours['form screen'])).toEqual(['form-fields', 'form-source', 'form-continue']);
  expect(said(tours['visa selection'])).toContain('continue');
});

test('every stop has a title and a text in both languages, and no words are left over', () => {
  const stops = new Set(Object.values(tours).flatMap(said));
  for (const words of [en.stops, hi.stops]) expect(new Set(Object.keys(words))).toEqual(stops);
});

test('a stop that is not on this device is left out', () =>
  expect(said(stopsOf('application list', shown('menu', 'search', 'delete'), true))).toEqual([
    'menu',
    'walkthrough',
    'search',
    'delete',
  ]));

test('what lies in the closed drawer is shown at the button that opens it', () =>
  expect(stopsOf('general', shown('menu'), true).map(({ at }) => at)).toEqual(['menu', 'menu']));

test('before the first paper is there, its preview and panels are told at the list', () =>
  expect(stopsOf('document playground', shown('dropzone', 'paper-list'), true).map(({ say, at }) => [say, at])).toEqual(
    [
      ['dropzone', 'dropzone'],
      ['paper-list', 'paper-list'],
      ['preview', 'paper-list'],
      ['review-panel', 'paper-list'],
      ['error-panel', 'paper-list'],
    ],
  ));

test('whoever has seen no tour gets the frame first, everybody else does not', () => {
  const isShown = shown('menu', 'identity');
  expect(said(stopsOf('profile', isShown, false))).toEqual(['menu', 'walkthrough', 'identity']);
  expect(said(stopsOf('profile', isShown, true))).toEqual(['identity']);
});

test('header and steps do not say that the screen is there', () => {
  expect(hasBegun('visa selection', shown('menu', 'steps', 'help', 'continue'))).toBe(false);
  expect(hasBegun('visa selection', shown('menu', 'destination'))).toBe(true);
  expect(hasBegun('general', shown('menu'))).toBe(true);
});
