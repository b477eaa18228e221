import type { GrantState } from '@visawright/contract/delivery/grant.ts';
import { longDay, shortRange } from '../../../lib/dates/dates.ts';
import { validityOf } from './validity.ts';
import { useGrantTexts } from '../../../translations/grant/grant-texts.ts';

export function GrantValidity({ grant }: { grant: GrantState }) {
  const { t, language } = useGrantTexts();
  const validity = validityOf(grant);
  if (!validity) return null;
  const { from, until, days, left, stay } = validity;
  const message = [
    days === null
      ? t('until', { until: longDay(until, language) })
      : t('days', { count: days, range: shortRange(from, until, language) }),
    stay === null ? '' : t('stay', { count: stay }),
    left < 0 ? t('over') : t('ends', { count: left }),
  ].filter(Boolean);
  return (
    <ul className="grant-validity" aria-label={t('validity')}>
      {message.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  );
}
