import { useTranslation } from '../../lib/words.ts';
import { countryName } from '../../features/flow/country-name.ts';
import { useFlow } from '../../features/flow/flow-store.ts';
import { daysBetween, shortRange } from '../../lib/dates.ts';

// What the travel bar says; nothing until destination and purpose are chosen.
export function useTrip() {
  const { t, i18n } = useTranslation('applicant');
  const { fromCountry, toCountry, category, fromDate, toDate } = useFlow();
  if (!toCountry || !category) return null;
  const destination = countryName(toCountry, i18n.language);
  const days = daysBetween(fromDate, toDate);
  return {
    fromISO: fromCountry?.countryISO ?? null,
    toISO: toCountry.countryISO,
    destination,
    route: fromCountry
      ? t('travel.route', { from: countryName(fromCountry, i18n.language), to: destination })
      : destination,
    purpose: t(`purpose.${category}`, { defaultValue: category }),
    length: days === null ? '–' : t('travel.days', { count: days }),
    range: shortRange(fromDate, toDate, i18n.language),
  };
}
export type Trip = NonNullable<ReturnType<typeof useTrip>>;
