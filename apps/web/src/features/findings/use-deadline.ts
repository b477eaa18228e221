import { useQuery } from '@tanstack/react-query';
import type { Deadline } from '@visawright/forms/deadlines/deadline-of.ts';
import type { DeadlineOf } from './reckon-deadline.ts';

export type { Deadline } from '@visawright/forms/deadlines/deadline-of.ts';

// null: nothing to reckon with yet. Where the calendars cannot be loaded nothing is said, rather than a day without holidays.
export function useDeadline(of: DeadlineOf | null): Deadline | null {
  const { data } = useQuery({
    queryKey: ['reckon-deadline'],
    queryFn: () => import('./reckon-deadline.ts'),
    enabled: of !== null,
    staleTime: Infinity,
    networkMode: 'always',
    structuralSharing: false,
  });
  return of && data ? data.reckonDeadline(of) : null;
}
