import { calculateQuote } from '@visawright/contract/billing/calculate-quote.ts';
import { afterAll, expect, test } from 'vitest';
import { customer, germanLines, seller } from '../../../testing/billing/billing-tenant.ts';
import { openPrinter } from '../../packages/sheets/printing/printer.ts';
import { fontsOf, pagesOf } from '../../packages/sheets/testing/printed.ts';
import { billingSheet, type BillingSheet } from './billing-sheet.ts';

const printer = openPrinter();
afterAll(() => printer.close());

const quote = calculateQuote({
  formId: 'germany',
  visaType: 'Tourism',
  lines: germanLines,
  ages: [30],
  rates: new Map([['EUR', { rateMicros: 98_456_700, on: '2026-11-02' }]]),
  seller,
  customerState: '29',
});
const sheet: BillingSheet = {
  kind: 'invoice',
  number: 'INV/26-27/00042',
  issuedOn: '2026-11-19',
  issuedAt: '2026-11-19T04:00:00Z',
  amount: quote.total,
  body: { language: 'en', reference: 'A-7K2M4', seller, customer, quote },
  realm: { displayName: 'Sunrise Travels', color: '#fd640f', logo: null },
};
const textOf = async (facts: Partial<BillingSheet>) =>
  pagesOf(await printer.print(billingSheet({ ...sheet, ...facts })))
    .join('\n')
    .replaceAll(/\s+/g, ' ');

test('an invoice between two states shows IGST, the rate with its day and what is passed on', async () => {
  const text = await textOf({});
  for (const words of [
    'Tax invoice',
    'INV/26-27/00042',
    '19/11/2026',
    'Karnataka (29)',
    'IGST ₹270.00',
    'Total ₹12,564.10',
  ])
    expect(text).toContain(words);
  expect(text).toContain('1 EUR = ₹98.4567 (02/11/2026)');
  expect(text).toContain('passed on at cost');
  expect(text).not.toContain('CGST');
});

test('without a registration it is no tax invoice', async () => {
  const untaxed = { ...sheet.body, seller: { ...seller, gstin: null }, quote: { ...quote, isTaxed: false } };
  const text = await textOf({ body: untaxed });
  expect(text).not.toContain('Tax invoice');
  expect(text).toContain('not registered for GST');
});

test('Hindi is text in its own font, long names stay on the page', async () => {
  const long = 'Venkatanarasimharajuvaripeta'.repeat(4);
  const pdf = await printer.print(
    billingSheet({ ...sheet, body: { ...sheet.body, language: 'hi', customer: { ...customer, name: long } } }),
  );
  expect(fontsOf(pdf).some(({ name, isEmbedded }) => name.includes('Devanagari') && isEmbedded)).toBe(true);
  const text = pagesOf(pdf).join('\n');
  expect(text.replaceAll(/\s+/g, '')).toContain(long.slice(0, 28));
  expect(pagesOf(pdf)).toHaveLength(1);
});

test('a receipt shows the payment and what is still due, a credit note its reason', async () => {
  const about = { number: 'INV/26-27/00042', issuedOn: '2026-11-19', total: quote.total };
  const payment = { amount: 500_000, paidOn: '2026-11-18', method: 'upi', reference: 'UTR 4711' } as const;
  const receipt = await textOf({ kind: 'receipt', body: { ...sheet.body, about, payment, paidBefore: 100_000 } });
  for (const words of ['Receipt', 'UPI', 'UTR 4711', 'Paid before ₹1,000.00', 'Still due ₹6,564.10', 'INV/26-27/00042'])
    expect(receipt).toContain(words);
  const note = await textOf({ kind: 'creditNote', body: { ...sheet.body, about, reason: '<b>Wrong</b> name' } });
  expect(note).toContain('Reason: <b>Wrong</b> name');
});
