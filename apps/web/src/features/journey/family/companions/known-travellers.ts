import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Applicant } from '@visawright/contract/applications/applicant.ts';
import { sameName } from '@visawright/contract/identity/same-person.ts';
import { call } from '../../../../lib/api/call.ts';
import type { Companion } from '../../flow/state/flow-store.ts';

export interface KnownTraveller extends Companion {
  readonly birthDate: string | null;
}
type Named = Pick<Applicant, 'applicantUid' | 'firstName' | 'lastName' | 'birthDate'>;
const travellerOf = ({ applicantUid, firstName, lastName, birthDate }: Named): KnownTraveller => ({
  applicantUid,
  name: `${firstName} ${lastName}`.trim(),
  birthDate,
});

const key = ['family-people'];

const loadKnown = async (signal?: AbortSignal): Promise<KnownTraveller[]> => {
  const { items } = await call('listApplicants', { query: { limit: '100' }, ...(signal && { signal }) });
  return items.filter(({ addedBy }) => addedBy !== null).map(travellerOf);
};

// Travellers this account added, newest first.
export const useKnownTravellers = (on: boolean) =>
  useQuery({ queryKey: key, queryFn: ({ signal }) => loadKnown(signal), enabled: on });

// The traveller of that name, if this account added them for another trip; otherwise a new one.
export function useNamedTraveller() {
  const newTraveller = useNewTraveller();
  return async (name: string): Promise<Companion> =>
    (await loadKnown()).find((one) => sameName(one.name, name) === 'same') ?? newTraveller(name);
}

// Only a name: date of birth and passport are read from the documents.
export function useNewTraveller() {
  const client = useQueryClient();
  return async (typed: string): Promise<Companion> => {
    const [firstName = '', ...rest] = typed.trim().split(/\s+/);
    const body = { firstName, lastName: rest.join(' ') };
    const made = travellerOf(await call('createApplicant', { body, once: true }));
    client.setQueryData<KnownTraveller[]>(key, (all) => (all ? [made, ...all] : all));
    for (const other of ['own-people', 'applying-people', 'list']) void client.invalidateQueries({ queryKey: [other] });
    return made;
  };
}
