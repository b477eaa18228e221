import type { DocumentPage } from '@visawright/contract/documents/document.ts';
import {
  addStep,
  isEdited,
  isSame,
  shownPages,
  startHistory,
  type EditedPage,
  type EditHistory,
  type Step,
} from './edit-history.ts';

export interface SavedPages {
  readonly version: number; // of the document
  readonly pages: readonly EditedPage[];
}
export interface Editing {
  readonly version: number;
  readonly history: EditHistory;
  readonly newer: SavedPages | null; // another person changed the pages since
}

export const pagesOf = (pages: readonly DocumentPage[]): EditedPage[] =>
  pages.map(({ pageUid, operations }) => ({ pageUid, operations }));

export const startEditing = ({ version, pages }: SavedPages): Editing => ({
  version,
  history: startHistory(pages),
  newer: null,
});

// A new version of the document. Only other pages are a conflict: a confirmed value also makes a new version.
export function receive(editing: Editing, saved: SavedPages): Editing {
  if (saved.version <= editing.version) return editing;
  if (isSame(editing.history.start, saved.pages)) return { ...editing, version: saved.version, newer: null };
  const isOwn = !isEdited(editing.history) || isSame(shownPages(editing.history), saved.pages);
  return isOwn ? startEditing(saved) : { ...editing, newer: saved };
}

export const step = (editing: Editing, next: Step): Editing => ({
  ...editing,
  history: addStep(editing.history, next),
});
