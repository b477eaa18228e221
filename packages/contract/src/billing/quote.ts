import { z } from 'zod';
import { formName } from '../forms/catalogue.ts';
import { currencies } from './currencies.ts';
import { chargedPer, priceKinds } from './price-kinds.ts';

const paise = z.number().int();

// A line as it is printed. `amount` is the unit price in rupees times the quantity, before tax.
export const QuoteLine = z.object({
  kind: z.enum(priceKinds),
  label: z.string(),
  per: z.enum(chargedPer),
  quantity: z.number().int(),
  price: z.number().int(), // of one, in the minor unit of `currency`
  currency: z.enum(currencies),
  rateMicros: z.number().int().nullable(), // null: the price is in rupees
  rateOn: z.iso.date().nullable(),
  unit: paise,
  amount: paise,
  taxCode: z.string(),
  gstRate: z.number().int(),
  cgst: paise,
  sgst: paise,
  igst: paise,
});
export type QuoteLine = z.infer<typeof QuoteLine>;

export const QuoteBody = z.object({
  formId: formName,
  visaType: z.string(),
  travellers: z.number().int(),
  unknownAges: z.number().int(), // travellers without a birth date, counted as adults
  sellerState: z.string(),
  customerState: z.string(),
  isTaxed: z.boolean(), // the agency is registered for GST
  lines: z.array(QuoteLine),
  net: paise, // sum of the amounts
  cgst: paise,
  sgst: paise,
  igst: paise,
  total: paise,
});
export type QuoteBody = z.infer<typeof QuoteBody>;

const quoteStates = ['open', 'accepted', 'withdrawn'] as const;

export const Quote = z.object({
  quoteUid: z.uuid(),
  state: z.enum(quoteStates),
  body: QuoteBody,
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  acceptedAt: z.iso.datetime().nullable(),
});
export type Quote = z.infer<typeof Quote>;
