import type { GrantState } from '@visawright/contract/grant.ts';
import { longDay, shortRange } from '../../lib/dates.ts';
import { useGrantWords } from './grant-words.ts';
import { validityOf } from './validity.ts';

// The reminder: how long it may be used, how many days of stay, how soon it ends.
export function GrantValidity({ grant }: { grant: GrantState }) {
  const { t, language } = useGrantWords();
  const validity = validityOf(grant);
  if (!validity) return null;
  const { from, until, days, left, stay } = validity;
  const said = [
    days === null
      ? t('until', { until: longDay(until, language) })
      : t('days', { count: days, range: shortRange(from, until, language) }),
    stay === null ? '' : t('stay', { count: stay }),
    left < 0 ? t('over') : t('ends', { count: left }),
  ].filter(Boolean);
  return (
    <ul className="grant-validity" aria-label={t('validity')}>
      {said.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  );
}
