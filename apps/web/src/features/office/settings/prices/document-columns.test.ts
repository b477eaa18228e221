import type { BillingDocument } from '@visawright/contract/billing/billing.ts';
import { expect, test } from 'vitest';
import type { BillingTranslate } from '../../../../translations/billing/billing-texts.ts';
import { documentColumns } from './document-columns.ts';

const t = ((key: string) => key) as BillingTranslate;
const document: BillingDocument = {
  billingUid: '00000000-0000-4000-8000-000000000001',
  kind: 'invoice',
  number: 'INV/26-27/0001',
  issuedOn: '2026-11-19',
  amount: 1_234_550,
  aboutUid: null,
  isCancelled: false,
  method: null,
  paidOn: null,
  isPrinted: true,
  reference: 'A-7K2M9Q',
};
const cells = (more: Partial<BillingDocument> = {}) =>
  documentColumns(t).map(({ exported }) => exported!({ ...document, ...more }));

test('an invoice has its amount in rupees and its days as days', () =>
  expect(cells()).toEqual([
    'documents.invoice',
    'INV/26-27/0001',
    { day: '2026-11-19' },
    12_345.5,
    null,
    null,
    null,
    'A-7K2M9Q',
  ]));

test('a receipt says when and how it was paid', () =>
  expect(cells({ kind: 'receipt', method: 'upi', paidOn: '2026-11-18' }).slice(4, 6)).toEqual([
    { day: '2026-11-18' },
    'methods.upi',
  ]));

test('a credit note is negative, and a deleted application has no reference', () => {
  const all = cells({ kind: 'creditNote', reference: null });
  expect([all[3], all[7]]).toEqual([-12_345.5, 'list.gone']);
});

test('a cancelled invoice says so', () => expect(cells({ isCancelled: true })[6]).toBe('cancelled'));
