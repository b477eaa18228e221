import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../lib/api/call.ts';
import type { Companion } from '../../flow/state/flow-store.ts';

type Named = { applicantUid: string; firstName: string; lastName: string };
const companionOf = ({ applicantUid, firstName, lastName }: Named): Companion => ({
  applicantUid,
  name: `${firstName} ${lastName}`.trim(),
});

const key = ['family-people'];

// Travellers this account added, newest first.
export const useKnownTravellers = (on: boolean) =>
  useQuery({
    queryKey: key,
    queryFn: async ({ signal }): Promise<Companion[]> => {
      const { items } = await call('listApplicants', { query: { limit: '100' }, signal });
      return items.filter(({ addedBy }) => addedBy !== null).map(companionOf);
    },
    enabled: on,
  });

// Only a name: date of birth and passport are read from the documents.
export function useNewTraveller() {
  const client = useQueryClient();
  return async (typed: string): Promise<Companion> => {
    const [firstName = '', ...rest] = typed.trim().split(/\s+/);
    const body = { firstName, lastName: rest.join(' ') };
    const made = companionOf(await call('createApplicant', { body, once: true }));
    client.setQueryData<Companion[]>(key, (all) => (all ? [made, ...all] : all));
    for (const other of ['own-people', 'applying-people', 'list']) void client.invalidateQueries({ queryKey: [other] });
    return made;
  };
}
