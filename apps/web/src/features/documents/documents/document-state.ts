import type { Document } from '@visawright/contract/documents/document.ts';
import {
  documentCategories,
  documentStages,
  isSettled,
  type DocumentCategory,
} from '@visawright/contract/documents/document-facts.ts';

// The status shown on the card of a document.
export type BadgeKind = 'reading' | 'locked' | 'rejected' | 'failed' | 'retake' | 'confirm' | 'done';

type Badged = Pick<Document, 'state' | 'reason' | 'retake' | 'toConfirm'>;

export function badgeOf({ state, reason, retake, toConfirm }: Badged): BadgeKind {
  if (state === 'rejected') return reason === 'passwordNeeded' ? 'locked' : 'rejected';
  if (state === 'failed') return 'failed';
  if (!isSettled(state)) return 'reading';
  if (retake.length > 0) return 'retake';
  return toConfirm > 0 ? 'confirm' : 'done';
}

// A question about the owner or the category, for users who may answer it.
export const hasQuestion = ({ state, can, belongsTo, ownerQuestion, singleName, categoryOutcome }: Document): boolean =>
  state === 'checked' &&
  can.includes('document.edit') &&
  (ownerQuestion !== null || singleName !== null || belongsTo !== null || categoryOutcome === 'confirm');

export interface ReadingProgress {
  readonly stage: string; // the last completed stage, or the one in progress
  readonly page: number;
  readonly pages: number;
}
const stepOf = (stage: string) => Math.max(0, (documentStages as readonly string[]).indexOf(stage));
export const isWithinStage = ({ page, pages }: ReadingProgress) => page < pages;

// Either the live hint or the list may be older; the later stage is the current one.
export const furthestProgress = (state: string, hint: ReadingProgress | undefined): ReadingProgress =>
  hint && stepOf(hint.stage) >= stepOf(state) ? hint : { stage: state, page: 0, pages: 0 };

// Progress from 0 to 100; within a stage by pages.
export function progressPercent(reached: ReadingProgress): number {
  const { stage, page, pages } = reached;
  const at = isWithinStage(reached) ? stepOf(stage) - 1 + page / pages : stepOf(stage);
  return Math.round((at / (documentStages.length - 1)) * 100);
}

export interface DocumentGroups {
  readonly reading: readonly Document[];
  readonly stuck: readonly Document[]; // rejected, locked or failed
  readonly categories: readonly (readonly [DocumentCategory, readonly Document[]])[];
}

export function documentGroupsOf(documents: readonly Document[]): DocumentGroups {
  const marked = documents.map((document) => [badgeOf(document), document] as const);
  const of = (...marks: BadgeKind[]) => marked.filter(([mark]) => marks.includes(mark)).map(([, document]) => document);
  const read = of('retake', 'confirm', 'done').toSorted((a, b) => Number(b.isPrimary) - Number(a.isPrimary));
  return {
    reading: of('reading'),
    stuck: of('locked', 'rejected', 'failed'),
    categories: documentCategories
      .map((category) => [category, read.filter((document) => document.category === category)] as const)
      .filter(([, own]) => own.length > 0),
  };
}
