import { statuses, type Status } from '@visawright/contract/application-status.ts';
import { useApplicationWords } from '../application-words.ts';

// Five steps after the draft; the strip says the number aloud.
export function Steps({ status }: { status: Status }) {
  const { t } = useApplicationWords();
  const step = statuses.indexOf(status);
  const last = statuses.length - 1;
  return (
    <div className="pane-steps" role="img" aria-label={t('stepOf', { step, of: last })}>
      {statuses.slice(1).map((word, i) => (
        <i key={word} data-on={(i < step && step < last) || undefined} data-done={step === last || undefined} />
      ))}
    </div>
  );
}
