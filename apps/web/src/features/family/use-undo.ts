import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Application } from '@visawright/contract/application.ts';
import { call } from '../../lib/call.ts';
import { errorWords } from '../../lib/error-words.ts';
import { toast } from '../../lib/toast.ts';
import { documentsKey } from '../documents/documents.api.ts';
import { readTripAgain } from './family.api.ts';
import { useFamilyWords } from './family-words.ts';
import type { SortedNote } from './sorted-notes.ts';
import { listed } from './listed.ts';

async function takeBack({ moved, copies }: SortedNote): Promise<void> {
  if (moved) {
    const { docId, applicantUid } = moved.document;
    await call('moveDocument', { body: { docId, applicantUid, toApplicantUid: moved.back.applicantUid }, once: true });
  }
  await Promise.all(copies.map(({ docId }) => call('deleteDocument', { query: { docId }, once: true })));
}

// One press brings a paper back; the product leaves it there.
export function useUndo(application: Application) {
  const { t, language } = useFamilyWords();
  const client = useQueryClient();
  const [busy, setBusy] = useState<string | null>(null);
  async function undo(note: SortedNote) {
    const { moved, copies, file, names, key } = note;
    setBusy(key);
    try {
      await takeBack(note);
      const words = moved
        ? t('sorted.undone', { file, name: moved.back.name })
        : t('sorted.taken', { file, names: listed(names, language) });
      void toast(words, 'success');
    } catch (error) {
      void toast(errorWords(error), 'error');
    }
    const touched = [...copies, ...(moved ? [moved.document, moved.back] : [])].map((one) => one.applicantUid);
    for (const uid of new Set(touched)) void client.invalidateQueries({ queryKey: documentsKey(uid) });
    await readTripAgain(client, application);
    setBusy(null);
  }
  return { busy, undo };
}
