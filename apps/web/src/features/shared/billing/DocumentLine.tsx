import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { BillingDocument } from '@visawright/contract/billing/billing.ts';
import { billingCurrency } from '@visawright/contract/billing/currencies.ts';
import { formatAmount } from '@visawright/contract/billing/money.ts';
import { dayText } from '../../../lib/dates/moments.ts';
import { useBillingTexts } from '../../../translations/billing/billing-texts.ts';
import { useDownloadBilling } from './billing.api.ts';
import './billing.css';

interface Props {
  document: BillingDocument;
  about?: string | undefined; // the number of the invoice it is about
  more?: ReactNode; // further facts
  actions?: ReactNode;
}

// An invoice, a receipt or a credit note with its PDF.
export function DocumentLine({ document, about, more, actions }: Props) {
  const { t, language } = useBillingTexts();
  const file = useDownloadBilling();
  const { kind, number, issuedOn, amount, isCancelled, isPrinted, method, paidOn } = document;
  const facts = [
    dayText(paidOn ?? issuedOn, language),
    ...(method ? [t(`methods.${method}`)] : []),
    ...(about ? [t('of', { number: about })] : []),
  ];
  return (
    <li data-document={kind}>
      <span>
        <b>{t(`documents.${kind}`)}</b> {number}
        <small className="bill-note">
          {facts.join(' · ')}
          {isCancelled && <b> · {t('cancelled')}</b>}
          {more}
        </small>
      </span>
      <span className="bill-amount" data-cancelled={isCancelled || undefined}>
        {formatAmount(amount, billingCurrency, language)}
      </span>
      <span className="bill-actions">
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          leftSection={<IconDownload size={15} aria-hidden />}
          aria-label={t('downloadOf', { number })}
          loading={file.isPending}
          disabled={!isPrinted}
          onClick={() => file.mutate(document)}
        >
          {t(isPrinted ? 'download' : 'preparing')}
        </Button>
        {actions}
      </span>
    </li>
  );
}
