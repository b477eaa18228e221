import { expect, test } from 'vitest';
import type { ReceiptField } from '@visawright/contract/extension/receipt.ts';
import { openFields, questionsOnPortal, receiptFacts, receiptId } from './receipt-facts.ts';
import { aReceipt, receiptField } from '../../../../testing/extension/receipts.ts';

const receiptOf = (...fields: Partial<ReceiptField>[]) => aReceipt({ fields: fields.map(receiptField) }).receipt;

test('counts what we typed, what agrees and what the person typed', () => {
  const receipt = receiptOf(
    { outcome: 'equal' },
    { outcome: 'equal', times: 2 },
    { outcome: 'differs' },
    { outcome: 'refused' },
    { outcome: 'missing', typed: null },
    { outcome: 'personal', typed: null },
    { outcome: 'unknown', typed: null },
  );
  expect(receiptFacts(receipt)).toEqual({
    pages: 1,
    visited: 1,
    typed: 3,
    equal: 2,
    differing: 1,
    refused: 1,
    personal: 4,
    again: 1,
  });
  expect(openFields(receipt).map(({ field }) => field.outcome)).toEqual(['differs', 'refused']);
});

test('a question is equal on the portal only if every field from it is', () => {
  const onPortal = questionsOnPortal(
    receiptOf(
      { question: 'surname', outcome: 'equal' },
      { question: 'children.0.name', outcome: 'equal' },
      { question: 'children.1.name', outcome: 'differs' },
      { question: 'givenNames, surname', outcome: 'equal' },
      { question: 'email', outcome: 'missing' },
      { question: null, outcome: 'equal' },
    ),
  );
  expect([...onPortal].map(([id, { isEqual }]) => [id, isEqual])).toEqual([
    ['surname', true],
    ['children', false],
    ['givenNames', true],
  ]);
});

test('the short id can be read out', () =>
  expect(receiptId('8f2c71da-5b2f-4a6e-9a55-3d1f0e8c7b21')).toBe('rcp_8F2C-71DA'));
