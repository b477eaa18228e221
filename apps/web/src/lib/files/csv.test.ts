import { expect, test } from 'vitest';
import { csvCell, csvFile, csvText } from './csv.ts';

test.each(['=1+1', '+91 98', '-2', '@sum', '\tx', '\r=x', '  =cmd', '＝1', '＋1', '－1', '＠a'])(
  'a spreadsheet does not run %j',
  (text) => expect(csvCell(text).replace(/^"/, '')).toBe(`'${text}${csvCell(text).startsWith('"') ? '"' : ''}`),
);

test('keeps numbers, also negative ones', () => {
  expect(csvCell(-5)).toBe('-5');
  expect(csvCell(0)).toBe('0');
});

test('quotes commas, quotes and line breaks', () => {
  expect(csvCell('Verma, Asha')).toBe('"Verma, Asha"');
  expect(csvCell('the "Desk"')).toBe('"the ""Desk"""');
  expect(csvCell('one\ntwo')).toBe('"one\ntwo"');
  expect(csvCell('=HYPERLINK("x","y")')).toBe(`"'=HYPERLINK(""x"",""y"")"`);
});

test('writes days as they are and times in the zone of the browser', () => {
  expect(csvCell({ day: '2027-03-09' })).toBe('2027-03-09');
  expect(csvCell({ time: new Date(2026, 10, 9, 4, 5).toISOString() })).toBe('2026-11-09 04:05');
});

test('writes null and undefined as empty cells', () =>
  expect([null, undefined, ''].map(csvCell)).toEqual(['', '', '']));

test('starts with a byte order mark and keeps Hindi', async () => {
  expect(
    csvText([
      ['नाम', 'a'],
      ['आशा', 1],
    ]),
  ).toBe('\uFEFFनाम,a\r\nआशा,1\r\n');
  const bytes = new Uint8Array(await csvFile([['x']]).arrayBuffer());
  expect(Array.from(bytes.subarray(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
});
