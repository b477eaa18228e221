import { lazy, Suspense } from 'react';
import type { Application } from '@visawright/contract/applications/application.ts';

// Lazy, because the section titles of all forms are large and few applications are returned.
const Returned = lazy(async () => ({ default: (await import('./ReturnedSections.tsx')).ReturnedSections }));

export const isReturned = ({ status, review }: Application) =>
  status !== 'submitted' && review.state === 'returned' && review.tasks.some(({ verdict }) => verdict === 'returned');

export const LazyReturnedSections = ({ row }: { row: Application }) => (
  <Suspense fallback={null}>
    <Returned row={row} />
  </Suspense>
);
