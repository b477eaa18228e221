import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Application } from '@visawright/contract/applications/application.ts';
import { call } from '../../../../lib/api/call.ts';
import { errorText } from '../../../../translations/errors/error-text.ts';
import { toast } from '../../../../lib/browser/toast.ts';
import { documentsKey } from '../../../documents/documents/documents.api.ts';
import { refetchTrip } from '../family.api.ts';
import type { SortedNote } from './sorted-notes.ts';
import { nameList } from '../name-list.ts';
import { useFamilyTexts } from '../../../../translations/family/family-texts.ts';

async function takeBack({ moved, copies }: SortedNote): Promise<void> {
  if (moved) {
    const { docId, applicantUid } = moved.document;
    await call('moveDocument', { body: { docId, applicantUid, toApplicantUid: moved.back.applicantUid }, once: true });
  }
  await Promise.all(copies.map(({ docId }) => call('deleteDocument', { query: { docId }, once: true })));
}

// Undone documents are not moved automatically again.
export function useUndoSorting(application: Application) {
  const { t, language } = useFamilyTexts();
  const client = useQueryClient();
  const [busy, setBusy] = useState<string | null>(null);
  async function undo(note: SortedNote) {
    const { moved, copies, file, names, key } = note;
    setBusy(key);
    try {
      await takeBack(note);
      const words = moved
        ? t('sorted.undone', { file, name: moved.back.name })
        : t('sorted.taken', { file, names: nameList(names, language) });
      void toast(words, 'success');
    } catch (error) {
      void toast(errorText(error), 'error');
    }
    const touched = [...copies, ...(moved ? [moved.document, moved.back] : [])].map((one) => one.applicantUid);
    for (const uid of new Set(touched)) void client.invalidateQueries({ queryKey: documentsKey(uid) });
    await refetchTrip(client, application);
    setBusy(null);
  }
  return { busy, undo };
}
