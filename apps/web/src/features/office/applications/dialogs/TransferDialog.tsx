import { useState } from 'react';
import { ActionDialog } from '../../../../components/dialog/ActionDialog.tsx';
import { PersonChoice } from '../../../../components/dialog/PeopleChoice.tsx';
import { useApplicationsTexts } from '../../../../translations/applications/applications-texts.ts';

interface Props {
  subject: string; // 'Asha Verma', or '3 applications'
  now?: string | null;
  onClose: () => void;
  onSubmit: (agentUid: string) => Promise<unknown>;
}

export function TransferDialog({ subject, now, onClose, onSubmit }: Props) {
  const { t } = useApplicationsTexts();
  const [agent, setAgent] = useState<string | null>(null);
  return (
    <ActionDialog
      title={t('transfer.title', { subject })}
      text={t('transfer.text')}
      submit={{ label: t('transfer.submit'), disabled: !agent }}
      onSubmit={() => onSubmit(agent!)}
      onClose={onClose}
    >
      <PersonChoice
        kind="agents"
        label={t('transfer.agent')}
        placeholder={t('transfer.placeholder')}
        without={now ? [now] : []}
        value={agent}
        onChange={setAgent}
      />
    </ActionDialog>
  );
}
