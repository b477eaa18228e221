import { Link } from 'react-router';
import { Flag } from '../../../../components/Flag.tsx';
import { useAnalyticsTexts } from '../../../../translations/analytics/analytics-texts.ts';
import { countryCode, countryText } from '../../../shared/destinations/destination-names.ts';
import { Bar } from '../charts/Bar.tsx';
import { ChartCard } from '../ChartCard.tsx';
import { changeOfCount, useFigures } from '../use-figures.ts';
import type { CardProps } from './card-props.ts';

const rowsShown = 7;

export function DestinationsCard({ numbers: { destinations }, lists }: CardProps) {
  const { t, language } = useAnalyticsTexts();
  const figures = useFigures();
  const { count } = figures;
  const most = Math.max(1, ...destinations.map(({ started }) => started ?? 0));
  return (
    <ChartCard
      area="destinations"
      title={t('destinations.title')}
      note={t('destinations.note')}
      to={lists.all}
      table={{
        columns: [
          t('destinations.destination'),
          t('destinations.started'),
          t('columns.was'),
          t('destinations.submitted'),
          t('destinations.approved'),
          t('destinations.refused'),
          t('destinations.open'),
        ],
        rows: destinations.map((row) => [
          countryText(row.destination, language),
          count(row.started),
          count(row.startedBefore),
          count(row.submitted),
          count(row.approved),
          count(row.refused),
          count(row.open),
        ]),
      }}
    >
      {destinations.length === 0 && <p className="an-none">{t('none')}</p>}
      <ul className="an-rows">
        {destinations.slice(0, rowsShown).map(({ destination, started, startedBefore }) => {
          const change = changeOfCount(started, startedBefore, figures);
          const code = countryCode(destination);
          return (
            <li key={destination}>
              {code && <Flag code={code} width={18} />}
              <Link className="an-name" to={lists.destination(destination)}>
                {countryText(destination, language)}
              </Link>
              <Bar share={(started ?? 0) / most} />
              <b className="staff-num">{count(started)}</b>
              <small className="staff-num">{change?.text}</small>
            </li>
          );
        })}
      </ul>
    </ChartCard>
  );
}
