import { useState } from 'react';
import { Accordion } from '@mantine/core';
import { Flag } from '../../../components/Flag.tsx';
import { LazyDates } from './LazyDates.tsx';
import type { TripSummary } from './use-trip-summary.ts';
import { useApplicantTexts } from '../../../translations/applicant/applicant-texts.ts';

// On phone and tablet the travel bar collapses to one line.
export function TravelDetails({ trip }: { trip: TripSummary }) {
  const { t } = useApplicantTexts();
  const [wasOpened, setOpened] = useState(false); // loads the calendar only when opened
  const facts = [
    ['destination', trip.route],
    ['purpose', trip.purpose],
    ['length', trip.length],
  ] as const;
  return (
    <section aria-label={t('travel.details')} data-tour="travel">
      <Accordion
        className="m-travel"
        chevronSize={20}
        transitionDuration={160}
        onChange={(item) => item && setOpened(true)}
      >
        <Accordion.Item value="travel">
          <Accordion.Control>
            <span className="m-travel-line">
              <Flag code={trip.toISO} width={24} />
              <span>
                <b>{t('travel.details')}</b>
                <small>{[trip.destination, trip.purpose, trip.range].filter(Boolean).join(' · ')}</small>
              </span>
            </span>
          </Accordion.Control>
          <Accordion.Panel>
            <dl className="m-travel-facts">
              {facts.map(([name, value]) => (
                <div key={name}>
                  <dt>{t(`travel.${name}`)}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            {wasOpened && <LazyDates wide={false} range={trip.range} />}
          </Accordion.Panel>
        </Accordion.Item>
      </Accordion>
    </section>
  );
}
