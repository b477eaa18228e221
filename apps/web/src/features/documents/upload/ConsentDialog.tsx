import { useState } from 'react';
import { Checkbox } from '@mantine/core';
import { consentText } from '@visawright/contract/consent.ts';
import { ActionDialog } from '../../../components/dialog/ActionDialog.tsx';
import { useSession } from '../../../lib/session.ts';
import { useDocumentWords } from '../document-words.ts';

interface Props {
  name: string;
  offersElsewhere: boolean;
  onGive: (language: 'en' | 'hi', elsewhere: boolean) => Promise<void>;
  onClose: () => void;
}

const Sentences = ({ text }: { text: string | undefined }) => (
  <ul>
    {text?.split('\n').map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
);

// The words shown are the words kept.
export function ConsentDialog({ name, offersElsewhere, onGive, onClose }: Props) {
  const { t, language } = useDocumentWords();
  const [elsewhere, setElsewhere] = useState(false);
  const isOwn = useSession().user.role.includes('applicant');
  const shown = language === 'hi' ? 'hi' : 'en';
  return (
    <ActionDialog
      title={t('consent.title')}
      size={560}
      submit={{ label: t(isOwn ? 'consent.agree' : 'consent.record') }}
      onSubmit={() => onGive(shown, elsewhere)}
      onClose={onClose}
    >
      <div className="docs-consent">
        {!isOwn && <p>{t('consent.forOther', { name })}</p>}
        <Sentences text={consentText('readDocuments', shown)} />
        {/* Reading elsewhere is agreed to by the person alone, never recorded for them. */}
        {isOwn && offersElsewhere && (
          <section className="docs-elsewhere" aria-labelledby="docs-elsewhere">
            <h3 id="docs-elsewhere">{t('consent.elsewhere')}</h3>
            <Sentences text={consentText('readElsewhere', shown)} />
            <Checkbox
              size="md"
              checked={elsewhere}
              label={t('consent.agreeElsewhere')}
              onChange={(event) => setElsewhere(event.currentTarget.checked)}
            />
          </section>
        )}
      </div>
    </ActionDialog>
  );
}
