import './handoff.css';
import { lazy, Suspense } from 'react';
import { Button } from '@mantine/core';
import { useDialog } from '../../../components/dialog/use-dialog.tsx';
import { errorText } from '../../../translations/errors/error-text.ts';
import { toast } from '../../../lib/browser/toast.ts';
import { useConsent, useHasConsent } from '../upload/use-consent.tsx';
import { useHandoffTexts } from '../../../translations/handoff/handoff-texts.ts';

interface Props {
  applicantUid: string;
  applicationUid?: string | undefined;
}

const HandoffCode = lazy(async () => ({ default: (await import('./HandoffCode.tsx')).HandoffCode }));

// The code for the phone, in view. Consent is requested on this device, before the phone can send anything.
export function HandoffCard({ applicantUid, applicationUid }: Props) {
  const { t } = useHandoffTexts();
  const { ask, dialog } = useDialog();
  const hasConsent = useHasConsent(applicantUid);
  const agree = useConsent(applicantUid, '', ask);
  return (
    <section className="panel panel-pad" aria-labelledby="handoff-title">
      <h2 className="handoff-title" id="handoff-title">
        {t('title')}
      </h2>
      {hasConsent && (
        <Suspense>
          <HandoffCode applicantUid={applicantUid} applicationUid={applicationUid} />
        </Suspense>
      )}
      {hasConsent === false && (
        <>
          <p className="handoff-text">{t('text')}</p>
          <Button
            variant="default"
            onClick={() => void agree().catch((error: unknown) => toast(errorText(error), 'error'))}
          >
            {t('show')}
          </Button>
        </>
      )}
      {dialog}
    </section>
  );
}
