import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { documentsKey, useDocuments, useExtracted } from '../../documents/documents.api.ts';
import { useLiveDocuments } from '../../documents/use-live-documents.ts';
import type { Workspace } from '../use-workspace.ts';

// The current document as the server knows it, with what was read from it. A document that was just made is not there yet.
export function useDocumentValues({ current, arrangement }: Workspace) {
  const client = useQueryClient();
  const applicantUid = current?.traveller.applicantUid;
  const version = useStore(
    arrangement.store,
    ({ confirmed }) => confirmed.find((one) => one.applicantUid === applicantUid)?.arrangementVersion,
  );
  const read = useDocuments(applicantUid);
  useLiveDocuments(applicantUid);
  useEffect(() => {
    if (applicantUid !== undefined) void client.invalidateQueries({ queryKey: documentsKey(applicantUid) });
  }, [client, applicantUid, version]);
  const document = read.data?.find(({ docId }) => docId === current?.document.docId);
  const extracted = useExtracted(document);
  return { read, document, extracted, values: (document && extracted.data?.values) ?? [] };
}
export type DocumentValues = ReturnType<typeof useDocumentValues>;
