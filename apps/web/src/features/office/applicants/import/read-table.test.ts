import { importLimit } from '@visawright/contract/applications/applicant.ts';
import { expect, test } from 'vitest';
import { cellText, readTable, rowLimit } from './read-table.ts';

const csv = (text: string, name = 'people.csv') => new File([text], name);

test('separates the heading from the rows', async () =>
  expect(await readTable(csv('Name,Passport\nAsha,Z1234567\n'))).toEqual({
    heading: ['Name', 'Passport'],
    rows: [['Asha', 'Z1234567']],
  }));

test('treats a file with only a heading as empty', async () => expect(await readTable(csv('Name\n'))).toBe('empty'));

test('rejects a file with more rows than the server accepts', async () => {
  const rows = (count: number) => csv(`Name\n${'Asha\n'.repeat(count)}`);
  expect(await readTable(rows(rowLimit))).toMatchObject({ heading: ['Name'] });
  expect(await readTable(rows(rowLimit + 1))).toBe('tooMany');
  expect(rowLimit).toBe(importLimit);
});

test('rejects a file that is not a spreadsheet', async () =>
  expect(await readTable(csv('Name\nAsha', 'people.xlsx'))).toBe('unreadable'));

test('keeps the day of dates and the digits of numbers', () => {
  expect(cellText(new Date('1990-03-18T00:00:00Z'))).toBe('18/03/1990');
  expect(cellText(9810000000)).toBe('9810000000');
  expect(cellText(null)).toBe('');
});
