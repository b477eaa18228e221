import { IconCalendarDue, IconFiles, IconHourglass } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { findDestination } from '@visawright/forms/destinations/destinations.ts';
import { lodgeDay } from '@visawright/forms/deadlines/lodge-day.ts';
import { FactSource } from '../../../../components/origin/FactSource.tsx';
import { realmFormQuery } from '../../../shared/destinations/realm-form.api.ts';
import { UrgencyBadge } from '../../../../components/list/badges/badges.tsx';
import { daysBetweenDates, longDay, today } from '../../../../lib/dates/dates.ts';
import { useFactText } from '../../../../lib/translation/use-fact-text.ts';
import { useUrgencyRules } from '../../../../lib/session/use-urgency-rules.ts';
import { countryName } from '../../../../lib/translation/country-name.ts';
import { Flag } from '../../../../components/Flag.tsx';
import type { TripRequest } from './trip.ts';
import { useGetVisaTexts } from '../../../../translations/get-visa/get-visa-texts.ts';

// Unknown facts are shown as unknown, never estimated.
export function TripFacts({ trip }: { trip: TripRequest }) {
  const { t, language } = useGetVisaTexts();
  const translate = useFactText();
  const { urgentDays, soonDays } = useUrgencyRules();
  const place = findDestination(trip.visaTo);
  const { data: form } = useQuery(realmFormQuery(place?.id));
  if (!place)
    return (
      <aside className="staff-card trip-facts" aria-label={t('facts.title')}>
        <h2>{t('facts.title')}</h2>
        <p className="trip-dim">{t('facts.empty')}</p>
      </aside>
    );
  const documents = trip.group ? place.checklist[trip.group] : null;
  const { processing } = form ?? place;
  const last = trip.from ? lodgeDay({ processing, iso2: place.iso2 }, trip.from, trip.group || undefined) : null;
  const known = processing?.lodgeBefore;
  const country = countryName({ country: place.country, countryISO: place.iso2 }, language);
  return (
    <aside className="staff-card trip-facts" aria-label={t('facts.title')} aria-live="polite">
      <h2>
        <Flag code={place.iso2} width={22} /> {country}
      </h2>
      <dl>
        <dt>
          <IconFiles size={16} stroke={1.6} aria-hidden /> {t('facts.documents')}
        </dt>
        <dd>
          {documents ? (
            <>
              <b className="trip-figure">
                {t('facts.needed', { count: documents.required - documents.requiredOnCondition })}
              </b>
              {documents.requiredOnCondition > 0 && (
                <small>{t('facts.onCondition', { count: documents.requiredOnCondition })}</small>
              )}
              {documents.recommended > 0 && <small>{t('facts.recommended', { count: documents.recommended })}</small>}
            </>
          ) : (
            <span className="trip-dim">{t('facts.choosePurpose')}</span>
          )}
        </dd>
        <dt>
          <IconHourglass size={16} stroke={1.6} aria-hidden /> {t('facts.processing')}
        </dt>
        <dd>
          {processing ? (
            <>
              <span {...translate(processing.typical)} />
              {form && <FactSource form={form} facts={['time:typical']} />}
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
              <b>{longDay(last, language)}</b>
              <UrgencyBadge days={daysBetweenDates(today(), last)} limits={{ bad: urgentDays, warn: soonDays }} />
              <small {...translate(known!.basis)} />
              {form && <FactSource form={form} facts={['time:lodgeBefore']} />}
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
