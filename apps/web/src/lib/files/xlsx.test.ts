import { inflateRawSync } from 'node:zlib';
import { readSheet } from 'read-excel-file/universal';
import { expect, test } from 'vitest';
import type { TableRows } from './table-cell.ts';
import { columnName, xlsxFile } from './xlsx.ts';

const read = async (rows: TableRows, title = 'Applications') =>
  (await readSheet(await xlsxFile(title, rows), { trim: false })) as unknown[][];
const head = ['A', 'B', 'C'];

// The files of a ZIP by its local headers.
function unzip(bytes: ArrayBuffer): Map<string, string> {
  const view = new DataView(bytes);
  const files = new Map<string, string>();
  for (let at = 0; view.getUint32(at, true) === 0x04034b50;) {
    const [size, length] = [view.getUint32(at + 18, true), view.getUint16(at + 26, true)];
    const body = Buffer.from(bytes, at + 30 + length, size);
    files.set(Buffer.from(bytes, at + 30, length).toString(), inflateRawSync(body).toString());
    at += 30 + length + size;
  }
  return files;
}

test('texts stay texts, also those that look like formulas, dates and numbers', async () => {
  const texts = [
    ['=HYPERLINK("http://x.test","y")', '+91 98', '@sum'],
    ['-2', '007', '2027-03-09'],
    ['<b>&amp;</b>', 'आशा वर्मा', ' spaces '],
    ['line\nbreak', '👩‍✈️', "it's"],
  ];
  expect(await read([head, ...texts])).toEqual([head, ...texts]);
});

test('no cell is a formula', async () => {
  const file = await xlsxFile('A', [head, ['=1+1', '=cmd|calc', '\t=1']]);
  const sheet = unzip(await file.arrayBuffer()).get('xl/worksheets/sheet1.xml')!;
  expect(sheet).not.toMatch(/<f[ >]/);
  expect(sheet.match(/t="inlineStr"/g)).toHaveLength(6);
});

test('numbers, days and times are what they are', async () => {
  const [, row] = await read([head, [12.5, { day: '2027-03-09' }, { time: '2026-11-19T04:35:00.000Z' }]]);
  expect(row![0]).toBe(12.5);
  expect((row![1] as Date).toISOString()).toBe('2027-03-09T00:00:00.000Z');
  const at = new Date('2026-11-19T04:35:00.000Z');
  const local = at.getTime() - at.getTimezoneOffset() * 60_000;
  expect(Math.abs((row![2] as Date).getTime() - local)).toBeLessThan(10); // milliseconds are a fraction of a day
});

test('cells without a value are empty', async () => {
  expect(await read([head, [null, undefined, 'x'], ['', 0, null]])).toEqual([head, [null, null, 'x'], [null, 0, null]]);
});

test('characters that a workbook cannot contain are left out', async () => {
  expect((await read([head, ['a\u0000b\u000B', '\uD800x', '\uFFFF!']]))[1]).toEqual(['ab', 'x', '!']);
});

test('titles of any kind are valid names of sheets', async () => {
  for (const title of ['Applications [all] / 2026: *?', 'आवेदन', 'x'.repeat(40), 'A & B'])
    expect(await read([head], title)).toEqual([head]);
});

test('ten thousand rows are written in little time and space', async () => {
  const rows = Array.from({ length: 10_000 }, (_, n) => [`Traveller ${n}`, { day: '2027-03-09' }, n]);
  const file = await xlsxFile('Applications', [head, ...rows]);
  expect(file.size).toBeLessThan(1_000_000);
  expect(((await readSheet(file)) as unknown[][]).length).toBe(10_001);
});

test('columns are named like in a spreadsheet', () =>
  expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']));
