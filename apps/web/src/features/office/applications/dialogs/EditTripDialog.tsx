import { useState } from 'react';
import { datesLocked } from '@visawright/contract/applications/application-status.ts';
import type { Application, VisaDetails } from '@visawright/contract/applications/application.ts';
import { ActionDialog } from '../../../../components/dialog/ActionDialog.tsx';
import { ConflictingValues } from '../../../../components/dialog/ConflictingValues.tsx';
import { staleRecord } from '../../../../components/dialog/stale-record.ts';
import { UseTheirsButton } from '../../../../components/dialog/UseTheirsButton.tsx';
import { countryText } from '../../../shared/destinations/destination-names.ts';
import { detailsOf, draftOf } from './trip-draft.ts';
import { TripFields } from './TripFields.tsx';
import { useDialogsTexts } from '../../../../translations/dialogs/dialogs-texts.ts';
import { useApplicationsTexts } from '../../../../translations/applications/applications-texts.ts';

interface Props {
  row: Application;
  onClose: () => void;
  onTheirs: (current: Application) => void;
  onSubmit: (details: VisaDetails, version: number) => Promise<unknown>;
}

const isCountry = (name: keyof VisaDetails) => name === 'visaFrom' || name === 'visaTo' || name === 'nationality';

// Sends the version that was read; on a conflict both values are shown before anything is overwritten.
export function EditTripDialog({ row, onClose, onTheirs, onSubmit }: Props) {
  const { t, language } = useApplicationsTexts();
  const { t: dialogText } = useDialogsTexts();
  const [draft, setDraft] = useState(() => draftOf(row.visaDetails));
  const [current, setCurrent] = useState<Application | null>(null);
  const details = detailsOf(draft);
  const names = Object.keys(row.visaDetails) as (keyof VisaDetails)[];
  const valueWords = (name: keyof VisaDetails, value: string) =>
    name === 'visaCategory'
      ? (t.find(`category.${value}`) ?? value)
      : isCountry(name)
        ? countryText(value, language)
        : value;
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
      const theirs = staleRecord(error) as Application | undefined;
      if (!theirs) throw error;
      setCurrent(theirs);
    }
  };
  return (
    <ActionDialog
      title={t('edit.title', { subject: row.applicantName })}
      submit={{ label: current ? dialogText('saveMine') : t('edit.submit'), disabled: !details }}
      onSubmit={save}
      onClose={onClose}
      size={520}
      second={current && <UseTheirsButton onClick={() => onTheirs(current)} />}
    >
      {current && <ConflictingValues rows={differences} />}
      <TripFields draft={draft} onChange={setDraft} datesLocked={datesLocked(row.status)} />
    </ActionDialog>
  );
}
