import type { DocumentValue } from '@visawright/contract/document.ts';
import { expect, test } from 'vitest';
import { groupOf, groupsOfValues } from './value-group.ts';

const value = (field: string, outcome: DocumentValue['outcome'] = 'accept') =>
  ({ field, value: 'x', readValue: 'x', outcome, actedBy: null }) as DocumentValue;

test('values of a statement stand under who, when, amounts and numbers', () => {
  expect(groupOf('accountHolderName')).toBe('who');
  expect(groupOf('statementFrom')).toBe('when');
  expect(groupOf('closingBalance')).toBe('money');
  expect(groupOf('accountHolderAddress')).toBe('where');
  expect(groupOf('accountNumber')).toBe('numbers');
  expect(groupOf('addressedTo')).not.toBe('when');
});

test('what waits for a person comes before every group', () => {
  const fields = ['accountHolderName', 'bankName', 'ifsc', 'accountNumber', 'statementFrom', 'statementTo', 'currency'];
  const groups = groupsOfValues(
    [...fields.map((field) => value(field)), value('closingBalance', 'confirm')],
    'Proof of Funds',
  );
  expect(groups[0]).toMatchObject({ group: null, values: [{ field: 'closingBalance' }] });
  expect(groups.slice(1).map(({ group }) => group)).toEqual(['who', 'when', 'numbers', 'more']);
  expect(groups.flatMap(({ values }) => values)).toHaveLength(8);
});

test('a short list and a passport have no headings', () => {
  expect(groupsOfValues([value('name'), value('panNumber', 'confirm')], 'National ID')).toHaveLength(1);
  expect(
    groupsOfValues(
      Array.from({ length: 12 }, (_, n) => value(`field${n}`)),
      'Passport',
    ),
  ).toHaveLength(1);
  expect(groupsOfValues([], 'Letter')).toEqual([]);
});
