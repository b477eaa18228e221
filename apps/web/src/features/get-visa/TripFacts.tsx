import { IconCalendarDue, IconFiles, IconHourglass } from '@tabler/icons-react';
import { findDestination } from '@visawright/forms/destinations.ts';
import { lodgeDay } from '@visawright/forms/deadlines/lodge-day.ts';
import { Urgency } from '../../components/list/marks.tsx';
import { daysBetween, longDay, today } from '../../lib/dates.ts';
import { useFactWords } from '../../lib/fact-words.ts';
import { useRules } from '../../lib/rules.ts';
import { useTranslation } from '../../lib/words.ts';
import { countryName } from '../flow/country-name.ts';
import { Flag } from '../../components/Flag.tsx';
import type { Trip } from './trip.ts';

// What this trip means for the work, while it is being described. Unknown is said, never guessed.
export function TripFacts({ trip }: { trip: Trip }) {
  const { t, i18n } = useTranslation('getVisa');
  const say = useFactWords();
  const { urgentDays, soonDays } = useRules();
  const place = findDestination(trip.visaTo);
  if (!place)
    return (
      <aside className="staff-card trip-facts" aria-label={t('facts.title')}>
        <h2>{t('facts.title')}</h2>
        <p className="trip-dim">{t('facts.empty')}</p>
      </aside>
    );
  const papers = trip.group ? place.checklist[trip.group] : null;
  const last = trip.from ? lodgeDay(place, trip.from, trip.group || undefined) : null;
  const known = place.processing?.lodgeBefore;
  const country = countryName({ country: place.country, countryISO: place.iso2 }, i18n.language);
  return (
    <aside className="staff-card trip-facts" aria-label={t('facts.title')} aria-live="polite">
      <h2>
        <Flag code={place.iso2} width={22} /> {country}
      </h2>
      <dl>
        <dt>
          <IconFiles size={16} stroke={1.6} aria-hidden /> {t('facts.papers')}
        </dt>
        <dd>
          {papers ? (
            <>
              <b className="trip-figure">{t('facts.needed', { count: papers.required })}</b>
              {papers.requiredOnCondition > 0 && (
                <small>{t('facts.onCondition', { count: papers.requiredOnCondition })}</small>
              )}
              {papers.recommended > 0 && <small>{t('facts.recommended', { count: papers.recommended })}</small>}
            </>
          ) : (
            <span className="trip-dim">{t('facts.choosePurpose')}</span>
          )}
        </dd>
        <dt>
          <IconHourglass size={16} stroke={1.6} aria-hidden /> {t('facts.processing')}
        </dt>
        <dd>
          {place.processing ? (
            <>
              <span {...say(place.processing.typical)} />
              <small>{t('facts.asOf', { date: place.processing.asOf })}</small>
            </>
          ) : (
            t('facts.unknown')
          )}
        </dd>
        <dt>
          <IconCalendarDue size={16} stroke={1.6} aria-hidden /> {t('facts.lodgeBy')}
        </dt>
        <dd>
          {last ? (
            <>
              <b>{longDay(last, i18n.language)}</b>
              <Urgency days={daysBetween(today(), last)} limits={{ bad: urgentDays, warn: soonDays }} />
              <small {...say(known!.basis)} />
            </>
          ) : known && !trip.from ? (
            <span className="trip-dim">{t('facts.chooseDates')}</span>
          ) : (
            <>
              {t('facts.unknown')}
              <small>{t('facts.lodgeUnknown', { country })}</small>
            </>
          )}
        </dd>
      </dl>
      {last && last < today() && <p className="trip-late">{t('facts.late')}</p>}
    </aside>
  );
}
