import { useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { DocumentPage, ExtractedDocument } from '@visawright/contract/document.ts';
import type { PageEvidence } from '@visawright/contract/evidence.ts';
import { call } from '../../lib/call.ts';

export type SourcePaper = ExtractedDocument['documentData'];

// Whose papers are looked into: set once by the screen around fields and findings.
export const PapersOf = createContext<string | null>(null);

interface Wanted {
  docId: string;
  take: (paper: SourcePaper | null) => void;
  fail: (cause: unknown) => void;
}
const wanted = new Map<string, Wanted[]>();

// Whoever asks in the same moment is answered by one call.
export function loadPaper(applicantUid: string, docId: string): Promise<SourcePaper | null> {
  return new Promise((take, fail) => {
    const waiting = wanted.get(applicantUid);
    if (waiting) {
      waiting.push({ docId, take, fail });
      return;
    }
    wanted.set(applicantUid, [{ docId, take, fail }]);
    setTimeout(() => void fetchWanted(applicantUid));
  });
}

async function fetchWanted(applicantUid: string) {
  const asked = wanted.get(applicantUid) ?? [];
  wanted.delete(applicantUid);
  try {
    const body = { docIds: [...new Set(asked.map(({ docId }) => docId))], includePageDetails: true };
    const { documents } = await call('extractedDocuments', { query: { applicantUid }, body });
    for (const { docId, take } of asked) take(documents.find(({ _id }) => _id === docId)?.documentData ?? null);
  } catch (cause) {
    for (const { fail } of asked) fail(cause);
  }
}

const ticketMs = 4 * 60_000; // the pictures' addresses hold for five minutes

export const paperQuery = (applicantUid: string | null, docId: string | undefined) => ({
  queryKey: ['source-paper', applicantUid, docId] as const,
  queryFn: () => loadPaper(applicantUid!, docId!),
  enabled: applicantUid !== null && docId !== undefined,
  staleTime: ticketMs,
});

export function usePaper(docId: string | undefined) {
  return useQuery({ ...paperQuery(use(PapersOf), docId), refetchInterval: ticketMs });
}

export const pageOf = (paper: SourcePaper | null | undefined, { pageUid, pageIndex }: PageEvidence) =>
  paper?.pages.find((page: DocumentPage) => page.pageUid === pageUid && page.pageIndex === pageIndex) ??
  paper?.pages.find((page: DocumentPage) => page.pageUid === pageUid);
