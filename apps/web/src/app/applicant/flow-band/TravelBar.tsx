import { IconArrowRight } from '@tabler/icons-react';
import { Flag } from '../../../components/Flag.tsx';
import { LazyDates } from './LazyDates.tsx';
import type { TripSummary } from './use-trip-summary.ts';
import { useApplicantTexts } from '../../../translations/applicant/applicant-texts.ts';

export function TravelBar({ trip }: { trip: TripSummary }) {
  const { t } = useApplicantTexts();
  return (
    <section className="travel-band" aria-label={t('travel.details')} data-tour="travel">
      <div className="wrap travel">
        <dl>
          <div>
            <dt>{t('travel.destination')}</dt>
            <dd>
              {trip.fromISO && (
                <>
                  <Flag code={trip.fromISO} width={21} />
                  <IconArrowRight size={15} stroke={1.8} className="soft" aria-hidden />
                </>
              )}
              <Flag code={trip.toISO} width={21} />
              {trip.route}
            </dd>
          </div>
          <div>
            <dt>{t('travel.purpose')}</dt>
            <dd>{trip.purpose}</dd>
          </div>
          <div>
            <dt>{t('travel.length')}</dt>
            <dd aria-live="polite">{trip.length}</dd>
          </div>
        </dl>
        <LazyDates wide range={trip.range} />
      </div>
    </section>
  );
}
