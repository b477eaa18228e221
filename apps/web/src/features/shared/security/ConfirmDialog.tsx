import { ActionDialog } from '../../../components/dialog/ActionDialog.tsx';
import { call } from '../../../lib/api/call.ts';
import { useConfirmTexts } from '../../../translations/confirm/confirm-texts.ts';
import { OwnProofField } from './OwnProofField.tsx';
import { useOwnProof } from './use-own-proof.ts';

// Asks for the password or a code again; the call that needed it is then repeated.
export default function ConfirmDialog({ onDone }: { onDone(isConfirmed: boolean): void }) {
  const { t } = useConfirmTexts();
  const proof = useOwnProof();
  const { kind, typed } = proof;
  const submit = async () => {
    try {
      await call('confirmSignIn', { body: kind === 'code' ? { code: typed.trim() } : { password: typed } });
    } catch (error) {
      if (proof.takes(error)) return;
      throw error;
    }
    onDone(true);
  };
  return (
    <ActionDialog
      title={t('title')}
      text={kind === 'code' ? t('textCode') : t('text')}
      size={420}
      submit={{ label: t('submit'), disabled: !proof.isGiven }}
      onSubmit={submit}
      onClose={() => onDone(false)}
    >
      <OwnProofField proof={proof} isFirst />
    </ActionDialog>
  );
}
