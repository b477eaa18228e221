import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../../components/feedback/ErrorBoundary.tsx';

const TravelDates = lazy(async () => ({ default: (await import('./TravelDates.tsx')).TravelDates }));

// The calendar loads after the screen in a reserved slot; if it fails to load, the dates remain as text.
export function LazyDates({ wide, range }: { wide: boolean; range: string }) {
  const datesSlot = <div className="travel-dates-slot">{range}</div>;
  return (
    <ErrorBoundary fallback={datesSlot}>
      <Suspense fallback={<div className="travel-dates-slot" />}>
        <TravelDates wide={wide} />
      </Suspense>
    </ErrorBoundary>
  );
}
