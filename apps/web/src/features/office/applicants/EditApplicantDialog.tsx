import { useState } from 'react';
import type { Applicant } from '@visawright/contract/applications/applicant.ts';
import { ActionDialog } from '../../../components/dialog/ActionDialog.tsx';
import { ConflictingValues } from '../../../components/dialog/ConflictingValues.tsx';
import { staleRecord } from '../../../components/dialog/stale-record.ts';
import { UseTheirsButton } from '../../../components/dialog/UseTheirsButton.tsx';
import type { Close } from '../../../components/dialog/use-dialog.tsx';
import { call } from '../../../lib/api/call.ts';
import { draftOf, editOf, factNames, isComplete } from './applicant-draft.ts';
import { nameOf } from './applicant-list.ts';
import { ApplicantFields } from './ApplicantFields.tsx';
import { useDialogsTexts } from '../../../translations/dialogs/dialogs-texts.ts';
import { useApplicantsTexts } from '../../../translations/applicants/applicants-texts.ts';

interface Props {
  row: Applicant;
  close: Close<Applicant>;
  onTheirs: (current: Applicant) => void;
}

// Sends the version that was read; on a conflict both values are shown before anything is overwritten.
export function EditApplicantDialog({ row, close, onTheirs }: Props) {
  const { t } = useApplicantsTexts();
  const { t: dialogText } = useDialogsTexts();
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
      const found = staleRecord(error) as Applicant | undefined;
      if (!found) throw error;
      setCurrent(found);
    }
  };
  const isChanged = Object.keys(editOf(before, draft)).length > 0;
  return (
    <ActionDialog
      title={t('edit.title', { name: nameOf(row) })}
      submit={{
        label: current ? dialogText('saveMine') : t('edit.submit'),
        disabled: !isComplete(draft, before) || !isChanged,
      }}
      onSubmit={save}
      onClose={() => close(null)}
      size={520}
      second={current && <UseTheirsButton onClick={() => onTheirs(current)} />}
    >
      {current && <ConflictingValues rows={differences} />}
      <ApplicantFields draft={draft} onChange={setDraft} masked={row.passportMasked} />
    </ActionDialog>
  );
}
