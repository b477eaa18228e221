import { useState } from 'react';
import { Select, TextInput } from '@mantine/core';
import { isDay } from '@visawright/contract/dates/days.ts';
import { billingCurrency, currencies } from '@visawright/contract/billing/currencies.ts';
import { largestRate, parseDecimal, rateDigits } from '@visawright/contract/billing/money.ts';
import type { NewExchangeRate } from '@visawright/contract/billing/prices.ts';
import { DayInput } from '../../../../components/DayInput.tsx';
import { ActionDialog } from '../../../../components/dialog/ActionDialog.tsx';
import { useBillingTexts } from '../../../../translations/billing/billing-texts.ts';
import { useAddRate } from './prices.api.ts';

const foreign = currencies.filter((each): each is NewExchangeRate['currency'] => each !== billingCurrency);

export function RateDialog({ today, onClose }: { today: string; onClose: () => void }) {
  const { t } = useBillingTexts();
  const add = useAddRate();
  const [currency, setCurrency] = useState<NewExchangeRate['currency']>('EUR');
  const [typed, setTyped] = useState('');
  const [on, setOn] = useState(today);
  const rateMicros = parseDecimal(typed, rateDigits);
  const isRight = rateMicros !== null && rateMicros > 0 && rateMicros <= largestRate;
  const isDayRight = isDay(on) && on <= today;
  return (
    <ActionDialog
      title={t('rates.add')}
      submit={{ label: t('prices.save'), disabled: !isRight || !isDayRight }}
      onSubmit={async () => {
        await add.mutateAsync({ currency, rateMicros: rateMicros!, on });
        onClose();
      }}
      onClose={onClose}
    >
      <Select
        label={t('prices.currency')}
        data={foreign}
        value={currency}
        allowDeselect={false}
        searchable
        onChange={(value) => setCurrency(foreign.find((each) => each === value) ?? currency)}
      />
      <TextInput
        data-autofocus
        label={t('rates.rate', { currency })}
        value={typed}
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        error={typed !== '' && !isRight && t('rates.rateWrong')}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <DayInput label={t('rates.on')} value={on} error={!isDayRight && t('invoice.dayWrong')} onChange={setOn} />
    </ActionDialog>
  );
}
