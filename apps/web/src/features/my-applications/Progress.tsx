import { statuses, type Status } from '@visawright/contract/application-status.ts';
import { useMyApplicationWords } from './my-application-words.ts';

// The stage in words, and the same as six parts of a bar.
export function Progress({ status }: { status: Status }) {
  const { t } = useMyApplicationWords();
  const at = statuses.indexOf(status);
  return (
    <span className="mine-progress" data-tour="status" data-status={status}>
      <b>{t(`status.${status}`)}</b>
      <span className="six" role="img" aria-label={t('stage', { stage: at + 1 })}>
        {statuses.map((each, i) => (
          <i key={each} data-on={i <= at || undefined} data-all={at === statuses.length - 1 || undefined} />
        ))}
      </span>
    </span>
  );
}
