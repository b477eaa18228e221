import fc from 'fast-check';
import { expect, test } from 'vitest';
import { balanceOf } from './balance-of.ts';
import { calculateQuote, missingRates, type QuoteInput } from './calculate-quote.ts';
import { currencies, type Currency } from './currencies.ts';
import { rateScale } from './money.ts';
import { PriceLine, Seller } from './prices.ts';
import { QuoteBody } from './quote.ts';

const line = (facts: Partial<PriceLine>): PriceLine => ({
  kind: 'government',
  label: 'Visa fee',
  visaType: null,
  amount: 9_000,
  currency: 'EUR',
  per: 'traveller',
  ageFrom: null,
  ageUnder: null,
  gstRate: 0,
  taxCode: '',
  ...facts,
});
const rates = new Map<Currency, { rateMicros: number; on: string }>([
  ['EUR', { rateMicros: 98_456_700, on: '2026-11-02' }],
]);
const family: QuoteInput = {
  formId: 'germany',
  visaType: 'Tourism',
  lines: [
    line({ ageFrom: 12 }),
    line({ label: 'Visa fee, child', amount: 4_500, ageFrom: 6, ageUnder: 12 }),
    line({ kind: 'centre', label: 'Centre', amount: 193_300, currency: 'INR' }),
    line({ kind: 'service', label: 'Service', amount: 150_000, currency: 'INR', gstRate: 1_800, taxCode: '998555' }),
    line({
      kind: 'service',
      label: 'Courier',
      amount: 50_001,
      currency: 'INR',
      per: 'application',
      gstRate: 1_800,
      taxCode: '996812',
    }),
    line({ label: 'Work visa', visaType: 'Work', currency: 'USD' }),
  ],
  ages: [41, null, 8, 3],
  rates,
  seller: { state: '27', gstin: '27AAPFU0939F1ZV' },
  customerState: '27',
};

test('a family: by age, per traveller and once', () => {
  const quote = calculateQuote(family);
  expect(quote.lines.map(({ label, quantity, unit, amount }) => [label, quantity, unit, amount])).toEqual([
    ['Visa fee', 2, 886_110, 1_772_220],
    ['Visa fee, child', 1, 443_055, 443_055],
    ['Centre', 4, 193_300, 773_200],
    ['Service', 4, 150_000, 600_000],
    ['Courier', 1, 50_001, 50_001],
  ]);
  expect(quote).toMatchObject({
    net: 3_638_476,
    cgst: 58_500,
    sgst: 58_500,
    igst: 0,
    total: 3_755_476,
    unknownAges: 1,
  });
  expect(quote.lines[0]).toMatchObject({ rateMicros: 98_456_700, rateOn: '2026-11-02', price: 9_000 });
  expect(quote.lines[2]).toMatchObject({ rateMicros: null, rateOn: null });
});

test('another state, no registration, a missing rate', () => {
  expect(calculateQuote({ ...family, customerState: '29' })).toMatchObject({ cgst: 0, sgst: 0, igst: 117_000 });
  const untaxed = calculateQuote({ ...family, seller: { state: '27', gstin: null } });
  expect(untaxed).toMatchObject({ isTaxed: false, total: untaxed.net });
  expect(missingRates(family)).toEqual([]);
  expect(missingRates({ ...family, rates: new Map() })).toEqual(['EUR']);
  expect(missingRates({ ...family, visaType: 'Work' })).toEqual(['USD']);
});

test('the lines always add up to the total, and no amount is a fraction', () => {
  const randomLine = fc.record({
    kind: fc.constantFrom('government' as const, 'centre' as const, 'service' as const),
    label: fc.constant('Fee'),
    visaType: fc.constantFrom(null, 'Tourism', 'Work'),
    amount: fc.integer({ min: 0, max: 100_000_000 }),
    currency: fc.constantFrom(...currencies),
    per: fc.constantFrom('traveller' as const, 'application' as const),
    ageFrom: fc.constantFrom(null, 6, 12),
    ageUnder: fc.constantFrom(null, 13, 70),
    gstRate: fc.integer({ min: 0, max: 4_000 }),
    taxCode: fc.constant('998555'),
  });
  const rate = fc.integer({ min: 1, max: 500 * rateScale });
  fc.assert(
    fc.property(
      fc.array(randomLine, { maxLength: 40 }),
      fc.array(fc.option(fc.integer({ min: 0, max: 99 })), { minLength: 1, maxLength: 12 }),
      fc.array(rate, { minLength: currencies.length, maxLength: currencies.length }),
      fc.boolean(),
      (lines, ages, given, isSame) => {
        const all = new Map(currencies.map((currency, n) => [currency, { rateMicros: given[n]!, on: '2026-11-02' }]));
        const input = { ...family, lines, ages, rates: all, customerState: isSame ? '27' : '29' };
        const quote = QuoteBody.parse(calculateQuote(input)); // the schema accepts integers only
        let total = 0;
        for (const { quantity, unit, amount, cgst, sgst, igst } of quote.lines) {
          expect(amount).toBe(unit * quantity);
          total += amount + cgst + sgst + igst;
        }
        expect(quote.total).toBe(total);
        expect(quote.total).toBe(quote.net + quote.cgst + quote.sgst + quote.igst);
        expect(Number.isSafeInteger(quote.total)).toBe(true);
      },
    ),
    { numRuns: 1_000 },
  );
});

test('price lines and sellers that contradict themselves are refused', () => {
  const service = line({ kind: 'service', gstRate: 1_800, taxCode: '998555' });
  expect(PriceLine.safeParse(service).success).toBe(true);
  for (const wrong of [
    { ...service, kind: 'government' },
    { ...service, taxCode: '' },
    { ...service, taxCode: '99855' },
    { ...service, amount: 12.5 },
    { ...service, amount: -1 },
    { ...service, per: 'application', ageFrom: 12 },
    { ...service, ageFrom: 12, ageUnder: 12 },
    { ...service, currency: 'XXX' },
  ])
    expect(PriceLine.safeParse(wrong).success).toBe(false);
  const seller = {
    legalName: 'A',
    address: 'B',
    state: '27',
    gstin: '27AAPFU0939F1ZV',
    paymentNote: '',
    isShared: true,
  };
  expect(Seller.safeParse(seller).success).toBe(true);
  expect(Seller.safeParse({ ...seller, state: '29' }).success).toBe(false);
  expect(Seller.safeParse({ ...seller, state: '96', gstin: null }).success).toBe(false);
});

test('what is due: invoices without the cancelled ones, minus payments', () => {
  const invoice = { kind: 'invoice', amount: 1_000, isCancelled: false } as const;
  const receipt = { kind: 'receipt', amount: 400, isCancelled: false } as const;
  expect(balanceOf([invoice, receipt])).toEqual({ invoiced: 1_000, paid: 400, due: 600 });
  const note = { kind: 'creditNote', amount: 1_000, isCancelled: false } as const;
  expect(balanceOf([{ ...invoice, isCancelled: true }, note, receipt])).toEqual({ invoiced: 0, paid: 400, due: -400 });
});
