import { useState } from 'react';
import { Button } from '@mantine/core';
import { datesLocked } from '@visawright/contract/application-status.ts';
import type { Application, VisaDetails } from '@visawright/contract/application.ts';
import { ActionDialog } from '../../../components/dialog/ActionDialog.tsx';
import { BothValues } from '../../../components/dialog/BothValues.tsx';
import { useDialogWords } from '../../../components/dialog/dialog-words.ts';
import { staleValue } from '../../../components/dialog/stale.ts';
import { useApplicationWords } from '../application-words.ts';
import { placeName } from '../place.ts';
import { detailsOf, draftOf } from '../trip-draft.ts';
import { TripFields } from '../TripFields.tsx';

interface Props {
  row: Application;
  onClose: () => void;
  onTheirs: (current: Application) => void;
  onSubmit: (details: VisaDetails, version: number) => Promise<unknown>;
}

const isCountry = (name: keyof VisaDetails) => name === 'visaFrom' || name === 'visaTo' || name === 'nationality';

// Saved with the version it was read in: whoever comes second sees both values before anything is overwritten.
export function EditTripDialog({ row, onClose, onTheirs, onSubmit }: Props) {
  const { t, language } = useApplicationWords();
  const words = useDialogWords();
  const [draft, setDraft] = useState(() => draftOf(row.visaDetails));
  const [current, setCurrent] = useState<Application | null>(null);
  const details = detailsOf(draft);
  const names = Object.keys(row.visaDetails) as (keyof VisaDetails)[];
  const valueWords = (name: keyof VisaDetails, value: string) =>
    name === 'visaCategory' ? t(`category.${value}`) : isCountry(name) ? placeName(value, language) : value;
  const differences = names
    .filter((name) => current && details && current.visaDetails[name] !== details[name])
    .map((name) => ({
      label: t(`trip.${name}`),
      yours: valueWords(name, details![name]),
      theirs: valueWords(name, current!.visaDetails[name]),
    }));
  const save = async () => {
    try {
      await onSubmit(details!, (current ?? row).version);
    } catch (error) {
      const theirs = staleValue(error) as Application | undefined;
      if (!theirs) throw error;
      setCurrent(theirs);
    }
  };
  return (
    <ActionDialog
      title={t('edit.title', { subject: row.applicantName })}
      submit={{ label: current ? words('saveMine') : t('edit.submit'), disabled: !details }}
      onSubmit={save}
      onClose={onClose}
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
      <TripFields draft={draft} onChange={setDraft} datesLocked={datesLocked(row.status)} />
    </ActionDialog>
  );
}
