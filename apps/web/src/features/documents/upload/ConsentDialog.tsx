import { consentText } from '@visawright/contract/consent.ts';
import { ActionDialog } from '../../../components/dialog/ActionDialog.tsx';
import { useSession } from '../../../lib/session.ts';
import { useDocumentWords } from '../document-words.ts';

interface Props {
  name: string;
  onGive: (language: 'en' | 'hi') => Promise<void>;
  onClose: () => void;
}

// The words shown are the words kept.
export function ConsentDialog({ name, onGive, onClose }: Props) {
  const { t, language } = useDocumentWords();
  const isOwn = useSession().user.role.includes('applicant');
  const shown = language === 'hi' ? 'hi' : 'en';
  return (
    <ActionDialog
      title={t('consent.title')}
      size={560}
      submit={{ label: t(isOwn ? 'consent.agree' : 'consent.record') }}
      onSubmit={() => onGive(shown)}
      onClose={onClose}
    >
      <div className="docs-consent">
        {!isOwn && <p>{t('consent.forOther', { name })}</p>}
        <ul>
          {consentText('readDocuments', shown)!
            .split('\n')
            .map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
        </ul>
      </div>
    </ActionDialog>
  );
}
