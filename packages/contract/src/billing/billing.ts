import { z } from 'zod';
import { RecordActions } from '../platform/record-actions.ts';
import { billingKinds } from './billing-number.ts';
import { paymentMethods } from './price-kinds.ts';
import { amount, customerState, gstin } from './prices.ts';
import { Quote } from './quote.ts';

const text = z.string().trim();

// Whom an invoice is for: what tax law asks for and no more.
export const Customer = z.strictObject({
  name: text.min(1).max(200),
  address: text.max(400),
  gstin: gstin.nullable(),
});
export type Customer = z.infer<typeof Customer>;

export const NewInvoice = z.strictObject({
  quoteUid: z.uuid(),
  customer: Customer,
  language: z.enum(['en', 'hi']), // of the printed documents
});

export const NewPayment = z.strictObject({
  billingUid: z.uuid(), // of the invoice
  amount: amount.min(1), // paise
  paidOn: z.iso.date(),
  method: z.enum(paymentMethods),
  reference: text.max(120),
});
export type NewPayment = z.infer<typeof NewPayment>;

export const Cancellation = z.strictObject({ billingUid: z.uuid(), reason: text.min(1).max(300) });

export const NewQuote = z.strictObject({
  applicationUid: z.uuid(),
  forTrip: z.boolean(), // for everybody of the trip who applies for the same visa, instead of this traveller alone
  customerState,
});

// An invoice, a receipt for a payment, or the credit note of a cancelled invoice. None is ever changed or deleted by a person.
export const BillingDocument = z.object({
  billingUid: z.uuid(),
  kind: z.enum(billingKinds),
  number: z.string(),
  issuedOn: z.iso.date(),
  amount: z.number().int(), // paise
  aboutUid: z.uuid().nullable(), // the invoice of a receipt or credit note
  isCancelled: z.boolean(), // an invoice with a credit note
  method: z.enum(paymentMethods).nullable(), // of a receipt
  paidOn: z.iso.date().nullable(),
  isPrinted: z.boolean(),
  reference: z.string().nullable(), // of the application; null once it or its traveller is deleted
});
export type BillingDocument = z.infer<typeof BillingDocument>;

export const Balance = z.object({
  invoiced: z.number().int(), // invoices that are not cancelled
  paid: z.number().int(), // on all invoices
  due: z.number().int(), // negative: to be returned
});
export type Balance = z.infer<typeof Balance>;

export const Billing = z.object({
  isSetUp: z.boolean(), // the agency has entered who issues its invoices
  sellerState: z.string().nullable(),
  today: z.iso.date(),
  quotes: z.array(Quote), // newest first
  documents: z.array(BillingDocument), // newest first
  balance: Balance,
  can: RecordActions,
});
export type Billing = z.infer<typeof Billing>;
