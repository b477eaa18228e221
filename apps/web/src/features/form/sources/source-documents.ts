import { useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { DocumentPage, ExtractedDocument } from '@visawright/contract/documents/document.ts';
import type { PageEvidence } from '@visawright/contract/documents/evidence.ts';
import { call } from '../../../lib/api/call.ts';

export type SourceDocument = ExtractedDocument['documentData'];

// The applicant whose documents are shown; set once by the surrounding screen.
export const DocumentsOwner = createContext<string | null>(null);

interface PendingDocument {
  docId: string;
  take: (document: SourceDocument | null) => void;
  fail: (cause: unknown) => void;
}
const pending = new Map<string, PendingDocument[]>();

// Batches requests made in the same tick into one call.
function loadSourceDocument(applicantUid: string, docId: string): Promise<SourceDocument | null> {
  return new Promise((take, fail) => {
    const waiting = pending.get(applicantUid);
    if (waiting) {
      waiting.push({ docId, take, fail });
      return;
    }
    pending.set(applicantUid, [{ docId, take, fail }]);
    setTimeout(() => void fetchPending(applicantUid));
  });
}

async function fetchPending(applicantUid: string) {
  const requests = pending.get(applicantUid) ?? [];
  pending.delete(applicantUid);
  try {
    const body = { docIds: [...new Set(requests.map(({ docId }) => docId))], includePageDetails: true };
    const { documents } = await call('extractedDocuments', { query: { applicantUid }, body });
    for (const { docId, take } of requests) take(documents.find(({ _id }) => _id === docId)?.documentData ?? null);
  } catch (cause) {
    for (const { fail } of requests) fail(cause);
  }
}

const ticketMs = 4 * 60_000; // page URLs are valid for five minutes

export const sourceDocumentQuery = (applicantUid: string | null, docId: string | undefined) => ({
  queryKey: ['source-document', applicantUid, docId] as const,
  queryFn: () => loadSourceDocument(applicantUid!, docId!),
  enabled: applicantUid !== null && docId !== undefined,
  staleTime: ticketMs,
});

export function useSourceDocument(docId: string | undefined) {
  return useQuery({ ...sourceDocumentQuery(use(DocumentsOwner), docId), refetchInterval: ticketMs });
}

export const pageOf = (document: SourceDocument | null | undefined, { pageUid, pageIndex }: PageEvidence) =>
  document?.pages.find((page: DocumentPage) => page.pageUid === pageUid && page.pageIndex === pageIndex) ??
  document?.pages.find((page: DocumentPage) => page.pageUid === pageUid);
