import { useQuery } from '@tanstack/react-query';
import { isSettled } from '@visawright/contract/documents/document-facts.ts';
import { call } from '../../../lib/api/call.ts';
import { isOwnPassport } from '../../documents/documents/is-own-passport.ts';
import { useDocuments } from '../../documents/documents/documents.api.ts';

const ticketMs = 4 * 60_000; // page URLs are valid for five minutes

// Primary passport first. A passport that may be someone else's is not shown as the person's own.
export function usePassports(applicantUid: string) {
  const { data: documents, isPending } = useDocuments(applicantUid);
  const all = documents?.filter((one) => one.state !== 'rejected' && isOwnPassport(one)) ?? [];
  const passports = all.toSorted((a, b) => Number(b.isPrimary) - Number(a.isPrimary));
  const read = passports.filter(({ state }) => isSettled(state));
  const extracted = useQuery({
    queryKey: ['own-passports', applicantUid, ...read.map(({ docId, version }) => `${docId} ${version}`)],
    queryFn: async ({ signal }) => {
      const docIds = read.map(({ docId }) => docId);
      const body = { docIds, includePageDetails: true };
      const found = (await call('extractedDocuments', { query: { applicantUid }, body, signal })).documents;
      return docIds.flatMap((docId) => found.find(({ _id }) => _id === docId)?.documentData ?? []);
    },
    enabled: read.length > 0,
    staleTime: ticketMs,
    refetchInterval: ticketMs,
    placeholderData: (before) => before,
  });
  return {
    passports,
    documents: extracted.data,
    isReading: passports.length > 0 && read.length === 0,
    isPending: isPending || (read.length > 0 && extracted.isPending),
    readAgain: () => void extracted.refetch(),
  };
}
