import { Button } from '@mantine/core';
import type { Application } from '@visawright/contract/application.ts';
import { BothValues } from '../../components/dialog/BothValues.tsx';
import { useDialogWords } from '../../components/dialog/dialog-words.ts';
import { DialogFrame } from '../../components/dialog/DialogFrame.tsx';
import { shortRange } from '../../lib/dates.ts';
import { useTranslation } from '../../lib/words.ts';

interface Props {
  current: Application;
  from: string;
  to: string;
  onClose: (answer: 'mine' | 'theirs' | null) => void;
}

export function DatesConflict({ current: { visaDetails }, from, to, onClose }: Props) {
  const { t, i18n } = useTranslation('applicant');
  const words = useDialogWords();
  const row = {
    label: t('travel.dates'),
    yours: shortRange(from, to, i18n.language),
    theirs: shortRange(visaDetails.fromDate, visaDetails.toDate, i18n.language),
  };
  return (
    <DialogFrame title={t('travel.bothTitle')} onClose={() => onClose(null)}>
      <BothValues rows={[row]} />
      <div className="dialog-foot">
        <Button variant="default" onClick={() => onClose('theirs')}>
          {words('keepTheirs')}
        </Button>
        <Button onClick={() => onClose('mine')}>{words('saveMine')}</Button>
      </div>
    </DialogFrame>
  );
}
