import { useState } from 'react';
import { Radio, Select, TextInput } from '@mantine/core';
import { businessTypes } from '@visawright/contract/platform/roles.ts';
import { ActionDialog } from '../../../../components/dialog/ActionDialog.tsx';
import {
  emptyInvitation,
  InvitationFields,
  isComplete,
  isTooLong,
  type InvitationDraft,
} from '../staff/InvitationFields.tsx';
import { useDistributorChoices } from '../distributors/use-distributor-choices.ts';
import { useDialogsTexts } from '../../../../translations/dialogs/dialogs-texts.ts';
import { usePeopleTexts } from '../../../../translations/people/people-texts.ts';

export interface CompanyDraft {
  name: string;
  businessType: (typeof businessTypes)[number];
  distributorUid: string | null;
  owner: InvitationDraft;
}

interface Props {
  kind: 'agencies' | 'distributors';
  choosesDistributor: boolean; // hidden for distributors, whose agencies are always their own
  onClose: () => void;
  onSubmit: (draft: CompanyDraft) => Promise<unknown>;
}

// Creates a company together with its owner, who is invited immediately.
export function CompanyDialog({ kind, choosesDistributor, onClose, onSubmit }: Props) {
  const { t } = usePeopleTexts();
  const { t: dialogText } = useDialogsTexts();
  const [draft, setDraft] = useState<CompanyDraft>({
    name: '',
    businessType: 'B2B',
    distributorUid: null,
    owner: emptyInvitation,
  });
  const change = (part: Partial<CompanyDraft>) => setDraft((now) => ({ ...now, ...part }));
  const distributors = useDistributorChoices(choosesDistributor);
  return (
    <ActionDialog
      title={t(`${kind}.create`)}
      text={t(`${kind}.createText`)}
      submit={{
        label: t(`${kind}.create`),
        disabled: draft.name.trim() === '' || isTooLong(draft.name) || !isComplete(draft.owner),
      }}
      onSubmit={() => onSubmit(draft)}
      onClose={onClose}
      size={520}
    >
      <TextInput
        label={t(`${kind}.name`)}
        value={draft.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
        error={isTooLong(draft.name) && t('nameTooLong')}
        autoComplete="off"
        data-autofocus
      />
      {kind === 'agencies' && (
        <Radio.Group
          label={t('agencies.businessType')}
          value={draft.businessType}
          onChange={(value) => change({ businessType: value })}
        >
          <div className="dialog-radios" style={{ marginTop: 6 }}>
            {businessTypes.map((word) => (
              <Radio key={word} value={word} label={t('agencies.agencyThat', { what: t(`businessType.${word}`) })} />
            ))}
          </div>
        </Radio.Group>
      )}
      {choosesDistributor && (
        <Select
          label={t('agencies.distributor')}
          description={t('agencies.distributorHint')}
          error={distributors.isError && dialogText('choicesFailed')}
          data={(distributors.data ?? []).map(({ distributorUid, name }) => ({ value: distributorUid, label: name }))}
          value={draft.distributorUid}
          onChange={(distributorUid) => change({ distributorUid })}
          searchable
          openOnFocus={false}
          clearable
          comboboxProps={{ shadow: 'md' }}
        />
      )}
      <fieldset className="owner-fields">
        <legend>{t('companyOwner')}</legend>
        <div className="dialog-fields">
          <InvitationFields draft={draft.owner} onChange={(owner) => change({ owner })} />
        </div>
      </fieldset>
    </ActionDialog>
  );
}
