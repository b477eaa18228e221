import { IconArrowBackUp, IconCheck, IconClockHour4, IconX } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useAnalyticsTexts } from '../../../../translations/analytics/analytics-texts.ts';
import { ChartCard } from '../ChartCard.tsx';
import { useFigures } from '../use-figures.ts';
import type { CardProps } from './card-props.ts';

const looks = {
  APPROVED: { tone: 'ok', Icon: IconCheck },
  PENDING: { tone: 'note', Icon: IconClockHour4 },
  REJECTED: { tone: 'bad', Icon: IconX },
  WITHDRAWN: { tone: 'plain', Icon: IconArrowBackUp },
} as const;

export function OutcomesCard({ numbers: { outcomes, submitted, refusals }, lists }: CardProps) {
  const { t, language } = useAnalyticsTexts();
  const { count, percent, isEnough } = useFigures();
  const total = submitted.now;
  const n = (of: string) => outcomes.find(({ outcome }) => outcome === of)?.now ?? null;
  const [granted, refused] = [n('APPROVED'), n('REJECTED')];
  const decided = granted === null || refused === null ? null : granted + refused;
  const share = (now: number | null) => (now === null || !total ? '' : percent(now / total));
  const most = refusals[0];
  return (
    <ChartCard
      area="outcomes"
      title={t('outcomes.title')}
      note={t('outcomes.note', { text: count(total) })}
      to={lists.status('submitted')}
      table={{
        columns: [t('outcomes.outcome'), t('columns.now'), t('columns.share'), t('columns.was')],
        rows: [
          ...outcomes.map(({ outcome, now, was }) => [t(`outcomes.${outcome}`), count(now), share(now), count(was)]),
          ...refusals.map(({ title, now }) => [
            `${t('outcomes.REJECTED')}: ${title[language === 'hi' ? 'hi' : 'en']}`,
            count(now),
            '',
            '',
          ]),
        ],
      }}
    >
      <div className="an-outcome-bar" aria-hidden>
        {outcomes.map(({ outcome, now }) =>
          now ? <i key={outcome} data-tone={looks[outcome].tone} style={{ flexGrow: now }} /> : null,
        )}
      </div>
      <ul className="an-rows">
        {outcomes.map(({ outcome, now }) => {
          const { tone, Icon } = looks[outcome];
          return (
            <li key={outcome}>
              <span className="an-mark" data-tone={tone}>
                <Icon size={14} aria-hidden />
              </span>
              <Link to={lists.outcome(outcome)} className="an-name">
                {t(`outcomes.${outcome}`)}
              </Link>
              <b className="staff-num">{count(now)}</b>
              <small className="staff-num">{share(now)}</small>
            </li>
          );
        })}
      </ul>
      <p className="an-line-note">
        {isEnough(decided) ? t('outcomes.granted', { share: percent(granted! / decided!) }) : `${t('few')}.`}{' '}
        {most &&
          most.now !== null &&
          t('outcomes.reason', { title: most.title[language === 'hi' ? 'hi' : 'en'], text: count(most.now) })}
      </p>
    </ChartCard>
  );
}
