import type { BillingDocument } from '@visawright/contract/billing/billing.ts';
import { billingCurrency } from '@visawright/contract/billing/currencies.ts';
import type { ExportedColumn } from '../../../../components/list/export/list-file.ts';
import { dayCell } from '../../../../lib/files/table-cell.ts';
import type { BillingTranslate } from '../../../../translations/billing/billing-texts.ts';

// The file of everything that was issued. A credit note is negative, so that the amounts of invoices can be summed.
export const documentColumns = (t: BillingTranslate): readonly ExportedColumn<BillingDocument>[] => [
  { head: t('list.columns.kind'), exported: ({ kind }) => t(`documents.${kind}`) },
  { head: t('list.columns.number'), exported: ({ number }) => number },
  { head: t('list.columns.issuedOn'), exported: ({ issuedOn }) => dayCell(issuedOn) },
  {
    head: t('list.columns.amount', { currency: billingCurrency }),
    exported: ({ kind, amount }) => (kind === 'creditNote' ? -amount : amount) / 100,
  },
  { head: t('list.columns.paidOn'), exported: ({ paidOn }) => dayCell(paidOn) },
  { head: t('list.columns.method'), exported: ({ method }) => method && t(`methods.${method}`) },
  { head: t('cancelled'), exported: ({ isCancelled }) => (isCancelled ? t('cancelled') : null) },
  { head: t('list.application'), exported: ({ reference }) => reference ?? t('list.gone') },
];
