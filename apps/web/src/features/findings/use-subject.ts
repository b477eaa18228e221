import { useQuery } from '@tanstack/react-query';
import type { Application } from '@visawright/contract/application.ts';
import { findDestination, type Destination } from '@visawright/forms/destinations.ts';
import { loadForm } from '@visawright/forms/load-form.ts';
import { call } from '../../lib/call.ts';
import { useFlow } from '../flow/flow-store.ts';

// The application the findings are of: the flow's own where it is open there, else read.
export function useSubject(applicationUid: string): Application | null {
  const inFlow = useFlow(({ application }) => (application?.applicationUid === applicationUid ? application : null));
  const { data } = useQuery({
    queryKey: ['application', applicationUid, 'subject'],
    queryFn: ({ signal }) => call('getApplication', { query: { applicationUid }, signal }),
    enabled: inFlow === null,
  });
  return inFlow ?? data ?? null;
}

export const placeOf = (application: Application | null): Destination | null =>
  findDestination(application?.destinationId) ?? null;

// Data of this build: the same entry as on Details, loaded once.
export function useFormOf(place: Destination | null) {
  return useQuery({
    queryKey: ['form', place?.id],
    queryFn: () => loadForm(place!.id),
    enabled: place !== null,
    staleTime: Infinity,
    networkMode: 'always',
  }).data;
}
