import { expect, test } from 'vitest';
import { csvText } from '../../../../lib/files/csv.ts';
import { parseCsv } from './parse-csv.ts';

test('quoted fields may contain delimiters, line breaks and quotes', () =>
  expect(parseCsv('Name,City\r\n"Verma, Asha","New\nDelhi"\r\n"The ""A""",x\r\n')).toEqual([
    ['Name', 'City'],
    ['Verma, Asha', 'New\nDelhi'],
    ['The "A"', 'x'],
  ]));

test.each([
  ['Name;City\nAsha;Pune', ';'],
  ['Name\tCity\nAsha\tPune', 'tab'],
  ['"Name, full";City\nAsha;Pune', ';'],
])('detects the delimiter of %j', (text) => expect(parseCsv(text)[1]).toEqual(['Asha', 'Pune']));

test('ignores blank lines and the byte order mark', () =>
  expect(parseCsv('\uFEFFनाम,शहर\n\nआशा,पुणे\n , \n')).toEqual([
    ['नाम', 'शहर'],
    ['आशा', 'पुणे'],
  ]));

test('reads the files we write', () => {
  const rows = [
    ['a,b', 'c"d', 'e\nf'],
    ['', 'é', '1'],
  ];
  expect(parseCsv(csvText(rows))).toEqual(rows);
});

test('returns no rows for an empty file', () => expect(parseCsv('')).toEqual([]));
