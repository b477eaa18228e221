import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Document, ExtractedDocument } from '@visawright/contract/documents/document.ts';
import { isSettled } from '@visawright/contract/documents/document-facts.ts';
import { call } from '../../../lib/api/call.ts';
import { liveStore } from '../../../lib/live/socket.ts';

export const documentsKey = (applicantUid: string) => ['documents', applicantUid] as const;
const extractedKey = (docId: string) => ['extracted', docId] as const;

const pollMs = 5_000;
const doubtMs = 15_000; // events can be lost even while connected

// Polls while a document is being read, in case socket events are lost.
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

// Refetched for each version of the document; its picture URLs are valid for five minutes.
const ticketMs = 4 * 60_000;
export const useExtracted = (document: Document | undefined) =>
  useQuery({
    queryKey: [...extractedKey(document?.docId ?? ''), document?.version, document?.state],
    queryFn: async ({ signal }): Promise<ExtractedDocument['documentData'] | null> => {
      const { applicantUid, docId } = document!;
      const body = { docIds: [docId], includePageDetails: true };
      const { documents } = await call('extractedDocuments', { query: { applicantUid }, body, signal });
      return documents[0]?.documentData ?? null;
    },
    staleTime: ticketMs,
    refetchInterval: ticketMs,
    placeholderData: (before, query) => (query?.queryKey[1] === document?.docId ? before : undefined),
    enabled: document !== undefined && document.state !== 'rejected',
  });

// Stores the updated document that an action returned.
export function cacheDocument(client: QueryClient, document: Document): void {
  client.setQueryData<Document[]>(documentsKey(document.applicantUid), (documents) =>
    documents?.map((one) => (one.docId === document.docId ? document : one)),
  );
}

export function useRefetchDocuments() {
  const client = useQueryClient();
  return (applicantUid: string) => client.invalidateQueries({ queryKey: documentsKey(applicantUid) });
}
