import { useQuery } from '@tanstack/react-query';
import { call } from '../../../../lib/api/call.ts';

export interface ApplyingPerson {
  readonly applicantUid: string;
  readonly name: string;
}

// The user and the travellers they added; null while loading.
export function useApplyingPeople(): readonly ApplyingPerson[] | null {
  const { data } = useQuery({
    queryKey: ['applying-people'],
    queryFn: async ({ signal }) => {
      const { items } = await call('listApplicants', { query: { limit: '100' }, signal });
      return items.map((one) => ({
        applicantUid: one.applicantUid,
        name: `${one.firstName} ${one.lastName}`.trim(),
      }));
    },
  });
  return data ?? null;
}
