import { useState } from 'react';
import { Button } from '@mantine/core';
import type { Applicant } from '@visawright/contract/applicant.ts';
import { ActionDialog } from '../../components/dialog/ActionDialog.tsx';
import { BothValues } from '../../components/dialog/BothValues.tsx';
import { useDialogWords } from '../../components/dialog/dialog-words.ts';
import { staleValue } from '../../components/dialog/stale.ts';
import type { Close } from '../../components/dialog/use-dialog.tsx';
import { call } from '../../lib/call.ts';
import { draftOf, editOf, factNames, isComplete } from './applicant-draft.ts';
import { nameOf } from './applicant-list.ts';
import { useApplicantWords } from './applicant-words.ts';
import { ApplicantFields } from './ApplicantFields.tsx';

interface Props {
  row: Applicant;
  close: Close<Applicant>;
  onTheirs: (current: Applicant) => void;
}

// Saved with the version it was read in: whoever comes second sees both values before anything is overwritten.
export function EditApplicantDialog({ row, close, onTheirs }: Props) {
  const { t } = useApplicantWords();
  const words = useDialogWords();
  const [before] = useState(() => draftOf(row));
  const [draft, setDraft] = useState(before);
  const [current, setCurrent] = useState<Applicant | null>(null);
  const theirs = current && draftOf(current);
  const differences = factNames
    .filter((name) => theirs && name !== 'passportNumber' && theirs[name] !== draft[name].trim())
    .map((name) => ({ label: t(`facts.${name}`), yours: draft[name], theirs: theirs![name] }));
  const save = async () => {
    const { applicantUid, version } = current ?? row;
    const body = { ...editOf(theirs ?? before, draft), version };
    try {
      close(await call('updateApplicant', { query: { applicantUid }, body, once: true }));
    } catch (error) {
      const found = staleValue(error) as Applicant | undefined;
      if (!found) throw error;
      setCurrent(found);
    }
  };
  const isChanged = Object.keys(editOf(before, draft)).length > 0;
  return (
    <ActionDialog
      title={t('edit.title', { name: nameOf(row) })}
      submit={{ label: current ? words('saveMine') : t('edit.submit'), disabled: !isComplete(draft) || !isChanged }}
      onSubmit={save}
      onClose={() => close(null)}
      size={520}
      second={
        current && (
          <Button variant="default" onClick={() => onTheirs(current)}>
            {words('keepTheirs')}
          </Button>
        )
      }
    >
      {current && <BothValues rows={differences} />}
      <ApplicantFields draft={draft} onChange={setDraft} masked={row.passportMasked} />
    </ActionDialog>
  );
}
