import { useQuery } from '@tanstack/react-query';
import type { Deadline } from '@visawright/forms/deadlines/deadline-of.ts';
import type { DeadlineInput } from './calculate-deadline.ts';

export type { Deadline } from '@visawright/forms/deadlines/deadline-of.ts';

// null: not enough input yet, or the calendars failed to load. A date without holidays would be wrong.
export function useDeadline(of: DeadlineInput | null): Deadline | null {
  const { data } = useQuery({
    queryKey: ['calculate-deadline'],
    queryFn: () => import('./calculate-deadline.ts'),
    enabled: of !== null,
    staleTime: Infinity,
    networkMode: 'always',
    structuralSharing: false,
  });
  return of && data ? data.calculateDeadline(of) : null;
}
