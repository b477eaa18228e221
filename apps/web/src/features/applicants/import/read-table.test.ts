import { importLimit } from '@visawright/contract/applicant.ts';
import { expect, test } from 'vitest';
import { cellText, readTable, rowLimit } from './read-table.ts';

const csv = (text: string, name = 'people.csv') => new File([text], name);

test('the heading stands apart from its rows', async () =>
  expect(await readTable(csv('Name,Passport\nAsha,Z1234567\n'))).toEqual({
    heading: ['Name', 'Passport'],
    rows: [['Asha', 'Z1234567']],
  }));

test('a file with a heading alone is empty', async () => expect(await readTable(csv('Name\n'))).toBe('empty'));

test('one row more than the server takes is said before anything is sent', async () => {
  const rows = (count: number) => csv(`Name\n${'Asha\n'.repeat(count)}`);
  expect(await readTable(rows(rowLimit))).toMatchObject({ heading: ['Name'] });
  expect(await readTable(rows(rowLimit + 1))).toBe('tooMany');
  expect(rowLimit).toBe(importLimit);
});

test('what only calls itself a spreadsheet cannot be read', async () =>
  expect(await readTable(csv('Name\nAsha', 'people.xlsx'))).toBe('unreadable'));

test('days keep their day, numbers their digits', () => {
  expect(cellText(new Date('1990-03-18T00:00:00Z'))).toBe('18/03/1990');
  expect(cellText(9810000000)).toBe('9810000000');
  expect(cellText(null)).toBe('');
});
