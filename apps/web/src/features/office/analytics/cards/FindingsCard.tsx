import { SeverityIcon } from '../../../../components/list/badges/badges.tsx';
import { useAnalyticsTexts } from '../../../../translations/analytics/analytics-texts.ts';
import { Bar } from '../charts/Bar.tsx';
import { ChartCard } from '../ChartCard.tsx';
import { useFigures } from '../use-figures.ts';
import type { CardProps } from './card-props.ts';

const rowsShown = 7;

export function FindingsCard({ numbers: { findings }, lists }: CardProps) {
  const { t, language } = useAnalyticsTexts();
  const { count, share, isEnough } = useFigures();
  const titled = findings.map((row) => ({ ...row, title: row.title[language === 'hi' ? 'hi' : 'en'] }));
  return (
    <ChartCard
      area="findings"
      title={t('findings.title')}
      note={t('findings.note')}
      to={lists.open}
      table={{
        columns: [t('findings.rule'), t('findings.found'), t('findings.solved')],
        rows: titled.map(({ title, now, solved }) => [title, count(now), share(solved, now)]),
      }}
    >
      {findings.length === 0 && <p className="an-none">{t('none')}</p>}
      <ul className="an-rows">
        {titled.slice(0, rowsShown).map(({ rule, title, severity, now, solved }) => (
          <li key={rule}>
            <SeverityIcon severity={severity} />
            <span className="an-name" title={title}>
              {title}
            </span>
            <b className="staff-num">{count(now)}</b>
            <Bar share={isEnough(now) ? (solved ?? 0) : 0} />
            <small className="staff-num">{share(solved, now)}</small>
          </li>
        ))}
      </ul>
    </ChartCard>
  );
}
