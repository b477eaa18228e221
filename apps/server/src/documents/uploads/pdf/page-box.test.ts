import { homographyOf, wholePage } from '@visawright/contract/documents/page-geometry.ts';
import type { Word } from '@visawright/reading/engine.types.ts';
import { describe, expect, test } from 'vitest';
import { filterShownWords } from '../../pages/filter-shown-words.ts';
import { getPageBox } from './page-box.ts';
import { parsePdfObjects, type PdfValue } from './pdf-objects.ts';

const boxOf = (
  page: Record<string, PdfValue>,
  parent: Record<string, PdfValue> = {},
  more: Record<string, PdfValue> = {},
) => {
  const objects = { 'obj:1 0 R': { value: page }, 'obj:2 0 R': { value: parent } };
  const others = Object.entries(more).map(([reference, value]) => [`obj:${reference}`, { value }]);
  const listing = { pages: [], qpdf: [{}, { ...objects, ...Object.fromEntries(others) }] };
  return getPageBox(parsePdfObjects(listing)!, '1 0 R');
};
const a4 = [0, 0, 595, 842];

describe('the size of a PDF page', () => {
  test('is its media box', () => {
    expect(boxOf({ '/MediaBox': a4 })).toEqual({ width: 595, height: 842, isTurned: false });
    expect(boxOf({ '/MediaBox': [10, 20, 110, 320] })).toEqual({ width: 100, height: 300, isTurned: false });
    expect(boxOf({ '/MediaBox': [110, 320, 10, 20] })).toEqual({ width: 100, height: 300, isTurned: false });
  });

  test('is its crop box, if it has one', () => {
    expect(boxOf({ '/MediaBox': a4, '/CropBox': [0, 0, 200, 100] })).toMatchObject({ width: 200, height: 100 });
    expect(boxOf({ '/MediaBox': a4, '/CropBox': null })).toMatchObject({ width: 595, height: 842 });
  });

  test('is inherited from its parents', () => {
    const page = { '/Parent': '2 0 R' };
    expect(boxOf(page, { '/MediaBox': a4 })).toMatchObject({ width: 595 });
    expect(boxOf(page, { '/Parent': '3 0 R' }, { '3 0 R': { '/MediaBox': a4, '/Rotate': 90 } })).toEqual({
      width: 842,
      height: 595,
      isTurned: true,
    });
    expect(boxOf({ ...page, '/MediaBox': [0, 0, 10, 20] }, { '/MediaBox': a4 })).toMatchObject({ width: 10 });
  });

  test('may stand in other objects', () => {
    expect(boxOf({ '/MediaBox': '4 0 R' }, {}, { '4 0 R': a4 })).toMatchObject({ width: 595, height: 842 });
    expect(boxOf({ '/MediaBox': [0, 0, '4 0 R', 842] }, {}, { '4 0 R': 300 })).toMatchObject({ width: 300 });
  });

  test.each([
    [0, false],
    [90, true],
    [180, false],
    [270, true],
    [-90, true],
    ['90', false],
  ])('a rotation of %s turns it: %s', (rotate, isTurned) => {
    expect(boxOf({ '/MediaBox': a4, '/Rotate': rotate })).toEqual(
      isTurned ? { width: 842, height: 595, isTurned } : { width: 595, height: 842, isTurned },
    );
  });

  test.each<[string, Record<string, PdfValue>]>([
    ['no box', {}],
    ['a box of three numbers', { '/MediaBox': [0, 0, 595] }],
    ['a box of five numbers', { '/MediaBox': [0, 0, 595, 842, 1] }],
    ['a box of words', { '/MediaBox': [0, 0, 'wide', 842] }],
    ['an endless box', { '/MediaBox': [0, 0, Number.POSITIVE_INFINITY, 842] }],
    ['something else', { '/MediaBox': 'A4' }],
    ['a parent that is no dictionary', { '/Parent': a4 }],
    ['a parent that is missing', { '/Parent': '9 0 R' }],
    ['itself as parent', { '/Parent': '1 0 R' }],
  ])('is unknown with %s', (_name, page) => expect(boxOf(page)).toBeUndefined());
});

test('only the words inside the shown part of a page remain', () => {
  const word = (text: string, left: number) =>
    ({ text, polygon: [[left, 0.1], [left + 0.1, 0.1], [left + 0.1, 0.2], [left, 0.2]] }) as unknown as Word; // oxfmt-ignore
  const words = [word('left', 0.1), word('edge', 0.46), word('half', 0.45), word('right', 0.8)];
  const rightHalf = homographyOf([{ op: 'crop', left: 0.5, top: 0, width: 0.5, height: 1 }]);
  expect(filterShownWords(words, rightHalf).map(({ text }) => text)).toEqual(['edge', 'right']);
  expect(filterShownWords(words, wholePage)).toEqual(words);
});
