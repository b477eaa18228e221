import { useEffect, useEffectEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Document } from '@visawright/contract/documents/document.ts';
import { call } from '../../../lib/api/call.ts';
import { cacheDocument } from '../../documents/documents/documents.api.ts';
import type { ChecklistSlot } from '../../documents/upload/transfer.ts';

const applied = new Set<string>(); // each document once per page load

const differs = ({ state, category, categoryOutcome, can }: Document, slot: ChecklistSlot | undefined) =>
  slot !== undefined &&
  state === 'checked' &&
  can.includes('document.edit') &&
  (category !== slot.category || categoryOutcome === 'confirm');

// Once a document is read, sets its category to that of the checklist item the user added it to.
export function useApplyAssignments(documents: readonly Document[], given: Readonly<Record<string, ChecklistSlot>>) {
  const client = useQueryClient();
  const due = documents.filter((one) => !applied.has(one.docId) && differs(one, given[one.docId]));
  const apply = useEffectEvent(() => {
    for (const { docId, applicantUid } of due) {
      applied.add(docId);
      const body = { applicantUid, docId, category: given[docId]!.category };
      call('processEditedCategory', { body, once: true }).then(
        (document) => cacheDocument(client, document),
        () => undefined, // keeps the detected category; the user can still change it
      );
    }
  });
  const key = due.map(({ docId }) => docId).join();
  useEffect(() => {
    if (key !== '') apply();
  }, [key]);
}
