import { useState } from 'react';
import { Radio } from '@mantine/core';
import { outcomes, type VisaOutcome } from '@visawright/contract/applications/application-status.ts';
import { ActionDialog } from '../../../../components/dialog/ActionDialog.tsx';
import { useApplicationsTexts } from '../../../../translations/applications/applications-texts.ts';

interface Props {
  subject: string;
  now?: VisaOutcome;
  onClose: () => void;
  onSubmit: (outcome: VisaOutcome) => Promise<unknown>;
}

export function OutcomeDialog({ subject, now, onClose, onSubmit }: Props) {
  const { t } = useApplicationsTexts();
  const [outcome, setOutcome] = useState<VisaOutcome | null>(now ?? null);
  return (
    <ActionDialog
      title={t('setOutcome.title', { subject })}
      submit={{ label: t('setOutcome.submit'), disabled: !outcome || outcome === now }}
      onSubmit={() => onSubmit(outcome!)}
      onClose={onClose}
    >
      <Radio.Group label={t('setOutcome.label')} value={outcome} onChange={setOutcome}>
        <div className="dialog-radios">
          {outcomes.map((word, i) => (
            <Radio
              key={word}
              value={word}
              label={t(`outcome.${word}`)}
              data-autofocus={(now ? word === now : i === 0) || undefined}
            />
          ))}
        </div>
      </Radio.Group>
    </ActionDialog>
  );
}
