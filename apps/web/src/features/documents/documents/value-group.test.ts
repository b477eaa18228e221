import type { DocumentValue } from '@visawright/contract/documents/document.ts';
import { expect, test } from 'vitest';
import { valueGroupOf, groupValues } from './value-group.ts';

const value = (field: string, outcome: DocumentValue['outcome'] = 'accept') =>
  ({ field, value: 'x', readValue: 'x', outcome, actedBy: null }) as DocumentValue;

test('groups the values of a statement', () => {
  expect(valueGroupOf('accountHolderName')).toBe('who');
  expect(valueGroupOf('statementFrom')).toBe('when');
  expect(valueGroupOf('closingBalance')).toBe('money');
  expect(valueGroupOf('accountHolderAddress')).toBe('where');
  expect(valueGroupOf('accountNumber')).toBe('numbers');
  expect(valueGroupOf('addressedTo')).not.toBe('when');
});

test('puts values to confirm before every group', () => {
  const fields = ['accountHolderName', 'bankName', 'ifsc', 'accountNumber', 'statementFrom', 'statementTo', 'currency'];
  const groups = groupValues(
    [...fields.map((field) => value(field)), value('closingBalance', 'confirm')],
    'Proof of Funds',
  );
  expect(groups[0]).toMatchObject({ group: null, values: [{ field: 'closingBalance' }] });
  expect(groups.slice(1).map(({ group }) => group)).toEqual(['who', 'when', 'numbers', 'more']);
  expect(groups.flatMap(({ values }) => values)).toHaveLength(8);
});

test('has no groups for a short list or a passport', () => {
  expect(groupValues([value('name'), value('panNumber', 'confirm')], 'National ID')).toHaveLength(1);
  expect(
    groupValues(
      Array.from({ length: 12 }, (_, n) => value(`field${n}`)),
      'Passport',
    ),
  ).toHaveLength(1);
  expect(groupValues([], 'Letter')).toEqual([]);
});
