import { useEffect, useEffectEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Document } from '@visawright/contract/document.ts';
import { call } from '../../lib/call.ts';
import { takeDocument } from '../documents/documents.api.ts';
import type { Place } from '../documents/upload/transfer.ts';

const told = new Set<string>(); // each document once a page

const differs = ({ state, category, categoryOutcome, can }: Document, place: Place | undefined) =>
  place !== undefined &&
  state === 'checked' &&
  can.includes('document.edit') &&
  (category !== place.category || categoryOutcome === 'confirm');

// Somebody filed it as this paper: once it is read, its category is what the person said.
export function useKeepWord(documents: readonly Document[], given: Readonly<Record<string, Place>>) {
  const client = useQueryClient();
  const due = documents.filter((one) => !told.has(one.docId) && differs(one, given[one.docId]));
  const keep = useEffectEvent(() => {
    for (const { docId, applicantUid } of due) {
      told.add(docId);
      const body = { applicantUid, docId, category: given[docId]!.category };
      call('processEditedCategory', { body, once: true }).then(
        (document) => takeDocument(client, document),
        () => undefined, // it stays where the reading put it, and can be moved by hand
      );
    }
  });
  const key = due.map(({ docId }) => docId).join();
  useEffect(() => {
    if (key !== '') keep();
  }, [key]);
}
