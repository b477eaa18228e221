import { randomUUID } from 'node:crypto';
import { calculateQuote } from '@visawright/contract/billing/calculate-quote.ts';
import { sealBillingBody } from '@visawright/server/product.ts';
import { newApplicantKey } from '@visawright/server/tools.ts';
import type { InsertedRecord } from '../world.types.ts';
import type { Inserter } from './inserter.ts';

const seller = { legalName: 'Inserted', address: 'Pune', state: '27', gstin: null, paymentNote: '' };

interface BillingOrder {
  readonly agency: string;
  readonly applicant: string;
  readonly application: string;
  readonly by: string;
}

// An accepted quote and its invoice, which the agency shares with the traveller. Marker words: a label and the invoice's number.
export async function insertBilling(
  to: Inserter,
  { agency, applicant, application, by }: BillingOrder,
  whose: Partial<InsertedRecord>,
): Promise<{ quote: string; invoice: string }> {
  await to.owner.query(
    `insert into seller (realm_id, agency_uid, legal_name, address, state, payment_note, is_shared, updated_by)
      values ($1, $2, 'Inserted', 'Pune', '27', '', true, $3) on conflict do nothing`,
    [to.realmId, agency, by],
  );
  const quote = to.insertRow('quote', whose);
  const invoice = to.insertRow('invoice', whose);
  const line = { kind: 'service', label: quote.word, visaType: null, amount: 150_000, currency: 'INR' } as const;
  const body = calculateQuote({
    formId: 'france',
    visaType: 'Short stay',
    lines: [{ ...line, per: 'traveller', ageFrom: null, ageUnder: null, gstRate: 0, taxCode: '' }],
    ages: [30],
    rates: new Map(),
    seller,
    customerState: '27',
  });
  const about = { agency_uid: agency, application_uid: application };
  await to.insert('quote', {
    ...about,
    quote_uid: quote.uid,
    state: 'accepted',
    body: JSON.stringify(body),
    total: body.total,
    created_by: by,
    accepted_by: by,
    accepted_at: new Date(),
  });
  const { wrapped, key } = newApplicantKey(to.realmKeys, invoice.uid);
  const customer = { name: 'Customer', address: '', gstin: null };
  await to.insert('billing_document', {
    ...about,
    billing_uid: invoice.uid,
    kind: 'invoice',
    financial_year: 2026,
    number_no: Number.parseInt(invoice.uid.slice(0, 7), 16) + 1,
    number: invoice.word,
    issued_on: '2026-05-04',
    amount: body.total,
    applicant_uid: applicant,
    quote_uid: quote.uid,
    body: sealBillingBody(key, { language: 'en', reference: randomUUID(), seller, customer, quote: body }),
    wrapped_key: wrapped,
    issued_by: by,
    keep_until: '2035-03-31',
  });
  return { quote: quote.uid, invoice: invoice.uid };
}
