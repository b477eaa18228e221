import type { Balance, BillingDocument } from './billing.ts';

type Counted = Pick<BillingDocument, 'kind' | 'amount' | 'isCancelled'>;

const sum = (documents: readonly Counted[]): number => documents.reduce((total, { amount }) => total + amount, 0);

// Of one invoice with its receipts, or of all of an application. A payment on a cancelled invoice counts for the next one.
export function balanceOf(documents: readonly Counted[]): Balance {
  const invoiced = sum(documents.filter(({ kind, isCancelled }) => kind === 'invoice' && !isCancelled));
  const paid = sum(documents.filter(({ kind }) => kind === 'receipt'));
  return { invoiced, paid, due: invoiced - paid };
}
