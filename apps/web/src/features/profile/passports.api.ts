import { useQuery } from '@tanstack/react-query';
import { isSettled } from '@visawright/contract/document-facts.ts';
import { call } from '../../lib/call.ts';
import { useDocuments } from '../documents/documents.api.ts';

const ticketMs = 4 * 60_000; // the pages' addresses hold for five minutes

// The passports of a person, the one forms are filled from first, and what was read in them.
export function usePassports(applicantUid: string) {
  const { data: documents, isPending } = useDocuments(applicantUid);
  const all = documents?.filter(({ category, state }) => category === 'Passport' && state !== 'rejected') ?? [];
  const passports = all.toSorted((a, b) => Number(b.isPrimary) - Number(a.isPrimary));
  const read = passports.filter(({ state }) => isSettled(state));
  const papers = useQuery({
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
    papers: papers.data,
    isReading: passports.length > 0 && read.length === 0,
    isPending: isPending || (read.length > 0 && papers.isPending),
    readAgain: () => void papers.refetch(),
  };
}
