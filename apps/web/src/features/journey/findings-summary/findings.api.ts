import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Finding, Findings } from '@visawright/contract/forms/finding.ts';
import { call } from '../../../lib/api/call.ts';
import { useFallbackPoll } from '../../../lib/live/use-live.ts';

export const findingsKey = (applicationUid: string) => ['findings', applicationUid] as const;

// Updated live by use-live-findings.ts.
const freshMs = 30_000;
const query = (applicationUid: string) => ({
  queryKey: findingsKey(applicationUid),
  queryFn: ({ signal }: { signal: AbortSignal }) => call('getFindings', { query: { applicationUid }, signal }),
  staleTime: freshMs,
});

// null: not wanted now.
export function useFindings(applicationUid: string | null) {
  const refetchInterval = useFallbackPoll();
  return useQuery({ ...query(applicationUid ?? ''), refetchInterval, enabled: applicationUid !== null });
}

// Selects the findings of one question, to re-render only when they change.
export const useFindingsOfField = (applicationUid: string, field: string): readonly Finding[] =>
  useQuery({
    ...query(applicationUid),
    select: ({ findings }) => findings.filter(({ fields, accepted }) => fields.includes(field) && accepted === null),
  }).data ?? [];

// An empty reason revokes the acceptance. The reply contains all findings.
export function useAcceptFinding(applicationUid: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ key, reason }: { key: string; reason: string }) =>
      call('acceptFinding', { body: { applicationUid, key, reason }, once: true }),
    onSuccess: (findings) => client.setQueryData<Findings>(findingsKey(applicationUid), findings),
  });
}
