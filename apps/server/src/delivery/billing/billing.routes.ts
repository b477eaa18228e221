import type { Handlers } from '../../platform/http/call.ts';
import { exportList } from '../../platform/lists/export-list.ts';
import { billingFile, retainedBillingFile } from './documents/billing-file.ts';
import { getBilling } from './documents/get-billing.ts';
import { issueInvoice } from './documents/issue-invoice.ts';
import { listBilling } from './documents/list-billing.ts';
import { cancelInvoice, recordPayment } from './documents/settle-invoice.ts';
import { addExchangeRate, savePriceList, saveSeller } from './prices/change-prices.ts';
import { getPrices } from './prices/get-prices.ts';
import { createQuote } from './quotes/create-quote.ts';
import { acceptQuote, withdrawQuote } from './quotes/decide-quote.ts';

export const billingHandlers = {
  getPrices: ({ db, actor }, { query }) => getPrices(db, actor, query.agencyUid),
  saveSeller: ({ db, actor }, { body }) => saveSeller(db, actor, body),
  savePriceList: ({ db, actor }, { body }) => savePriceList(db, actor, body),
  addExchangeRate: ({ db, actor }, { body }) => addExchangeRate(db, actor, body),
  listBilling: ({ db, actor }, { query }) => listBilling(db, actor, query),
  exportBilling: (call, { body }) =>
    exportList(call, 'invoices', (page) => listBilling(call.db, call.actor, { ...body, ...page })),
  getBilling: ({ db, actor }, { query }) => getBilling(db, actor, query.applicationUid),
  createQuote: ({ db, parts, actor }, { body }) => createQuote(db, parts.keys, actor, body),
  acceptQuote: ({ db, actor }, { body }) => acceptQuote(db, actor, body.quoteUid),
  withdrawQuote: ({ db, actor }, { body }) => withdrawQuote(db, actor, body.quoteUid),
  issueInvoice: ({ db, parts, actor }, { body }) => issueInvoice(db, parts, actor, body),
  recordPayment: ({ db, parts, actor }, { body }) => recordPayment(db, parts, actor, body),
  cancelInvoice: ({ db, parts, actor }, { body }) => cancelInvoice(db, parts, actor, body),
  billingFile,
  retainedBillingFile,
} satisfies Partial<Handlers>;
