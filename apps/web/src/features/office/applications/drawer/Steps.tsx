import { statuses, type Status } from '@visawright/contract/applications/application-status.ts';
import { useApplicationsTexts } from '../../../../translations/applications/applications-texts.ts';

// Five steps after the draft, with the number for screen readers.
export function Steps({ status }: { status: Status }) {
  const { t } = useApplicationsTexts();
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
