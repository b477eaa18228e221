import { destinations } from '@visawright/forms/destinations/destinations.ts';
import { longDay } from '../../../../lib/dates/dates.ts';
import { useAnalyticsTexts } from '../../../../translations/analytics/analytics-texts.ts';
import { LineChart } from '../charts/LineChart.tsx';
import { ChartCard } from '../ChartCard.tsx';
import { useFigures } from '../use-figures.ts';
import type { CardProps } from './card-props.ts';

// Sections of the same name have the same title in every form.
const titleOf = (section: string) =>
  destinations.flatMap(({ sections }) => sections).find(({ id }) => id === section)?.title ?? section;

export function PassCard({ numbers: { weeks, firstPass, returnedSections }, lists }: CardProps) {
  const { t, language } = useAnalyticsTexts();
  const { share, count, percent, isEnough } = useFigures();
  const written = (day: string) => longDay(day, language, { month: 'short', year: undefined });
  const total = weeks.reduce((sum, { cases }) => sum + (cases ?? 0), 0);
  const was = isEnough(firstPass.casesBefore) ? firstPass.was : null;
  const most = returnedSections[0];
  return (
    <ChartCard
      area="pass"
      title={t('pass.title')}
      note={t('pass.note')}
      to={lists.returned}
      table={{
        columns: [t('columns.week'), t('columns.share'), t('columns.cases')],
        rows: weeks.map((week) => [written(week.from), share(week.share, week.cases), count(week.cases)]),
      }}
    >
      {isEnough(total) ? (
        <LineChart
          label={`${t('pass.title')}: ${share(firstPass.share, firstPass.cases, 1)}`}
          points={weeks.map((week) => ({ label: written(week.from), now: week.share, was }))}
          write={(value) => percent(value)}
        />
      ) : (
        <p className="an-none">{t('fewCases', { text: count(total) })}</p>
      )}
      {most && (
        <p className="an-line-note">{t('pass.returned', { section: titleOf(most.section), text: count(most.now) })}</p>
      )}
    </ChartCard>
  );
}
