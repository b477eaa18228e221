import type { DocumentCategory } from '@visawright/contract/documents/document-facts.ts';
import type { EditablePage } from '../pages/document-pages.ts';
import type { Inverse, Place } from './inverse.ts';

// A page in its new place. `from`: the document and page that have its values; null: the same document.
export interface PlannedPage {
  readonly page: EditablePage;
  readonly from: Place | null;
}

export interface PlannedDocument {
  readonly docId: string;
  readonly applicantUid: string;
  readonly category: DocumentCategory;
  readonly fileName: string;
  readonly uploadUid: string | null;
}

export interface PlannedCategory {
  readonly docId: string;
  readonly category: DocumentCategory;
  readonly kind: string | null;
  readonly outcome: 'accept' | 'confirm';
  readonly isPrimary: boolean;
  readonly fields: readonly string[]; // whose withdrawn values return
  readonly isUndo: boolean;
}

// What an operation will write. Everything that can be refused has been checked.
export interface Plan {
  readonly isRebased: boolean;
  readonly lists: ReadonlyMap<string, readonly PlannedPage[]>; // the new pages of every document that changes; empty: it is deleted
  readonly made: PlannedDocument | null;
  readonly restored: ReadonlySet<string>;
  readonly category: PlannedCategory | null;
  readonly placed: { readonly docId: string; readonly by: string | null } | null; // who decided whose it is
  readonly reattached: { readonly docId: string; readonly applications: readonly string[] } | null;
  readonly primary: Inverse['primary']; // marks to give back
  readonly inverse: Inverse;
}

export const emptyPlan = {
  isRebased: false,
  made: null,
  restored: new Set<string>(),
  category: null,
  placed: null,
  reattached: null,
  primary: [],
} satisfies Partial<Plan>;

export const stays = (page: EditablePage): PlannedPage => ({ page, from: null });
