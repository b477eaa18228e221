import { useQueryClient } from '@tanstack/react-query';
import type { Document } from '@visawright/contract/documents/document.ts';
import { create } from 'zustand';
import { readAgainLater } from '../../../lib/live/read-again-later.ts';
import { useOnLive } from '../../../lib/live/use-live.ts';
import { documentsKey } from './documents.api.ts';
import type { ReadingProgress } from './document-state.ts';

// Live reading progress, for display only; the state of a document comes from the server.
export const progressStore = create<Readonly<Record<string, ReadingProgress>>>(() => ({}));

export function useLiveDocuments(applicantUid: string | undefined): void {
  const client = useQueryClient();
  const again = () => {
    if (applicantUid !== undefined) readAgainLater(client, documentsKey(applicantUid));
  };
  const isHere = (docId: string) =>
    client.getQueryData<Document[]>(documentsKey(applicantUid ?? ''))?.some((document) => document.docId === docId) ??
    false;
  useOnLive('document:progress', (hint) => {
    if (!hint) return again();
    progressStore.setState({ [hint.docId]: { stage: hint.stage, page: hint.page, pages: hint.pages } });
    if (!isHere(hint.docId)) again();
  });
  const settled = (hint: { docId: string } | null) => {
    if (hint) progressStore.setState((all) => withoutKey(all, hint.docId), true);
    again();
  };
  useOnLive('document:done', settled);
  useOnLive('document:rejected', settled);
  useOnLive('document:failed', settled);
}

const withoutKey = (all: Readonly<Record<string, ReadingProgress>>, docId: string) =>
  Object.fromEntries(Object.entries(all).filter(([key]) => key !== docId));
