import { lazy, Suspense } from 'react';
import type { Application } from '@visawright/contract/application.ts';

// Few are returned: the names of all forms' sections come only with one that is.
const Returned = lazy(async () => ({ default: (await import('./Returned.tsx')).Returned }));

export const isReturned = ({ status, review }: Application) =>
  status !== 'submitted' && review.state === 'returned' && review.tasks.some(({ verdict }) => verdict === 'returned');

export const LazyReturned = ({ row }: { row: Application }) => (
  <Suspense fallback={null}>
    <Returned row={row} />
  </Suspense>
);
