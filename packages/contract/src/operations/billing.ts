import { z } from 'zod';
import { Billing, BillingDocument, Cancellation, NewInvoice, NewPayment, NewQuote } from '../billing/billing.ts';
import { NewExchangeRate, PriceListEdit, Prices, Seller } from '../billing/prices.ts';
import { exportOf, listQuery, pageOf } from '../platform/list.ts';
import { addresses } from './addresses.ts';
import { operation } from './operation.ts';

const uid = z.uuid();

export const billingOperations = {
  getPrices: operation({
    ...addresses.getPrices,
    summary: 'Who issues an agency’s invoices, its prices by destination and its exchange rates',
    access: 'price.read',
    query: z.strictObject({ agencyUid: uid.optional() }), // the own agency if it is not given
    reply: Prices,
    errors: ['record.notFound'],
  }),
  saveSeller: operation({
    ...addresses.saveSeller,
    summary: 'Enter who issues the agency’s invoices',
    access: 'price.manage',
    body: z.strictObject({ seller: Seller, version: z.number().int().min(0) }),
    reply: Prices,
    errors: ['record.versionStale'],
    isOnce: true,
  }),
  savePriceList: operation({
    ...addresses.savePriceList,
    summary: 'Replace the prices of a destination; quotes that exist stay as they are',
    access: 'price.manage',
    body: PriceListEdit,
    reply: Prices,
    errors: ['price.destinationUnknown', 'record.versionStale'],
    isOnce: true,
  }),
  addExchangeRate: operation({
    ...addresses.addExchangeRate,
    summary: 'Enter an exchange rate with its day; the newest day of a currency counts for new quotes',
    access: 'price.manage',
    body: NewExchangeRate,
    reply: Prices,
    errors: ['price.dateAhead'],
    isOnce: true,
  }),
  listBilling: operation({
    ...addresses.listBilling,
    summary: 'Invoices, receipts and credit notes of an agency, newest first; also those whose traveller was erased',
    access: 'invoice.manage',
    query: z.strictObject({ agencyUid: uid.optional(), limit: listQuery.limit, cursor: listQuery.cursor }),
    reply: pageOf(BillingDocument),
    errors: ['record.notFound'],
  }),
  exportBilling: operation({
    ...addresses.exportBilling,
    summary:
      'The invoices, receipts and credit notes of an agency for a file, at most 10,000 rows; an entry of the audit trail',
    access: 'invoice.manage',
    needsRecentSignIn: true,
    body: z.strictObject({ agencyUid: uid.optional() }),
    reply: exportOf(BillingDocument),
    errors: ['record.notFound'],
    limit: { max: 60, seconds: 60 },
  }),
  retainedBillingFile: operation({
    ...addresses.retainedBillingFile,
    summary: 'The PDF of a document that tax law keeps after its traveller was erased',
    access: 'invoice.manage',
    whose: 'nobody', // the traveller is no longer known; the handler logs that it was opened
    query: z.strictObject({ billingUid: uid }),
    repliesBytes: true,
    reply: z.never(),
    errors: ['invoice.notPrinted'],
  }),
  getBilling: operation({
    ...addresses.getBilling,
    summary: 'Quotes, invoices and payments of an application, and what is due',
    access: 'billing.read',
    query: z.strictObject({ applicationUid: uid }),
    reply: Billing,
  }),
  createQuote: operation({
    ...addresses.createQuote,
    summary: 'Calculate a quote from today’s prices and rates; it does not change afterwards',
    access: 'quote.write',
    body: NewQuote,
    reply: Billing,
    errors: ['quote.noSeller', 'quote.noPrices', 'quote.noRate', 'quote.alreadyAccepted'],
    isOnce: true,
  }),
  acceptQuote: operation({
    ...addresses.acceptQuote,
    summary: 'Record that the customer accepted a quote; other open quotes of the application are withdrawn',
    access: 'quote.write',
    body: z.strictObject({ quoteUid: uid }),
    reply: Billing,
    errors: ['quote.notOpen', 'quote.alreadyAccepted'],
  }),
  withdrawQuote: operation({
    ...addresses.withdrawQuote,
    summary: 'Withdraw a quote that has no invoice',
    access: 'quote.write',
    body: z.strictObject({ quoteUid: uid }),
    reply: Billing,
    errors: ['quote.notOpen', 'invoice.alreadyIssued'],
  }),
  issueInvoice: operation({
    ...addresses.issueInvoice,
    summary: 'Issue the invoice of an accepted quote under the next number of the financial year',
    access: 'invoice.manage',
    body: NewInvoice,
    reply: Billing,
    errors: ['invoice.notAccepted', 'invoice.alreadyIssued', 'invoice.addressNeeded', 'invoice.stateDiffers'],
    isOnce: true,
  }),
  recordPayment: operation({
    ...addresses.recordPayment,
    summary: 'Record a payment on an invoice and issue its receipt',
    access: 'invoice.manage',
    body: NewPayment,
    reply: Billing,
    errors: ['invoice.cancelled', 'payment.tooMuch', 'price.dateAhead'],
    isOnce: true,
  }),
  cancelInvoice: operation({
    ...addresses.cancelInvoice,
    summary: 'Cancel an invoice with a credit note over its whole amount',
    access: 'invoice.manage',
    body: Cancellation,
    reply: Billing,
    errors: ['invoice.cancelled'],
    isOnce: true,
  }),
  billingFile: operation({
    ...addresses.billingFile,
    summary: 'The PDF of an invoice, receipt or credit note; always as an attachment',
    access: 'billing.read',
    whose: 'file',
    query: z.strictObject({ billingUid: uid }),
    repliesBytes: true,
    reply: z.never(),
    errors: ['invoice.notPrinted'],
  }),
};
