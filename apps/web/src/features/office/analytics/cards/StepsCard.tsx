import { Link } from 'react-router';
import type { FunnelStep } from '@visawright/contract/insight/analytics-facts.ts';
import { useAnalyticsTexts } from '../../../../translations/analytics/analytics-texts.ts';
import { ChartCard } from '../ChartCard.tsx';
import { useFigures } from '../use-figures.ts';
import type { Lists } from '../use-lists.ts';
import type { CardProps } from './card-props.ts';

const listOf = (lists: Lists): Record<FunnelStep, string> => ({
  details: lists.all,
  guidelines: lists.all,
  upload: lists.status('draft'),
  review: lists.status('initiated'),
  submit: lists.status('form-data-collected', 'package-ready', 'online-form-completed'),
});

// Five columns of one height: filled is who came this far, hatched who was lost since the step before.
export function StepsCard({ numbers: { steps }, lists }: CardProps) {
  const { t } = useAnalyticsTexts();
  const { count, percent } = useFigures();
  const all = steps[0]?.now ?? null;
  const share = (now: number | null) => (now === null || !all ? null : now / all);
  const to = listOf(lists);
  return (
    <ChartCard
      area="steps"
      title={t('steps.title')}
      note={t('steps.note')}
      to={lists.open}
      table={{
        columns: [t('steps.step'), t('columns.now'), t('columns.share'), t('columns.was')],
        rows: steps.map(({ step, now, was }) => [
          t(`steps.${step}`),
          count(now),
          share(now) === null ? '' : percent(share(now)!),
          count(was),
        ]),
      }}
    >
      <ol className="an-steps">
        {steps.map(({ step, now }, at) => {
          const before = steps[at - 1]?.now ?? null;
          const lost = at === 0 || before === null || now === null ? null : before - now;
          return (
            <li key={step}>
              <b>{t(`steps.${step}`)}</b>
              <div className="an-column">
                {lost !== null && <i style={{ height: `${share(lost)! * 100}%` }} aria-hidden />}
                <span style={{ height: `${(share(now) ?? 0) * 100}%` }} aria-hidden />
                <p>
                  <strong className="staff-num">{count(now)}</strong>
                  {share(now) !== null && <small className="staff-num">{percent(share(now)!)}</small>}
                </p>
              </div>
              {lost ? (
                <Link className="staff-link staff-num" to={to[step]}>
                  {t('steps.lost', { text: count(lost) })}
                </Link>
              ) : null}
              <small>{t(`steps.about.${step}`)}</small>
            </li>
          );
        })}
      </ol>
    </ChartCard>
  );
}
