import { useLayoutEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import { arrivalOf, type Arrival } from './link-arrival.ts';
import { rememberPeople } from '../drafts/linked-people.ts';

// Non-null only on a complete start link.
export function useLinkArrival(): Arrival | null {
  const { pathname, search } = useLocation();
  const arrival = useMemo(() => arrivalOf(pathname, new URLSearchParams(search)), [pathname, search]);
  useLayoutEffect(() => {
    if (arrival) rememberPeople(arrival.key, arrival);
  }, [arrival]);
  return arrival;
}
