import { useId, useRef, useState } from 'react';
import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { ErrorLine } from '../../components/dialog/ErrorLine.tsx';
import { errorWords } from '../../lib/error-words.ts';
import { useTranslation } from '../../lib/words.ts';
import type { StepNext } from './step-next.ts';

interface Props {
  next: StepNext;
  tour: string | undefined;
}

// Stays in reach of the keyboard while it cannot be pressed, so that its reason is heard.
export function NextButton({ next, tour }: Props) {
  const { t } = useTranslation('applicant');
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
      setError(errorWords(caught));
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
      <Button
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
