import type { Page } from '@playwright/test';
import { balanceOf } from '@visawright/contract/billing/balance-of.ts';
import type { Billing, BillingDocument } from '@visawright/contract/billing/billing.ts';
import { calculateQuote } from '@visawright/contract/billing/calculate-quote.ts';
import type { Prices, PriceLine, Seller } from '@visawright/contract/billing/prices.ts';
import { addresses } from '@visawright/contract/operations/addresses.ts';

// Replies for the screens of prices and invoices: the demo data contain none.

const uid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const today = new Date().toISOString().slice(0, 10);
const now = new Date().toISOString();

const line = (label: string, amount: number, part: Partial<PriceLine> = {}): PriceLine => ({
  kind: 'government',
  label,
  visaType: null,
  amount,
  currency: 'EUR',
  per: 'traveller',
  ageFrom: null,
  ageUnder: null,
  gstRate: 0,
  taxCode: '',
  ...part,
});
const ours = { kind: 'service', currency: 'INR', gstRate: 1_800, taxCode: '998555' } as const;
const lines = [
  line('Visa fee', 9_000, { ageFrom: 12 }),
  line('Visa fee, children from 6 to 11 years', 4_500, { ageFrom: 6, ageUnder: 12 }),
  line('Visa centre, submission and return of the passport by courier', 193_300, { kind: 'centre', currency: 'INR' }),
  line('Preparing the application', 150_000, ours),
  line('Appointment on the same day', 90_000, { ...ours, per: 'application' }),
];

const seller: Seller = {
  legalName: 'Meridian Visas and Journeys Private Limited',
  address: '4 Station Road\nShivajinagar, Pune 411005',
  state: '27',
  gstin: '27AAPFU0939F1ZV',
  paymentNote: 'Bank of the Western Ghats, account 0091 2277 4410, IFSC BWGH0000912',
  isShared: true,
};
const rate = { currency: 'EUR', rateMicros: 98_456_700, on: today } as const;

const prices: Prices = {
  agencyUid: uid(1),
  agencyName: 'Meridian Travel',
  today,
  seller,
  sellerVersion: 3,
  lists: [
    { formId: 'france', lines, version: 4, changedAt: now },
    { formId: 'thailand', lines: [line('E-visa', 180_000, { currency: 'THB' })], version: 1, changedAt: now },
  ],
  rates: [
    { ...rate, enteredBy: 'Joseph Fernandes', enteredAt: now },
    { currency: 'THB', rateMicros: 2_711_300, on: today, enteredBy: 'Joseph Fernandes', enteredAt: now },
  ],
};

const body = calculateQuote({
  formId: 'france',
  visaType: 'Tourism',
  lines,
  ages: [41, 39, 8],
  rates: new Map([['EUR', rate]]),
  seller: { state: '27', gstin: seller.gstin },
  customerState: '27',
});

const document = (n: number, part: Partial<BillingDocument>): BillingDocument => ({
  billingUid: uid(100 + n),
  kind: 'invoice',
  number: 'INV/26-27/00042',
  issuedOn: today,
  amount: body.total,
  aboutUid: null,
  isCancelled: false,
  method: null,
  paidOn: null,
  isPrinted: true,
  reference: 'A-7K2M9Q',
  ...part,
});
const documents = [
  document(3, {
    kind: 'receipt',
    number: 'RCT/26-27/00051',
    amount: 1_000_000,
    aboutUid: uid(101),
    method: 'upi',
    paidOn: today,
  }),
  document(1, {}),
];
const cancelled = [
  document(5, { kind: 'creditNote', number: 'CRN/26-27/00002', aboutUid: uid(104) }),
  document(4, { number: 'INV/26-27/00041', isCancelled: true }),
];

const quote = { quoteUid: uid(201), body, createdBy: 'Joseph Fernandes', createdAt: now } as const;
const billing: Billing = {
  isSetUp: true,
  sellerState: '27',
  today,
  quotes: [
    { ...quote, state: 'accepted', acceptedAt: now },
    { ...quote, quoteUid: uid(202), state: 'withdrawn', acceptedAt: null },
  ],
  documents,
  balance: balanceOf(documents),
  can: ['quote.write', 'invoice.manage'],
};

const answer = (page: Page, name: keyof typeof addresses, json: object) =>
  page.route(new RegExp(`${addresses[name].path}(\\?|$)`), (route) =>
    route.request().method() === addresses[name].method ? route.fulfill({ json }) : route.fallback(),
  );

export async function answerBilling(page: Page): Promise<void> {
  await answer(page, 'getPrices', prices);
  const items = [...documents, ...cancelled];
  await answer(page, 'listBilling', { items, nextCursor: null, total: null, more: false });
  await answer(page, 'getBilling', billing);
}

export const answerNoBilling = (page: Page) =>
  answer(page, 'getPrices', { ...prices, seller: null, sellerVersion: 0, lists: [], rates: [] });
