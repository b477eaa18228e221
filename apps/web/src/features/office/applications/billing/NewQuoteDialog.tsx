import { useState } from 'react';
import { Checkbox, Select } from '@mantine/core';
import type { Application } from '@visawright/contract/applications/application.ts';
import { customerStates } from '@visawright/contract/billing/indian-states.ts';
import { ActionDialog } from '../../../../components/dialog/ActionDialog.tsx';
import { useBillingTexts } from '../../../../translations/billing/billing-texts.ts';
import { useCreateQuote } from '../../../shared/billing/billing.api.ts';

interface Props {
  row: Application;
  state: string | null; // of the agency, where most of its customers are
  onClose: () => void;
}

export function NewQuoteDialog({ row, state, onClose }: Props) {
  const { t, language } = useBillingTexts();
  const create = useCreateQuote(row.applicationUid);
  const [customerState, setCustomerState] = useState(state);
  const [forTrip, setForTrip] = useState(false);
  return (
    <ActionDialog
      title={t('quote.makeTitle')}
      text={t('quote.text')}
      submit={{ label: t('quote.make'), disabled: customerState === null }}
      onSubmit={async () => {
        await create.mutateAsync({ applicationUid: row.applicationUid, forTrip, customerState: customerState! });
        onClose();
      }}
      onClose={onClose}
    >
      <Select
        label={t('quote.state')}
        description={t('quote.stateHint')}
        data={customerStates.map((each) => ({ value: each.code, label: each[language] }))}
        value={customerState}
        allowDeselect={false}
        searchable
        onChange={setCustomerState}
      />
      {row.partySize > 1 && (
        <Checkbox
          label={t('quote.forTrip', { count: row.partySize })}
          checked={forTrip}
          onChange={(event) => setForTrip(event.currentTarget.checked)}
        />
      )}
    </ActionDialog>
  );
}
