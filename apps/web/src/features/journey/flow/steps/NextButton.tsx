import { useId, useRef, useState } from 'react';
import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { ErrorLine } from '../../../../components/dialog/ErrorLine.tsx';
import { errorText } from '../../../../translations/errors/error-text.ts';
import type { StepNext } from './step-next.ts';
import { useApplicantTexts } from '../../../../translations/applicant/applicant-texts.ts';

interface Props {
  next: StepNext;
  tour: string | undefined;
}

// Uses aria-disabled so that keyboard and screen reader users reach the reason.
export function NextButton({ next, tour }: Props) {
  const { t } = useApplicantTexts();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const running = useRef(false);
  const id = useId();
  const beside = next.disabled ? next.whyNot : next.note;
  const press = async () => {
    if (next.disabled || next.busy || running.current) return;
    running.current = true;
    setBusy(true);
    setError('');
    try {
      await next.run();
    } catch (caught) {
      setError(errorText(caught));
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return (
    <div className="next">
      <ErrorLine message={error} />
      {beside && (
        <p id={id} className="next-note">
          {beside}
        </p>
      )}
      {/* Another action is another button: a press that began on one must not do the other. */}
      <Button
        key={next.label ?? ''}
        h={48}
        px={22}
        variant={next.isQuiet ? 'default' : 'filled'}
        data-tour={tour}
        data-disabled={next.disabled || undefined}
        aria-disabled={next.disabled || undefined}
        aria-describedby={beside ? id : undefined}
        loading={busy || next.busy}
        rightSection={<IconArrowRight size={18} />}
        onClick={() => void press()}
      >
        {next.label ?? t('continue')}
      </Button>
    </div>
  );
}
