import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react';
import type { Analytics } from '@visawright/contract/insight/analytics.ts';
import { useAnalyticsTexts } from '../../../../translations/analytics/analytics-texts.ts';
import { changeOfCount, changeOfShare, changeOfTime, useFigures, type ChangeText } from '../use-figures.ts';

interface Figure {
  readonly id: 'started' | 'submitted' | 'lead' | 'firstPass' | 'corrected';
  readonly now: string;
  readonly was: string | null;
  readonly change: ChangeText | null;
  readonly isMoreBetter: boolean;
}

export function useKeyFigures({ started, submitted, lead, firstPass, corrected, comparedWith }: Analytics): Figure[] {
  const { t } = useAnalyticsTexts();
  const figures = useFigures();
  const { count, share, time, isEnough } = figures;
  const wasRate = (value: number | null, cases: number | null) => (isEnough(cases) ? value : null);
  const rate = (id: 'firstPass' | 'corrected', value: Analytics['firstPass'], isMoreBetter: boolean): Figure => {
    const was = wasRate(value.was, value.casesBefore);
    return {
      id,
      now: share(value.share, value.cases, 1),
      was: was === null ? null : figures.percent(was, 1),
      change: isEnough(value.cases) ? changeOfShare(value.share, was, t) : null,
      isMoreBetter,
    };
  };
  const number = (id: 'started' | 'submitted', { now, was }: Analytics['started']): Figure => ({
    id,
    now: count(now),
    was: comparedWith ? count(was) : null,
    change: changeOfCount(now, was, figures),
    isMoreBetter: true,
  });
  const leadBefore = wasRate(lead.was, lead.casesBefore);
  return [
    number('started', started),
    number('submitted', submitted),
    {
      id: 'lead',
      now: time(lead.median, lead.cases),
      was: leadBefore === null ? null : figures.duration(leadBefore),
      change: isEnough(lead.cases) ? changeOfTime(lead.median, leadBefore, figures) : null,
      isMoreBetter: false,
    },
    rate('firstPass', firstPass, true),
    rate('corrected', corrected, false),
  ];
}

export function KeyFigures({ numbers }: { numbers: Analytics }) {
  const { t } = useAnalyticsTexts();
  const figures = useKeyFigures(numbers);
  return (
    <section className="staff-card an-figures" aria-label={t('figures.title')}>
      {figures.map(({ id, now, was, change, isMoreBetter }) => {
        const isGood = change?.isMore === isMoreBetter;
        return (
          <div key={id} data-figure={id}>
            <h2>{t(`figures.${id}`)}</h2>
            <p>
              <b data-word={/^\D/.test(now) || undefined}>{now}</b>
              {change && (
                <span className="an-change" data-good={isGood || undefined}>
                  {change.isMore ? (
                    <IconArrowUpRight size={14} aria-hidden />
                  ) : (
                    <IconArrowDownRight size={14} aria-hidden />
                  )}
                  {change.text}
                </span>
              )}
            </p>
            <small>
              {change && `${t(isGood ? 'better' : 'worse')}, `}
              {was !== null && t('before', { value: was })}
            </small>
          </div>
        );
      })}
    </section>
  );
}
