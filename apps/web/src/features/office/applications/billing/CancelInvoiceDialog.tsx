import { useState } from 'react';
import { Textarea } from '@mantine/core';
import type { BillingDocument } from '@visawright/contract/billing/billing.ts';
import { billingCurrency } from '@visawright/contract/billing/currencies.ts';
import { formatAmount } from '@visawright/contract/billing/money.ts';
import { ActionDialog } from '../../../../components/dialog/ActionDialog.tsx';
import { toast } from '../../../../lib/browser/toast.ts';
import { useBillingTexts } from '../../../../translations/billing/billing-texts.ts';
import { useCancelInvoice } from '../../../shared/billing/billing.api.ts';

interface Props {
  applicationUid: string;
  invoice: BillingDocument;
  onClose: () => void;
}

export function CancelInvoiceDialog({ applicationUid, invoice, onClose }: Props) {
  const { t, language } = useBillingTexts();
  const cancel = useCancelInvoice(applicationUid);
  const [reason, setReason] = useState('');
  const { number, amount, billingUid } = invoice;
  return (
    <ActionDialog
      title={t('invoice.cancelTitle', { number })}
      text={t('invoice.cancelText', { total: formatAmount(amount, billingCurrency, language) })}
      submit={{ label: t('invoice.cancelSubmit'), tone: 'bad', disabled: reason.trim() === '' }}
      onSubmit={async () => {
        await cancel.mutateAsync({ billingUid, reason: reason.trim() });
        void toast(t('invoice.cancelDone'), 'success');
        onClose();
      }}
      onClose={onClose}
    >
      <Textarea
        data-autofocus
        label={t('invoice.reason')}
        description={t('invoice.reasonHint')}
        value={reason}
        maxLength={300}
        autosize
        minRows={2}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </ActionDialog>
  );
}
