import { useState } from 'react';
import { Checkbox } from '@mantine/core';
import { consentText } from '@visawright/contract/documents/consent.ts';
import { ActionDialog } from '../../../components/dialog/ActionDialog.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { useDocumentsTexts } from '../../../translations/documents/documents-texts.ts';

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

// The stored consent contains exactly the text shown.
export function ConsentDialog({ name, offersElsewhere, onGive, onClose }: Props) {
  const { t, language } = useDocumentsTexts();
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
        {/* Only travellers themselves can agree to external reading; staff cannot record it for them. */}
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
