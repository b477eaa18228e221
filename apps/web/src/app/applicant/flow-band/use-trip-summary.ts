import { tripLength } from '@visawright/contract/dates/days.ts';
import { countryName } from '../../../lib/translation/country-name.ts';
import { useFlow } from '../../../features/journey/flow/state/flow-store.ts';
import { shortRange } from '../../../lib/dates/dates.ts';
import { useAreDatesChosen } from './use-are-dates-chosen.ts';
import { useApplicantTexts } from '../../../translations/applicant/applicant-texts.ts';

// Texts of the travel bar; null until destination and purpose are chosen.
export function useTripSummary() {
  const { t, language } = useApplicantTexts();
  const { fromCountry, toCountry, category, fromDate, toDate } = useFlow();
  const areChosen = useAreDatesChosen();
  if (!toCountry || !category) return null;
  const destination = countryName(toCountry, language);
  const days = areChosen && tripLength(fromDate, toDate);
  return {
    fromISO: fromCountry?.countryISO ?? null,
    toISO: toCountry.countryISO,
    destination,
    route: fromCountry ? t('travel.route', { from: countryName(fromCountry, language), to: destination }) : destination,
    purpose: t.find(`purpose.${category}`) ?? category,
    length: days ? t('travel.days', { count: days }) : '–',
    range: areChosen ? shortRange(fromDate, toDate, language) : t('travel.noDates'),
  };
}
export type TripSummary = NonNullable<ReturnType<typeof useTripSummary>>;
