import { useState } from 'react';
import { Select, Textarea, TextInput } from '@mantine/core';
import type { Application } from '@visawright/contract/applications/application.ts';
import { billingCurrency } from '@visawright/contract/billing/currencies.ts';
import { isGstin } from '@visawright/contract/billing/gstin.ts';
import { formatAmount } from '@visawright/contract/billing/money.ts';
import type { Quote } from '@visawright/contract/billing/quote.ts';
import { ActionDialog } from '../../../../components/dialog/ActionDialog.tsx';
import { toast } from '../../../../lib/browser/toast.ts';
import { useBillingTexts } from '../../../../translations/billing/billing-texts.ts';
import { useIssueInvoice } from '../../../shared/billing/billing.api.ts';

interface Props {
  row: Application;
  quote: Quote;
  onClose: () => void;
}

const languages = [
  { value: 'en', label: 'English' },
  { value: 'hi', label: 'हिन्दी' },
];

export function InvoiceDialog({ row, quote, onClose }: Props) {
  const { t, language } = useBillingTexts();
  const issue = useIssueInvoice(row.applicationUid);
  const [name, setName] = useState(row.applicantName);
  const [address, setAddress] = useState('');
  const [gstin, setGstin] = useState('');
  const [printed, setPrinted] = useState<'en' | 'hi'>(language);
  const isWrong = gstin !== '' && !isGstin(gstin);
  return (
    <ActionDialog
      title={t('invoice.issueTitle', { total: formatAmount(quote.body.total, billingCurrency, language) })}
      text={t('invoice.issueText')}
      submit={{ label: t('invoice.issue'), disabled: name.trim() === '' || isWrong }}
      onSubmit={async () => {
        const customer = { name: name.trim(), address: address.trim(), gstin: gstin || null };
        await issue.mutateAsync({ quoteUid: quote.quoteUid, customer, language: printed });
        void toast(t('invoice.issued'), 'success');
        onClose();
      }}
      onClose={onClose}
    >
      <TextInput
        data-autofocus
        label={t('invoice.name')}
        value={name}
        maxLength={200}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Textarea
        label={t('invoice.address')}
        description={t('invoice.addressHint')}
        value={address}
        maxLength={400}
        autosize
        minRows={2}
        onChange={(event) => setAddress(event.currentTarget.value)}
      />
      <TextInput
        label={t('invoice.gstin')}
        description={t('invoice.gstinHint')}
        value={gstin}
        maxLength={15}
        autoComplete="off"
        spellCheck={false}
        error={isWrong && gstin.length === 15 && t('invoice.gstinWrong')}
        onChange={(event) => setGstin(event.currentTarget.value.trim().toUpperCase())}
      />
      <Select
        label={t('invoice.language')}
        data={languages}
        value={printed}
        allowDeselect={false}
        onChange={(value) => setPrinted(value === 'hi' ? 'hi' : 'en')}
      />
    </ActionDialog>
  );
}
