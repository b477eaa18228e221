import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '@mantine/core';
import { IconDeviceMobile } from '@tabler/icons-react';
import { useDialog } from '../../components/dialog/use-dialog.tsx';
import { errorWords } from '../../lib/error-words.ts';
import { toast } from '../../lib/toast.ts';
import { useConsent } from '../documents/upload/use-consent.tsx';
import { useHandoffWords } from './handoff-words.ts';

interface Props {
  applicantUid: string;
  applicationUid?: string | undefined;
  name?: string; // of the applicant, where staff record the consent
}

const HandoffDialog = lazy(async () => ({ default: (await import('./HandoffDialog.tsx')).HandoffDialog }));

// Consent is asked for here, before the phone can send anything.
export function HandoffButton({ applicantUid, applicationUid, name = '' }: Props) {
  const t = useHandoffWords();
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { ask, dialog } = useDialog();
  const agree = useConsent(applicantUid, name, ask);
  const open = async () => {
    try {
      if (await agree()) setOpened(true);
    } catch (error) {
      void toast(errorWords(error), 'error');
    }
  };
  return (
    <>
      <Button
        ref={button}
        variant="default"
        leftSection={<IconDeviceMobile size={18} stroke={1.7} aria-hidden />}
        onClick={() => void open()}
      >
        {t('button')}
      </Button>
      {dialog}
      <Suspense>
        {opened && (
          <HandoffDialog
            applicantUid={applicantUid}
            applicationUid={applicationUid}
            onClose={() => {
              setOpened(false);
              button.current?.focus();
            }}
          />
        )}
      </Suspense>
    </>
  );
}
