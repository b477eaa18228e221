import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '@mantine/core';
import { IconDeviceMobile } from '@tabler/icons-react';
import { useDialog } from '../../../components/dialog/use-dialog.tsx';
import { errorText } from '../../../translations/errors/error-text.ts';
import { toast } from '../../../lib/browser/toast.ts';
import { useConsent } from '../upload/use-consent.tsx';
import { useHandoffTexts } from '../../../translations/handoff/handoff-texts.ts';

interface Props {
  applicantUid: string;
  applicationUid?: string | undefined;
  name?: string; // the applicant's name, if staff record the consent for them
}

const HandoffDialog = lazy(async () => ({ default: (await import('./HandoffDialog.tsx')).HandoffDialog }));

// Consent is requested on this device, before the phone can send anything.
export function HandoffButton({ applicantUid, applicationUid, name = '' }: Props) {
  const { t } = useHandoffTexts();
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { ask, dialog } = useDialog();
  const agree = useConsent(applicantUid, name, ask);
  const open = async () => {
    try {
      if (await agree()) setOpened(true);
    } catch (error) {
      void toast(errorText(error), 'error');
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
