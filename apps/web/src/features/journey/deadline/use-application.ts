import { useQuery } from '@tanstack/react-query';
import type { Application } from '@visawright/contract/applications/application.ts';
import { findDestination, type Destination } from '@visawright/forms/destinations/destinations.ts';
import { call } from '../../../lib/api/call.ts';
import { realmFormQuery } from '../../shared/destinations/realm-form.api.ts';
import { useFlow } from '../flow/state/flow-store.ts';

// From the flow if it is open there, otherwise loaded.
export function useApplication(applicationUid: string): Application | null {
  const inFlow = useFlow(({ application }) => (application?.applicationUid === applicationUid ? application : null));
  const { data } = useQuery({
    queryKey: ['application', applicationUid, 'subject'],
    queryFn: ({ signal }) => call('getApplication', { query: { applicationUid }, signal }),
    enabled: inFlow === null,
  });
  return inFlow ?? data ?? null;
}

export const destinationOf = (application: Application | null): Destination | null =>
  findDestination(application?.destinationId) ?? null;

// Same cache entry as useDestination.
export const useDestinationForm = (place: Destination | null) => useQuery(realmFormQuery(place?.id)).data;
