import { Link } from 'react-router';
import { ApplicationStatusBadge } from '../../../../components/list/badges/badges.tsx';
import { useAnalyticsTexts } from '../../../../translations/analytics/analytics-texts.ts';
import { listText } from '../../../../translations/list/list-texts.ts';
import { Bar } from '../charts/Bar.tsx';
import { ChartCard } from '../ChartCard.tsx';
import { useFigures } from '../use-figures.ts';
import type { CardProps } from './card-props.ts';

export function StatusesCard({ numbers: { statuses, started }, lists }: CardProps) {
  const { t } = useAnalyticsTexts();
  const { count, percent } = useFigures();
  const share = (now: number | null) => (now === null || !started.now ? 0 : now / started.now);
  return (
    <ChartCard
      area="statuses"
      title={t('statuses.title')}
      note={t('statuses.note')}
      to={lists.all}
      table={{
        columns: [t('statuses.status'), t('columns.now'), t('columns.share')],
        rows: statuses.map(({ status, now }) => [
          listText(`status.${status}`),
          count(now),
          now === null || !started.now ? '' : percent(share(now)),
        ]),
      }}
    >
      <ul className="an-rows">
        {statuses.map(({ status, now }) => (
          <li key={status}>
            <Link className="an-name" to={lists.status(status)}>
              <ApplicationStatusBadge status={status} />
            </Link>
            <Bar share={share(now)} />
            <b className="staff-num">{count(now)}</b>
          </li>
        ))}
      </ul>
    </ChartCard>
  );
}
