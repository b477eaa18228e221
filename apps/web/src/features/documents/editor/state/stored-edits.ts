import { readTabJson, removeFromTab, writeTabJson } from '../../../../lib/browser/storage.ts';
import { isEdited } from '../model/edit-history.ts';
import type { Editing } from '../model/editing.ts';

type Stored = Pick<Editing, 'version' | 'history'>;

// Unsaved steps survive a reload of the tab.
export function storeEdits(docId: string, { version, history }: Editing): void {
  if (isEdited(history)) writeTabJson(`pageEdits.${docId}`, { version, history } satisfies Stored);
  else removeFromTab(`pageEdits.${docId}`);
}

export function storedEdits(docId: string): Editing | null {
  const stored = readTabJson(`pageEdits.${docId}`) as Partial<Stored> | null;
  if (!stored?.history || typeof stored.version !== 'number' || !Array.isArray(stored.history.steps)) return null;
  return { version: stored.version, history: stored.history, newer: null };
}
