import { longDay } from '../../../../lib/dates/dates.ts';
import { useAnalyticsTexts } from '../../../../translations/analytics/analytics-texts.ts';
import { LineChart } from '../charts/LineChart.tsx';
import { ChartCard } from '../ChartCard.tsx';
import { useFigures } from '../use-figures.ts';
import type { CardProps } from './card-props.ts';

export function DaysCard({ numbers: { days, today, started }, lists }: CardProps) {
  const { t, language } = useAnalyticsTexts();
  const { count } = useFigures();
  const written = (day: string) => longDay(day, language, { month: 'short', year: undefined });
  const past = days.filter(({ day }) => day <= today);
  const rows = past.map(({ day, now, was }) => [written(day), count(now), was === null ? '' : count(was)]);
  const isEmpty = past.every(({ now, was }) => !now && !was);
  return (
    <ChartCard
      area="days"
      title={t('days.title')}
      note={t('days.note')}
      to={lists.all}
      table={{
        columns: [t('columns.day'), t('columns.now'), t('columns.was')],
        rows: rows.toReversed(), // newest first
      }}
    >
      {isEmpty ? (
        <p className="an-none">{t('none')}</p>
      ) : (
        <LineChart
          label={`${t('days.title')}: ${count(started.now)}`}
          points={days.map(({ day, now, was }) => ({ label: written(day), now, was }))}
          write={(value) => String(value)}
          fromZero
          isWide
        />
      )}
    </ChartCard>
  );
}
