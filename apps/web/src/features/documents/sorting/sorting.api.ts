import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ArrangedTraveller } from '@visawright/contract/documents/arrangement.ts';
import { call } from '../../../lib/api/call.ts';
import { isLikely } from './state/sorting-queue.ts';

// Read again when one of the travellers' lists has changed on the server.
export function useSorting(applicationUid: string, confirmed: readonly ArrangedTraveller[]) {
  const versions = confirmed.map(({ arrangementVersion }) => arrangementVersion).join(' ');
  const isUnsure = confirmed.some(({ documents }) =>
    documents.some((document) => document.isUnsure || isLikely(document)),
  );
  return useQuery({
    queryKey: ['sorting', applicationUid, versions],
    queryFn: ({ signal }) => call('sorting', { query: { applicationUid }, signal }),
    enabled: isUnsure,
    placeholderData: keepPreviousData,
  });
}
