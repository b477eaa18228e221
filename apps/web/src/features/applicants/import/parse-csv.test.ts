import { expect, test } from 'vitest';
import { csvText } from '../../../lib/csv.ts';
import { parseCsv } from './parse-csv.ts';

test('quotes hold delimiters, line breaks and quotes', () =>
  expect(parseCsv('Name,City\r\n"Verma, Asha","New\nDelhi"\r\n"The ""A""",x\r\n')).toEqual([
    ['Name', 'City'],
    ['Verma, Asha', 'New\nDelhi'],
    ['The "A"', 'x'],
  ]));

test.each([
  ['Name;City\nAsha;Pune', ';'],
  ['Name\tCity\nAsha\tPune', 'tab'],
  ['"Name, full";City\nAsha;Pune', ';'],
])('%j is cut at its own delimiter', (text) => expect(parseCsv(text)[1]).toEqual(['Asha', 'Pune']));

test('blank lines and the mark of UTF-8 are not rows', () =>
  expect(parseCsv('\uFEFFनाम,शहर\n\nआशा,पुणे\n , \n')).toEqual([
    ['नाम', 'शहर'],
    ['आशा', 'पुणे'],
  ]));

test('what we write we can read', () => {
  const rows = [
    ['a,b', 'c"d', 'e\nf'],
    ['', 'é', '1'],
  ];
  expect(parseCsv(csvText(rows))).toEqual(rows);
});

test('an empty file has no rows', () => expect(parseCsv('')).toEqual([]));
