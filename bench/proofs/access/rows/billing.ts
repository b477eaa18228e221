import type { billingOperations } from '@visawright/contract/operations/billing.ts';
import type { Row } from './row.types.ts';

const seller = {
  legalName: 'Meridian Visas',
  address: '4 Station Road, Pune',
  state: '27',
  gstin: null,
  paymentNote: '',
  isShared: true,
};
const customer = { name: 'A. Customer', address: '', gstin: null };

export const billingRows: Record<keyof typeof billingOperations, Row> = {
  getPrices: { about: 'agency', send: (ids) => ({ query: { agencyUid: ids.agency } }) },
  saveSeller: { about: 'nothing', send: () => ({ body: { seller, version: 0 } }), states: ['record.versionStale'] },
  savePriceList: {
    about: 'nothing',
    send: () => ({ body: { formId: 'france', version: 0, lines: [] } }),
    states: ['record.versionStale'],
  },
  addExchangeRate: {
    about: 'nothing',
    send: () => ({ body: { currency: 'EUR', rateMicros: 98_000_000, on: '2026-01-02' } }),
  },
  listBilling: { about: 'agency', send: (ids) => ({ query: { agencyUid: ids.agency } }) },
  exportBilling: { about: 'agency', send: (ids) => ({ body: { agencyUid: ids.agency } }) },
  retainedBillingFile: {
    about: 'nothing',
    send: (ids) => ({ query: { billingUid: ids.invoice } }),
    states: ['record.notFound'],
  },
  getBilling: { about: 'application', send: (ids) => ({ query: { applicationUid: ids.application } }) },
  createQuote: {
    about: 'open',
    send: (ids) => ({ body: { applicationUid: ids.open, forTrip: false, customerState: '27' } }),
    states: ['quote.noPrices', 'quote.noRate', 'quote.noSeller'],
  },
  acceptQuote: { about: 'quote', send: (ids) => ({ body: { quoteUid: ids.quote } }) },
  withdrawQuote: {
    about: 'quote',
    send: (ids) => ({ body: { quoteUid: ids.quote } }),
    states: ['invoice.alreadyIssued'],
  },
  issueInvoice: {
    about: 'quote',
    send: (ids) => ({ body: { quoteUid: ids.quote, customer, language: 'en' } }),
    states: ['invoice.alreadyIssued'],
  },
  recordPayment: {
    about: 'invoice',
    send: (ids) => ({
      body: { billingUid: ids.invoice, amount: 1, paidOn: '2026-01-02', method: 'cash', reference: '' },
    }),
  },
  cancelInvoice: {
    about: 'invoice',
    send: (ids) => ({ body: { billingUid: ids.invoice, reason: 'A mistake' } }),
    states: ['invoice.cancelled'],
  },
  billingFile: {
    about: 'invoice',
    send: (ids) => ({ query: { billingUid: ids.invoice } }),
    states: ['invoice.notPrinted'],
  },
};
