import { useState } from 'react';
import { Select, TextInput } from '@mantine/core';
import { currencies } from '@visawright/contract/billing/currencies.ts';
import { chargedPer, priceKinds } from '@visawright/contract/billing/price-kinds.ts';
import type { PriceLine } from '@visawright/contract/billing/prices.ts';
import { visaTypesFor } from '@visawright/forms/destinations/visa-types.ts';
import { ActionDialog } from '../../../../components/dialog/ActionDialog.tsx';
import { useBillingTexts } from '../../../../translations/billing/billing-texts.ts';
import { draftOf, newPriceLine, readPriceLine, type PriceLineDraft } from './price-line-draft.ts';

interface Props {
  formId: string;
  line: PriceLine | undefined; // undefined: a new one
  onSave: (line: PriceLine) => Promise<unknown>;
  onClose: () => void;
}

const every = '';

export function PriceLineDialog({ formId, line: before, onSave, onClose }: Props) {
  const { t } = useBillingTexts();
  const [draft, setDraft] = useState<PriceLineDraft>(before ? draftOf(before) : newPriceLine);
  const change = (part: Partial<PriceLineDraft>) => setDraft((now) => ({ ...now, ...part }));
  const { line, faults } = readPriceLine(draft);
  return (
    <ActionDialog
      title={t(before ? 'prices.editTitle' : 'prices.addTitle')}
      submit={{ label: t('prices.save'), disabled: line === null }}
      onSubmit={async () => {
        await onSave(line!);
        onClose();
      }}
      onClose={onClose}
      size={560}
    >
      <div className="prices-pair">
        <Select
          label={t('prices.kind')}
          data={priceKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          value={draft.kind}
          allowDeselect={false}
          onChange={(value) => value && change({ kind: value })}
        />
        <Select
          label={t('prices.per')}
          data={chargedPer.map((value) => ({ value, label: t(`prices.perOf.${value}`) }))}
          value={draft.per}
          allowDeselect={false}
          onChange={(value) => value && change({ per: value })}
        />
      </div>
      <TextInput
        data-autofocus
        label={t('prices.label')}
        value={draft.label}
        maxLength={120}
        onChange={(event) => change({ label: event.currentTarget.value })}
      />
      <div className="prices-pair">
        <TextInput
          label={t('prices.amount')}
          value={draft.amount}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          error={draft.amount !== '' && faults.includes('amount') && t('prices.amountWrong')}
          onChange={(event) => change({ amount: event.currentTarget.value })}
        />
        <Select
          label={t('prices.currency')}
          data={currencies}
          value={draft.currency}
          allowDeselect={false}
          searchable
          onChange={(value) => value && change({ currency: value })}
        />
      </div>
      <Select
        label={t('prices.visaType')}
        data={[
          { value: every, label: t('prices.everyVisa') },
          ...visaTypesFor(formId).map((value) => ({ value, label: value })),
        ]}
        value={draft.visaType ?? every}
        allowDeselect={false}
        onChange={(value) => change({ visaType: value || null })}
      />
      {draft.per === 'traveller' && (
        <div className="prices-pair">
          <TextInput
            label={t('prices.ageFrom')}
            description={t('prices.ageHint')}
            value={draft.ageFrom}
            inputMode="numeric"
            maxLength={3}
            error={faults.includes('ages') && t('prices.agesWrong')}
            onChange={(event) => change({ ageFrom: event.currentTarget.value })}
          />
          <TextInput
            label={t('prices.ageUnder')}
            description={t('prices.ageHint')}
            value={draft.ageUnder}
            inputMode="numeric"
            maxLength={3}
            onChange={(event) => change({ ageUnder: event.currentTarget.value })}
          />
        </div>
      )}
      {draft.kind === 'service' && (
        <div className="prices-pair">
          <TextInput
            label={t('prices.gst')}
            value={draft.gst}
            inputMode="decimal"
            maxLength={5}
            error={faults.includes('gst') && t('prices.gstWrong')}
            onChange={(event) => change({ gst: event.currentTarget.value })}
          />
          <TextInput
            label={t('prices.taxCode')}
            value={draft.taxCode}
            inputMode="numeric"
            maxLength={8}
            error={draft.taxCode !== '' && faults.includes('taxCode') && t('prices.taxCodeWrong')}
            onChange={(event) => change({ taxCode: event.currentTarget.value })}
          />
        </div>
      )}
    </ActionDialog>
  );
}
