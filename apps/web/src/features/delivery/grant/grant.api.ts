import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { GrantState } from '@visawright/contract/delivery/grant.ts';
import { call } from '../../../lib/api/call.ts';
import { useFallbackPoll, useOnLive } from '../../../lib/live/use-live.ts';

const grantKey = (applicationUid: string) => ['grant', applicationUid] as const;
const readingMs = 4_000; // events may be lost, so poll while reading

export function useGrant(applicationUid: string, enabled = true) {
  const fallback = useFallbackPoll();
  return useQuery({
    queryKey: grantKey(applicationUid),
    enabled,
    queryFn: ({ signal }) => call('getGrant', { query: { applicationUid }, signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'reading' ? readingMs : fallback),
  });
}

export function useLiveGrant(applicationUid: string): void {
  const client = useQueryClient();
  const again = () => {
    void client.invalidateQueries({ queryKey: grantKey(applicationUid) });
    void client.invalidateQueries({ queryKey: recordKey(applicationUid) });
  };
  useOnLive('application:changed', (hint) => {
    if (!hint || hint.applicationUid === applicationUid) again();
  });
  useOnLive('document:done', again);
  useOnLive('document:rejected', again);
  useOnLive('document:failed', again);
}

export function useSetGrant(applicationUid: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (docId: string | null) => call('setGrant', { body: { applicationUid, docId }, once: true }),
    onSuccess: (state) => client.setQueryData<GrantState>(grantKey(applicationUid), state),
  });
}

export function useMarkGrantSeen(applicationUid: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('seeGrant', { body: { applicationUid }, once: true }),
    onSuccess: (state) => client.setQueryData<GrantState>(grantKey(applicationUid), state),
  });
}

const recordKey = (applicationUid: string) => ['grant-application', applicationUid] as const;

export const useGrantApplication = (applicationUid: string) =>
  useQuery({
    queryKey: recordKey(applicationUid),
    queryFn: ({ signal }) => call('getApplication', { query: { applicationUid }, signal }),
  });

export function useApprove(applicationUid: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      call('updateOutcome', { query: { applicationUid }, body: { visaAllocationStatus: 'APPROVED' }, once: true }),
    onSuccess: (record) => client.setQueryData(recordKey(applicationUid), record),
  });
}
