import { longDay } from '../../../../lib/dates/dates.ts';
import { useAnalyticsTexts } from '../../../../translations/analytics/analytics-texts.ts';
import { ChartCard } from '../ChartCard.tsx';
import { useFigures } from '../use-figures.ts';
import type { CardProps } from './card-props.ts';

export function WaitingCard({ numbers: { waiting }, lists }: CardProps) {
  const { t, language } = useAnalyticsTexts();
  const { count } = useFigures();
  const { reviews, oldest, overThreeDays } = waiting;
  const facts = [
    [t('waiting.reviews'), count(reviews)],
    [t('waiting.late'), count(overThreeDays)],
    [t('waiting.oldest'), oldest === null ? '–' : longDay(oldest, language, { month: 'short', year: undefined })],
  ] as const;
  return (
    <ChartCard
      area="waiting"
      title={t('waiting.title')}
      note={t('waiting.note')}
      to={lists.waiting}
      table={{ columns: [t('waiting.title'), t('columns.now')], rows: facts }}
    >
      {reviews === 0 ? (
        <p className="an-none">{t('waiting.nothing')}</p>
      ) : (
        <dl className="an-facts">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="staff-num">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </ChartCard>
  );
}
