import type { Document } from '@visawright/contract/document.ts';
import {
  documentCategories,
  documentStages,
  isSettled,
  type DocumentCategory,
} from '@visawright/contract/document-facts.ts';

// What a document's card says first.
export type Mark = 'reading' | 'locked' | 'rejected' | 'failed' | 'retake' | 'confirm' | 'done';

export function markOf({ state, reason, retake, toConfirm }: Document): Mark {
  if (state === 'rejected') return reason === 'passwordNeeded' ? 'locked' : 'rejected';
  if (state === 'failed') return 'failed';
  if (!isSettled(state)) return 'reading';
  if (retake.length > 0) return 'retake';
  return toConfirm > 0 ? 'confirm' : 'done';
}

// Whose it is, or what it is: asked of whoever may answer.
export const hasQuestion = ({ state, can, belongsTo, categoryOutcome }: Document): boolean =>
  state === 'checked' && can.includes('document.edit') && (belongsTo !== null || categoryOutcome === 'confirm');

export interface Reached {
  readonly stage: string; // the last one behind it, or the one its pages are passing
  readonly page: number;
  readonly pages: number;
}
const stepOf = (stage: string) => Math.max(0, (documentStages as readonly string[]).indexOf(stage));
export const isPassing = ({ page, pages }: Reached) => page < pages;

// The hint may be older than the list, or the list older than the hint: what is further on is true.
export const furthest = (state: string, hint: Reached | undefined): Reached =>
  hint && stepOf(hint.stage) >= stepOf(state) ? hint : { stage: state, page: 0, pages: 0 };

// 0 to 100: how much of its way a document has behind it; inside a stage its pages count.
export function shareOf(reached: Reached): number {
  const { stage, page, pages } = reached;
  const at = isPassing(reached) ? stepOf(stage) - 1 + page / pages : stepOf(stage);
  return Math.round((at / (documentStages.length - 1)) * 100);
}

export interface Groups {
  readonly reading: readonly Document[];
  readonly stuck: readonly Document[]; // not taken, or not readable at all
  readonly categories: readonly (readonly [DocumentCategory, readonly Document[]])[];
}

export function groupsOf(documents: readonly Document[]): Groups {
  const marked = documents.map((document) => [markOf(document), document] as const);
  const of = (...marks: Mark[]) => marked.filter(([mark]) => marks.includes(mark)).map(([, document]) => document);
  const read = of('retake', 'confirm', 'done').toSorted((a, b) => Number(b.isPrimary) - Number(a.isPrimary));
  return {
    reading: of('reading'),
    stuck: of('locked', 'rejected', 'failed'),
    categories: documentCategories
      .map((category) => [category, read.filter((document) => document.category === category)] as const)
      .filter(([, own]) => own.length > 0),
  };
}
