import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { readAgainLater } from '../../../lib/live/read-again-later.ts';
import { useOnLive } from '../../../lib/live/use-live.ts';
import { useOwnIds } from '../../shared/lists/use-own-ids.ts';

export interface Person {
  readonly applicantUid: string;
  readonly name: string;
  readonly note: string | null; // a masked passport number
}

type Named = { firstName: string; lastName: string };
const fullName = ({ firstName, lastName }: Named) => `${firstName} ${lastName}`.trim();

// The applicant first, then the travellers they added.
export const useOwnPeople = (on: boolean) =>
  useQuery({
    queryKey: ['own-people'],
    queryFn: async ({ signal }): Promise<Person[]> => {
      const { items } = await call('listApplicants', { query: { limit: '100' }, signal });
      const ownFirst = items.toSorted((a, b) => Number(a.addedBy !== null) - Number(b.addedBy !== null));
      return ownFirst.map((one) => ({ applicantUid: one.applicantUid, name: fullName(one), note: null }));
    },
    enabled: on,
  });

// Reviewers see the travellers whose applications were sent to them.
export function useAssignedPeople(on: boolean) {
  const { ownIds } = useOwnIds();
  return useQuery({
    queryKey: ['assigned-people'],
    queryFn: async ({ signal }): Promise<Person[]> => {
      const { personUid } = await ownIds();
      const query = { reviewerUid: personUid, queue: 'all', limit: '100' } as const;
      const { items } = await call('applicationsOfReviewer', { query, signal });
      const people = new Map(items.map((one) => [one.applicantUid, one.applicantName]));
      return [...people].map(([applicantUid, name]) => ({ applicantUid, name, note: null }));
    },
    enabled: on,
  });
}

export const useChosenApplicant = (applicantUid: string | undefined, on: boolean) =>
  useQuery({
    queryKey: ['chosen-applicant', applicantUid],
    queryFn: async ({ signal }): Promise<Person> => {
      const one = await call('getApplicant', { query: { applicantUid: applicantUid! }, signal });
      return { applicantUid: one.applicantUid, name: fullName(one), note: one.passportMasked };
    },
    enabled: on && applicantUid !== undefined,
  });

export const namedKey = (applicationUid: string | undefined) => ['named-application', applicationUid] as const;

// New documents are added to the application named in the URL.
export const useNamedApplication = (applicationUid: string | undefined) =>
  useQuery({
    queryKey: namedKey(applicationUid),
    queryFn: ({ signal }) => call('getApplication', { query: { applicationUid: applicationUid! }, signal }),
    enabled: applicationUid !== undefined,
  });

// Its documents change while files are added here, on a phone or by the traveller.
export function useLiveNamedApplication(applicationUid: string | undefined): void {
  const client = useQueryClient();
  const readAgain = () => readAgainLater(client, namedKey(applicationUid));
  useOnLive('application:changed', (hint) => {
    if (applicationUid !== undefined && (!hint || hint.applicationUid === applicationUid)) readAgain();
  });
  useOnLive('document:done', readAgain);
}
