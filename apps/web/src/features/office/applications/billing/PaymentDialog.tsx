import { useState } from 'react';
import { Select, TextInput } from '@mantine/core';
import { isDay } from '@visawright/contract/dates/days.ts';
import type { BillingDocument } from '@visawright/contract/billing/billing.ts';
import { billingCurrency, currencyDigits } from '@visawright/contract/billing/currencies.ts';
import { formatAmount, parseAmount, writeDecimal } from '@visawright/contract/billing/money.ts';
import { paymentMethods, type PaymentMethod } from '@visawright/contract/billing/price-kinds.ts';
import { DayInput } from '../../../../components/DayInput.tsx';
import { ActionDialog } from '../../../../components/dialog/ActionDialog.tsx';
import { toast } from '../../../../lib/browser/toast.ts';
import { useBillingTexts } from '../../../../translations/billing/billing-texts.ts';
import { useRecordPayment } from '../../../shared/billing/billing.api.ts';

interface Props {
  applicationUid: string;
  invoice: BillingDocument;
  due: number;
  today: string; // of the realm
  onClose: () => void;
}

export function PaymentDialog({ applicationUid, invoice, due, today, onClose }: Props) {
  const { t, language } = useBillingTexts();
  const record = useRecordPayment(applicationUid);
  const [typed, setTyped] = useState(writeDecimal(due, currencyDigits[billingCurrency]));
  const [paidOn, setPaidOn] = useState(today);
  const [method, setMethod] = useState<PaymentMethod>('upi');
  const [reference, setReference] = useState('');
  const amount = parseAmount(typed, billingCurrency);
  const isRight = amount !== null && amount > 0 && amount <= due;
  const isDayRight = isDay(paidOn) && paidOn <= today;
  return (
    <ActionDialog
      title={t('invoice.payTitle', { number: invoice.number })}
      text={t('invoice.payText')}
      submit={{ label: t('invoice.pay'), disabled: !isRight || !isDayRight }}
      onSubmit={async () => {
        const { billingUid } = invoice;
        await record.mutateAsync({ billingUid, amount: amount!, paidOn, method, reference: reference.trim() });
        void toast(t('invoice.paid'), 'success');
        onClose();
      }}
      onClose={onClose}
    >
      <TextInput
        data-autofocus
        label={t('invoice.amount')}
        value={typed}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        error={!isRight && t('invoice.amountWrong', { due: formatAmount(due, billingCurrency, language) })}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <DayInput
        label={t('invoice.paidOn')}
        value={paidOn}
        error={!isDayRight && t('invoice.dayWrong')}
        onChange={setPaidOn}
      />
      <Select
        label={t('invoice.method')}
        data={paymentMethods.map((value) => ({ value, label: t(`methods.${value}`) }))}
        value={method}
        allowDeselect={false}
        onChange={(value) => setMethod(paymentMethods.find((each) => each === value) ?? 'upi')}
      />
      <TextInput
        label={t('invoice.reference')}
        description={t('invoice.referenceHint')}
        value={reference}
        maxLength={120}
        autoComplete="off"
        onChange={(event) => setReference(event.currentTarget.value)}
      />
    </ActionDialog>
  );
}
