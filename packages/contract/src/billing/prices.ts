import { z } from 'zod';
import { formName } from '../forms/catalogue.ts';
import { currencies } from './currencies.ts';
import { highestGstRate } from './gst.ts';
import { isGstin, stateOfGstin } from './gstin.ts';
import { customerStates, indianStates } from './indian-states.ts';
import { largestAmount, largestRate } from './money.ts';
import { chargedPer, priceKinds } from './price-kinds.ts';

const codesOf = (states: readonly { readonly code: string }[]) =>
  states.map(({ code }) => code) as [string, ...string[]];
const indianState = z.enum(codesOf(indianStates));
export const customerState = z.enum(codesOf(customerStates));
export const gstin = z.string().trim().toUpperCase().refine(isGstin, 'a GSTIN with its check character');
const text = z.string().trim();
export const amount = z.number().int().min(0).max(largestAmount); // of the currency's minor unit

// Who issues the agency's invoices.
export const Seller = z
  .strictObject({
    legalName: text.min(1).max(200),
    address: text.min(1).max(400),
    state: indianState,
    gstin: gstin.nullable(), // without it no GST is charged
    paymentNote: text.max(500), // where to pay; printed on invoices
    isShared: z.boolean(), // travellers see the quotes, invoices and receipts of their own applications
  })
  .refine((seller) => seller.gstin === null || stateOfGstin(seller.gstin) === seller.state, {
    path: ['gstin'],
    message: 'a GSTIN of the same state',
  });
export type Seller = z.infer<typeof Seller>;

const age = z.number().int().min(0).max(120);

export const PriceLine = z
  .strictObject({
    kind: z.enum(priceKinds),
    label: text.min(1).max(120),
    visaType: text.min(1).max(200).nullable(), // as the catalogue names it; null: every visa type
    amount,
    currency: z.enum(currencies),
    per: z.enum(chargedPer),
    ageFrom: age.nullable(), // on the first day of the trip
    ageUnder: age.nullable(),
    gstRate: z.number().int().min(0).max(highestGstRate), // basis points
    taxCode: z.string().regex(/^(\d{4}|\d{6}|\d{8})?$/), // HSN or SAC
  })
  .refine((line) => line.kind === 'service' || line.gstRate === 0, {
    path: ['gstRate'],
    message: 'only service fees are taxed',
  })
  .refine((line) => line.gstRate === 0 || line.taxCode !== '', {
    path: ['taxCode'],
    message: 'a taxed line needs a code',
  })
  .refine((line) => line.per === 'traveller' || (line.ageFrom === null && line.ageUnder === null), {
    path: ['ageFrom'],
    message: 'only a line per traveller has ages',
  })
  .refine((line) => line.ageFrom === null || line.ageUnder === null || line.ageFrom < line.ageUnder, {
    path: ['ageUnder'],
    message: 'ages in order',
  });
export type PriceLine = z.infer<typeof PriceLine>;

const mostPriceLines = 60;

export const PriceList = z.object({
  formId: formName,
  lines: z.array(PriceLine),
  version: z.number().int(),
  changedAt: z.iso.datetime(),
});
export type PriceList = z.infer<typeof PriceList>;

// `version`: the one the edit began with; 0 for a new list. Without lines the destination has no prices.
export const PriceListEdit = z.strictObject({
  formId: formName,
  version: z.number().int().min(0),
  lines: z.array(PriceLine).max(mostPriceLines),
});
export type PriceListEdit = z.infer<typeof PriceListEdit>;

// Rupees for one unit of the currency times a million, on a day. Entered by a person.
export const NewExchangeRate = z.strictObject({
  currency: z.enum(currencies).exclude(['INR']),
  rateMicros: z.number().int().min(1).max(largestRate),
  on: z.iso.date(),
});
export type NewExchangeRate = z.infer<typeof NewExchangeRate>;

export const ExchangeRate = NewExchangeRate.extend({ enteredBy: z.string(), enteredAt: z.iso.datetime() });
export type ExchangeRate = z.infer<typeof ExchangeRate>;

export const Prices = z.object({
  agencyUid: z.uuid(),
  agencyName: z.string(),
  today: z.iso.date(),
  seller: Seller.nullable(), // null until the agency has entered it
  sellerVersion: z.number().int(), // 0 until then
  lists: z.array(PriceList), // by destination
  rates: z.array(ExchangeRate), // the newest of each currency
});
export type Prices = z.infer<typeof Prices>;
