import type { ReactNode } from 'react';
import { countries } from '@visawright/contract/platform/country.ts';
import type { PartnerOffer } from '@visawright/contract/integrations/partner-link.ts';
import { Flag } from '../../../components/Flag.tsx';
import { longDay, toCalendarDate } from '../../../lib/dates/dates.ts';
import { countryName } from '../../../lib/translation/country-name.ts';
import { usePartnerLinksTexts } from '../../../translations/partner-links/partner-links-texts.ts';
import './start-offer.css';

interface Props extends PartnerOffer {
  readonly headingLevel: 1 | 3;
  readonly create?: ReactNode; // absent in the preview
  readonly signIn?: ReactNode;
}

// What a visitor of a partner's start link reads before signing in: the trip, and who will see what they enter. Also the preview of it.
export function StartOffer({ agencyName: agency, trip, headingLevel, create, signIn }: Props) {
  const { t, language } = usePartnerLinksTexts();
  const Heading = `h${headingLevel}` as const;
  const codeOf = (label: string) => countries.find((one) => one.label === label)?.value ?? '';
  const nameOf = (label: string) => countryName({ country: label, countryISO: codeOf(label) }, language);
  const place = (label: string) => (
    <>
      <Flag code={codeOf(label)} width={20} /> {nameOf(label)}
    </>
  );
  const day = (stored: string) => longDay(toCalendarDate(stored) ?? '', language);
  const dates =
    trip.fromDate && trip.toDate
      ? t('start.range', { from: day(trip.fromDate), to: day(trip.toDate) })
      : trip.days === null
        ? t('start.open')
        : t('start.days', { count: trip.days });
  const rows = [
    ['to', place(trip.visaTo)],
    ['purpose', t(`purposes.${trip.visaCategory}`)],
    [
      'visaType',
      <span key="visaType" lang="en">
        {trip.visaType}
      </span>,
    ],
    ['from', place(trip.visaFrom)],
    ['nationality', place(trip.nationality)],
    ['dates', dates],
  ] as const;
  return (
    <div className="start-offer">
      <Heading>{t('start.title', { country: nameOf(trip.visaTo), agency })}</Heading>
      <p className="start-offer-lead">{t('start.lead', { agency })}</p>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name} data-fact={name}>
            <dt>{t(`start.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <section>
        <b>{t('start.newTitle')}</b>
        <p>{t('start.new', { agency })}</p>
        {create}
      </section>
      <section>
        <b>{t('start.knownTitle')}</b>
        <p>{t('start.known', { agency })}</p>
        {signIn}
      </section>
    </div>
  );
}
