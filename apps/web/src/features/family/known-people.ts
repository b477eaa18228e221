import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import type { Companion } from '../flow/flow-store.ts';

type Named = { applicantUid: string; firstName: string; lastName: string };
const companionOf = ({ applicantUid, firstName, lastName }: Named): Companion => ({
  applicantUid,
  name: `${firstName} ${lastName}`.trim(),
});

const key = ['family-people'];

// The travellers this account added before, the latest first.
export const useKnownTravellers = (on: boolean) =>
  useQuery({
    queryKey: key,
    queryFn: async ({ signal }): Promise<Companion[]> => {
      const { items } = await call('listApplicants', { query: { limit: '100' }, signal });
      return items.filter(({ addedBy }) => addedBy !== null).map(companionOf);
    },
    enabled: on,
  });

// A name is all it takes: birth date and passport come with the papers.
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
