import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../components/ErrorBoundary.tsx';

const TravelDates = lazy(async () => ({ default: (await import('./TravelDates.tsx')).TravelDates }));

// The calendar comes after the screen; its place is kept, and where it cannot come the dates still stand in words.
export function LazyDates({ wide, range }: { wide: boolean; range: string }) {
  const place = <div className="travel-place">{range}</div>;
  return (
    <ErrorBoundary fallback={place}>
      <Suspense fallback={<div className="travel-place" />}>
        <TravelDates wide={wide} />
      </Suspense>
    </ErrorBoundary>
  );
}
