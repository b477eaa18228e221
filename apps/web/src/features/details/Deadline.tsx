import { asOfText } from '@visawright/forms/as-of.ts';
import type { Destination } from '@visawright/forms/destinations.ts';
import type { VisaGroup } from '@visawright/contract/visa-group.ts';
import { longDay, today } from '../../lib/dates.ts';
import { useTranslation } from '../../lib/words.ts';
import { deadlineOf } from './deadline-parts.ts';

interface Props {
  place: Destination;
  group: VisaGroup | null;
  from: string | null;
}

// The safe day in words, and a bar of the time that is left. The bar says nothing the words do not.
export function Deadline({ place, group, from }: Props) {
  const { t, i18n } = useTranslation('details');
  const lodgeBefore = place.processing?.lodgeBefore;
  const isKnown = lodgeBefore && (!group || !lodgeBefore.groups || lodgeBefore.groups.includes(group));
  const found = isKnown && from ? deadlineOf(place.id, from, group, today()) : null;
  const short = (day: string) => longDay(day, i18n.language, { year: undefined });
  if (!isKnown || (from && !found))
    return (
      <div className="safe">
        <span className="over">{t('deadline.title')}</span>
        <strong>{t('deadline.unknown')}</strong>
        <small>{t('deadline.unknownText')}</small>
      </div>
    );
  if (!found)
    return (
      <div className="safe">
        <span className="over">{t('deadline.title')}</span>
        <small>{t('deadline.chooseDates')}</small>
      </div>
    );
  const { safe, last, parts } = found;
  const isPassed = safe.date < today();
  return (
    <div className="safe" data-state={parts[0]?.kind}>
      <span className="over">{t('deadline.title')}</span>
      <strong>
        {isPassed
          ? t('deadline.passed', { day: longDay(safe.date, i18n.language) })
          : longDay(safe.date, i18n.language, { weekday: 'long' })}
      </strong>
      {!isPassed && safe.coversLongest && (
        <small>{t('deadline.covers', { days: place.processing!.longestDays! })}</small>
      )}
      {!safe.coversLongest && <small lang="en">{last.basis}</small>}
      <div
        className="runway"
        aria-hidden
        style={{ gridTemplateColumns: parts.map(({ share }) => `${share}fr`).join(' ') }}
      >
        {parts.map(({ kind }) => (
          <i key={kind} className={`run-${kind}`} />
        ))}
      </div>
      <ul className="runway-key">
        {parts.map(({ kind, until }) => (
          <li key={kind}>
            <i className={`dot run-${kind}`} aria-hidden />
            {t(kind === 'late' ? 'deadline.travel' : `deadline.${kind}Until`, { day: short(until) })}
          </li>
        ))}
      </ul>
      <small>{t('deadline.asOf', { date: asOfText(lodgeBefore.asOf, i18n.language) })}</small>
    </div>
  );
}
