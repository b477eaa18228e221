import { ReasonDialog } from '../../../components/dialog/ReasonDialog.tsx';
import { useApplicationsTexts } from '../../../translations/applications/applications-texts.ts';

interface Props {
  subject: string;
  onClose: () => void;
  onSubmit: (reason: string) => Promise<unknown>;
}

export function ReopenDialog({ subject, onClose, onSubmit }: Props) {
  const { t } = useApplicationsTexts();
  return (
    <ReasonDialog
      title={t('reopen.title', { subject })}
      text={t('reopen.text')}
      words={{ submit: t('reopen.submit'), reason: t('reopen.reason'), hint: t('reopen.hint') }}
      most={500}
      onSubmit={onSubmit}
      onClose={onClose}
    />
  );
}
