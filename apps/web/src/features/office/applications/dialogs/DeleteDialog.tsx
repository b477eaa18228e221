import { ActionDialog } from '../../../../components/dialog/ActionDialog.tsx';
import { useApplicationsTexts } from '../../../../translations/applications/applications-texts.ts';

interface Props {
  subject: string;
  onClose: () => void;
  onSubmit: () => Promise<unknown>;
}

// Deleting one application can be undone and needs no confirmation; deleting several does.
export function DeleteDialog({ subject, onClose, onSubmit }: Props) {
  const { t } = useApplicationsTexts();
  return (
    <ActionDialog
      title={t('delete.title', { subject })}
      text={t('delete.text')}
      submit={{ label: t('delete.submit'), tone: 'bad' }}
      onSubmit={onSubmit}
      onClose={onClose}
    />
  );
}
