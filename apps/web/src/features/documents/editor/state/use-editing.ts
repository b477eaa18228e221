import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Document, DocumentPage } from '@visawright/contract/documents/document.ts';
import { call, CallError } from '../../../../lib/api/call.ts';
import { errorText } from '../../../../translations/errors/error-text.ts';
import { cacheDocument, documentsKey } from '../../documents/documents.api.ts';
import { isEdited, redo, shownPages, undo, type EditedPage, type StepKind } from '../model/edit-history.ts';
import { pagesOf, receive, startEditing, step, type Editing, type SavedPages } from '../model/editing.ts';
import { storedEdits, storeEdits } from './stored-edits.ts';
import { singleGesture } from './use-gesture.ts';

interface Loaded {
  readonly version: number;
  readonly pages: readonly DocumentPage[];
}

export interface PageEditing {
  readonly editing: Editing;
  readonly pages: readonly EditedPage[]; // with all steps applied
  readonly isEdited: boolean;
  readonly isSaving: boolean;
  readonly error: string; // why the last save failed
  change(kind: StepKind, pages: readonly EditedPage[], gesture?: string): void;
  undo(): void;
  redo(): void;
  save(): Promise<boolean>;
  discard(): void; // to the newest state
}

const isStale = (error: unknown) => error instanceof CallError && error.code === 'record.versionStale';

async function loadPages({ applicantUid, docId }: Document): Promise<SavedPages | null> {
  const body = { docIds: [docId], includePageDetails: true };
  const { documents } = await call('extractedDocuments', { query: { applicantUid }, body });
  const data = documents[0]?.documentData;
  return data ? { version: data.version, pages: pagesOf(data.pages) } : null;
}

// The pages of one document while they are edited.
export function usePageEditing(document: Document, loaded: Loaded): PageEditing {
  const client = useQueryClient();
  const saved = { version: loaded.version, pages: pagesOf(loaded.pages) };
  const [editing, setEditing] = useState(() => {
    const stored = storedEdits(document.docId);
    return stored ? receive(stored, saved) : startEditing(saved);
  });
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState('');
  const received = receive(editing, saved);
  if (received !== editing && received.newer?.version !== editing.newer?.version) setEditing(received);
  else if (received.version !== editing.version) setEditing(received);
  useEffect(() => storeEdits(document.docId, editing), [document.docId, editing]);
  const pages = shownPages(editing.history);

  // A version conflict whose pages are still the same is repeated with the newer version.
  async function send(from: Editing, isAgain = false): Promise<Editing> {
    const { applicantUid, docId } = document;
    const sent = shownPages(from.history).map(({ pageUid, operations }) => ({ pageUid, operations }));
    try {
      const body = { applicantUid, docId, version: from.version, pages: sent };
      const next = await call('editPages', { body, once: true });
      cacheDocument(client, next);
      return startEditing({ version: next.version, pages: sent });
    } catch (caught) {
      const newest = isStale(caught) && !isAgain ? await loadPages(document) : null;
      if (!newest) throw caught;
      void client.invalidateQueries({ queryKey: documentsKey(applicantUid) });
      const next = receive(from, newest);
      return next.newer ? next : send(next, true);
    }
  }

  return {
    editing,
    pages,
    isEdited: isEdited(editing.history),
    isSaving,
    error,
    change: (kind, next, gesture = singleGesture()) => setEditing((now) => step(now, { kind, gesture, pages: next })),
    undo: () => setEditing((now) => ({ ...now, history: undo(now.history) })),
    redo: () => setEditing((now) => ({ ...now, history: redo(now.history) })),
    save: async () => {
      setSaving(true);
      setError('');
      try {
        const next = await send(editing);
        setEditing(next);
        return next.newer === null;
      } catch (caught) {
        setError(errorText(caught));
        return false;
      } finally {
        setSaving(false);
      }
    },
    discard: () => {
      setError('');
      setEditing((now) => startEditing(now.newer ?? { version: now.version, pages: now.history.start }));
    },
  };
}
