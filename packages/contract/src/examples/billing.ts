import type { billingOperations } from '../operations/billing.ts';
import type { ExamplesOf } from './example.types.ts';
import { samples } from './samples.ts';

export const billingExamples: ExamplesOf<typeof billingOperations> = {
  getPrices: { as: 'agency', query: { agencyUid: samples.agency } },
  exportBilling: { as: 'agency', body: { agencyUid: samples.agency } },
  saveSeller: {
    as: 'agency',
    body: {
      seller: {
        legalName: 'Meridian Visas Private Limited',
        address: '4 Station Road, Pune 411001',
        state: '27',
        gstin: null,
        paymentNote: 'HDFC Bank, account 0012 3344 5566',
        isShared: true,
      },
      version: 2,
    },
  },
  savePriceList: {
    as: 'agency',
    body: {
      formId: 'germany',
      version: 0,
      lines: [
        {
          kind: 'government',
          label: 'Visa fee',
          visaType: null,
          amount: 9_000,
          currency: 'EUR',
          per: 'traveller',
          ageFrom: 12,
          ageUnder: null,
          gstRate: 0,
          taxCode: '',
        },
        {
          kind: 'service',
          label: 'Preparation of the application',
          visaType: null,
          amount: 250_000,
          currency: 'INR',
          per: 'traveller',
          ageFrom: null,
          ageUnder: null,
          gstRate: 0,
          taxCode: '',
        },
      ],
    },
  },
  addExchangeRate: { as: 'agency', body: { currency: 'EUR', rateMicros: 98_250_000, on: '2026-11-16' } },
  listBilling: { as: 'agency', query: { limit: '2' } },
  retainedBillingFile: { as: 'agency', query: { billingUid: samples.retainedInvoice } },
  getBilling: { as: 'agent', query: { applicationUid: samples.declaredApplication } },
  createQuote: {
    as: 'agent',
    body: { applicationUid: samples.openApplication, forTrip: false, customerState: '27' },
  },
  acceptQuote: { as: 'agent', body: { quoteUid: samples.openQuote } },
  withdrawQuote: { as: 'agent', body: { quoteUid: samples.openQuote } },
  issueInvoice: {
    as: 'agency',
    body: {
      quoteUid: samples.quote,
      customer: { name: 'Asha Rao', address: '12 Lake Road, Pune 411001', gstin: null },
      language: 'en',
    },
  },
  recordPayment: {
    as: 'agency',
    body: {
      billingUid: samples.invoice,
      amount: 50_000,
      paidOn: '2026-11-16',
      method: 'bankTransfer',
      reference: 'UTR 4410 2291',
    },
  },
  cancelInvoice: { as: 'agency', body: { billingUid: samples.invoice, reason: 'Issued for the wrong traveller' } },
  billingFile: { as: 'agent', query: { billingUid: samples.invoice } },
};
