import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Document, ExtractedDocument } from '@visawright/contract/document.ts';
import { isSettled } from '@visawright/contract/document-facts.ts';
import { call } from '../../lib/call.ts';
import { liveStore } from '../../lib/socket.ts';

export const documentsKey = (applicantUid: string) => ['documents', applicantUid] as const;
export const extractedKey = (docId: string) => ['extracted', docId] as const;

const pollMs = 5_000;
const doubtMs = 15_000; // hints may be lost although the line stands

// What is being read is looked after until it has settled, whether or not the socket speaks.
function pollOf(documents: readonly Document[] | undefined): number | false {
  if (documents?.every(({ state }) => isSettled(state)) ?? true) return false;
  return liveStore.getState().state === 'connected' ? doubtMs : pollMs;
}

export const useDocuments = (applicantUid: string | undefined) =>
  useQuery({
    queryKey: documentsKey(applicantUid ?? ''),
    queryFn: async ({ signal }) => {
      const query = { applicantUid: applicantUid! };
      return (await call('documentsOfApplicant', { query, signal })).documents;
    },
    enabled: applicantUid !== undefined,
    refetchInterval: ({ state }) => pollOf(state.data),
  });

// Read anew with every version of the document; its addresses hold for five minutes.
const ticketMs = 4 * 60_000;
export const useExtracted = ({ applicantUid, docId, version, state }: Document) =>
  useQuery({
    queryKey: [...extractedKey(docId), version, state],
    queryFn: async ({ signal }): Promise<ExtractedDocument['documentData'] | null> => {
      const body = { docIds: [docId], includePageDetails: true };
      const { documents } = await call('extractedDocuments', { query: { applicantUid }, body, signal });
      return documents[0]?.documentData ?? null;
    },
    staleTime: ticketMs,
    refetchInterval: ticketMs,
    placeholderData: (before) => before,
    enabled: state !== 'rejected',
  });

// The reply to a deed is the document as it stands now.
export function takeDocument(client: QueryClient, document: Document): void {
  client.setQueryData<Document[]>(documentsKey(document.applicantUid), (documents) =>
    documents?.map((one) => (one.docId === document.docId ? document : one)),
  );
}

export function useReadAgain() {
  const client = useQueryClient();
  return (applicantUid: string) => client.invalidateQueries({ queryKey: documentsKey(applicantUid) });
}
