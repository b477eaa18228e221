import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodySent } from '@visawright/contract/operations/operation.ts';
import type { Operations } from '@visawright/contract/operations/index.ts';
import { call } from '../../../../lib/api/call.ts';

export type TrailQuery = BodySent<Operations['exportTrail']>;

const checkKey = ['trail', 'check'] as const;
const entriesKey = ['trail', 'entries'] as const;

export const useTrailEntries = (query: TrailQuery) =>
  useInfiniteQuery({
    queryKey: [...entriesKey, query],
    queryFn: ({ pageParam, signal }) =>
      call('listTrail', { query: { ...query, limit: '50', ...(pageParam ? { cursor: pageParam } : {}) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });

export const useTrailEntry = (entryNumber: string) =>
  useQuery({
    queryKey: ['trail', 'entry', entryNumber],
    queryFn: ({ signal }) => call('getTrailEntry', { query: { entryNumber }, signal }),
  });

export const findTrailPeople = async (query: { search?: string; personUid?: string }, signal: AbortSignal) =>
  (await call('trailPeople', { query, signal })).people;

export const useTrailPerson = (personUid: string | undefined) =>
  useQuery({
    queryKey: ['trail', 'person', personUid],
    queryFn: async ({ signal }) => (await findTrailPeople({ personUid: personUid! }, signal))[0] ?? null,
    enabled: personUid !== undefined,
  }).data;

const pollMs = 1_000;

export const useTrailCheck = () =>
  useQuery({
    queryKey: checkKey,
    queryFn: ({ signal }) => call('trailCheck', { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? pollMs : false),
  });

export function useStartTrailCheck() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('startTrailCheck', {}),
    onSuccess: (check) => client.setQueryData(checkKey, check),
  });
}

// The export is an entry itself, so the list is loaded again.
export function useExportTrail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (query: TrailQuery) => call('exportTrail', { body: query }),
    onSuccess: () => client.invalidateQueries({ queryKey: entriesKey }),
  });
}
