import { useState } from 'react';
import { Checkbox, Select, Textarea, TextInput } from '@mantine/core';
import { isGstin, stateOfGstin } from '@visawright/contract/billing/gstin.ts';
import { indianStates } from '@visawright/contract/billing/indian-states.ts';
import type { Prices, Seller } from '@visawright/contract/billing/prices.ts';
import { errorText } from '../../../../translations/errors/error-text.ts';
import { useBillingTexts } from '../../../../translations/billing/billing-texts.ts';
import { SavedNote } from '../../../shared/preferences/SavedNote.tsx';
import { useDraft } from '../../../shared/preferences/use-draft.ts';
import { SettingsRow } from '../layout/SettingsSection.tsx';
import { UnsavedBar } from '../layout/UnsavedBar.tsx';
import { useSaveSeller } from './prices.api.ts';

const none: Seller = { legalName: '', address: '', state: '', gstin: null, paymentNote: '', isShared: true };

// Who issues the agency's invoices.
export function SellerForm({ prices: { seller, sellerVersion } }: { prices: Prices }) {
  const { t, language } = useBillingTexts();
  const draft = useDraft(seller ?? none);
  const save = useSaveSeller();
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const { value, change, changed } = draft;
  const gstin = value.gstin ?? '';
  const isWrong = gstin !== '' && !(isGstin(gstin) && stateOfGstin(gstin) === value.state);
  const isIncomplete = value.legalName.trim() === '' || value.address.trim() === '' || value.state === '';
  const send = () =>
    save.mutate(
      { seller: value, version: sellerVersion },
      {
        onSuccess: () => {
          draft.discard();
          setSavedAt(Date.now());
        },
      },
    );
  return (
    <section className="set-part">
      <p className="set-lead">{t('seller.lead')}</p>
      <SettingsRow label={t('seller.fields.legalName')} htmlFor="seller-name">
        <TextInput
          id="seller-name"
          value={value.legalName}
          maxLength={200}
          onChange={(event) => change({ legalName: event.currentTarget.value })}
        />
      </SettingsRow>
      <SettingsRow label={t('seller.fields.address')} htmlFor="seller-address">
        <Textarea
          id="seller-address"
          value={value.address}
          maxLength={400}
          autosize
          minRows={2}
          onChange={(event) => change({ address: event.currentTarget.value })}
        />
      </SettingsRow>
      <SettingsRow label={t('seller.fields.state')} htmlFor="seller-state">
        <Select
          id="seller-state"
          data={indianStates.map((state) => ({ value: state.code, label: state[language] }))}
          value={value.state || null}
          allowDeselect={false}
          searchable
          onChange={(state) => change({ state: state ?? '' })}
        />
      </SettingsRow>
      <SettingsRow label={t('seller.fields.gstin')} hint={t('seller.gstinHint')} htmlFor="seller-gstin">
        <TextInput
          id="seller-gstin"
          aria-describedby="seller-gstin-hint"
          value={gstin}
          maxLength={15}
          autoComplete="off"
          spellCheck={false}
          error={isWrong && gstin.length === 15 && t('seller.gstinWrong')}
          onChange={(event) => change({ gstin: event.currentTarget.value.trim().toUpperCase() || null })}
        />
      </SettingsRow>
      <SettingsRow label={t('seller.fields.paymentNote')} hint={t('seller.paymentHint')} htmlFor="seller-pay">
        <Textarea
          id="seller-pay"
          aria-describedby="seller-pay-hint"
          value={value.paymentNote}
          maxLength={500}
          autosize
          minRows={2}
          onChange={(event) => change({ paymentNote: event.currentTarget.value })}
        />
      </SettingsRow>
      <SettingsRow label={t('seller.fields.isShared')}>
        <Checkbox
          label={t('seller.share')}
          checked={value.isShared}
          onChange={(event) => change({ isShared: event.currentTarget.checked })}
        />
      </SettingsRow>
      <SavedNote at={changed.length === 0 ? savedAt : null} />
      <UnsavedBar
        changed={changed.map((field) => t(`seller.fields.${field}`))}
        save={t('seller.save')}
        isSaving={save.isPending}
        error={errorText(save.error)}
        blocked={isWrong || isIncomplete}
        onSave={send}
        onDiscard={() => {
          draft.discard();
          save.reset();
        }}
      />
    </section>
  );
}
