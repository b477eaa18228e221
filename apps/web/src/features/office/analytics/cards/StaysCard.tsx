import { ApplicationStatusBadge } from '../../../../components/list/badges/badges.tsx';
import { useAnalyticsTexts } from '../../../../translations/analytics/analytics-texts.ts';
import { listText } from '../../../../translations/list/list-texts.ts';
import { Bar } from '../charts/Bar.tsx';
import { ChartCard } from '../ChartCard.tsx';
import { changeOfTime, useFigures } from '../use-figures.ts';
import type { CardProps } from './card-props.ts';

export function StaysCard({ numbers: { stays }, lists }: CardProps) {
  const { t } = useAnalyticsTexts();
  const figures = useFigures();
  const { time, isEnough, count } = figures;
  const longest = Math.max(1, ...stays.map(({ ninth, cases }) => (isEnough(cases) ? (ninth ?? 0) : 0)));
  return (
    <ChartCard
      area="stays"
      title={t('stays.title')}
      note={t('stays.note')}
      to={lists.open}
      table={{
        columns: [t('stays.status'), t('columns.median'), t('columns.ninth'), t('columns.cases'), t('columns.was')],
        rows: stays.map(({ status, median, ninth, cases, was, casesBefore }) => [
          listText(`status.${status}`),
          time(median, cases),
          time(ninth, cases),
          count(cases),
          time(was, casesBefore),
        ]),
      }}
    >
      <ul className="an-rows an-stays">
        {stays.map(({ status, median, ninth, cases, was, casesBefore }) => {
          const isKnown = isEnough(cases) && median !== null;
          const change = isKnown && isEnough(casesBefore) ? changeOfTime(median, was, figures) : null;
          return (
            <li key={status}>
              <span className="an-name">
                <ApplicationStatusBadge status={status} />
              </span>
              <b className="staff-num">{time(median, cases)}</b>
              {isKnown && <small className="staff-num">{time(ninth, cases)}</small>}
              {change && (
                <small className="an-change staff-num" data-good={!change.isMore || undefined}>
                  {change.text}
                </small>
              )}
              <Bar share={isKnown ? median / longest : 0} of={isKnown ? (ninth ?? 0) / longest : 0} />
            </li>
          );
        })}
      </ul>
    </ChartCard>
  );
}
