import { statuses, type Status } from '@visawright/contract/applications/application-status.ts';
import { useMyApplicationsTexts } from '../../../../translations/my-applications/my-applications-texts.ts';

export function Progress({ status }: { status: Status }) {
  const { t } = useMyApplicationsTexts();
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
