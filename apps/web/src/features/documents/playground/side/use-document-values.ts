import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo } from 'react';
import type { DocumentValue } from '@visawright/contract/documents/document.ts';
import { useStore } from 'zustand';
import { readAgainLater } from '../../../../lib/live/read-again-later.ts';
import { documentsKey, useDocuments, useExtracted } from '../../documents/documents.api.ts';
import { useLiveDocuments } from '../../documents/use-live-documents.ts';
import { needsConfirmation } from '../../documents/value-status.ts';
import type { Workspace } from '../use-workspace.ts';

const noValues: readonly DocumentValue[] = [];

// Those to check by how sure the reading is, the others in the document's order.
const leastSureFirst = (values: readonly DocumentValue[]): readonly DocumentValue[] => {
  const waiting = values.filter(needsConfirmation).toSorted((a, b) => a.confidence - b.confidence);
  return [...waiting, ...values.filter((value) => !needsConfirmation(value))];
};

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
  const isNew = read.data !== undefined && !read.data.some(({ docId }) => docId === current?.document.docId);
  const changed = useEffectEvent(() => {
    if (applicantUid === undefined || read.data === undefined) return;
    if (isNew) void client.invalidateQueries({ queryKey: documentsKey(applicantUid) });
    else readAgainLater(client, documentsKey(applicantUid));
  });
  useEffect(() => changed(), [applicantUid, version]);
  const document = read.data?.find(({ docId }) => docId === current?.document.docId);
  const extracted = useExtracted(document);
  const values = useMemo(() => leastSureFirst(extracted.data?.values ?? []), [extracted.data]);
  return { read, document, extracted, values: document ? values : noValues };
}
export type DocumentValues = ReturnType<typeof useDocumentValues>;
