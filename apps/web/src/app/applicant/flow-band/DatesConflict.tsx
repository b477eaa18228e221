import { Button } from '@mantine/core';
import type { Application } from '@visawright/contract/applications/application.ts';
import { ConflictingValues } from '../../../components/dialog/ConflictingValues.tsx';
import { DialogFrame } from '../../../components/dialog/DialogFrame.tsx';
import { shortRange } from '../../../lib/dates/dates.ts';
import { useDialogsTexts } from '../../../translations/dialogs/dialogs-texts.ts';
import { useApplicantTexts } from '../../../translations/applicant/applicant-texts.ts';

interface Props {
  current: Application;
  from: string;
  to: string;
  onClose: (answer: 'mine' | 'theirs' | null) => void;
}

export function DatesConflict({ current: { visaDetails }, from, to, onClose }: Props) {
  const { t, language } = useApplicantTexts();
  const { t: dialogText } = useDialogsTexts();
  const row = {
    label: t('travel.dates'),
    yours: shortRange(from, to, language),
    theirs: shortRange(visaDetails.fromDate, visaDetails.toDate, language),
  };
  return (
    <DialogFrame title={t('travel.bothTitle')} onClose={() => onClose(null)}>
      <ConflictingValues rows={[row]} />
      <div className="dialog-foot">
        <Button variant="default" onClick={() => onClose('theirs')}>
          {dialogText('useTheirs')}
        </Button>
        <Button onClick={() => onClose('mine')}>{dialogText('saveMine')}</Button>
      </div>
    </DialogFrame>
  );
}
