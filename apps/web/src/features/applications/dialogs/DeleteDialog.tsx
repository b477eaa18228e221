import { ActionDialog } from '../../../components/dialog/ActionDialog.tsx';
import { useApplicationWords } from '../application-words.ts';

interface Props {
  subject: string;
  onClose: () => void;
  onSubmit: () => Promise<unknown>;
}

// One application can be undone and needs no question; many are asked about first.
export function DeleteDialog({ subject, onClose, onSubmit }: Props) {
  const { t } = useApplicationWords();
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
