import type { ArrangedDocument, ArrangementStep } from '@visawright/contract/documents/arrangement.ts';
import type { DocumentCategory } from '@visawright/contract/documents/document-facts.ts';
import type { PageItem } from './page-items.ts';

type Placed = { docId: string; pageUid: string };
const placed = (items: readonly PageItem[]): Placed[] =>
  items.flatMap(({ document, page }) => (page ? [{ docId: document.docId, pageUid: page.pageUid }] : []));
const documentsOf = (items: readonly PageItem[]): ArrangedDocument[] => [
  ...new Map(items.map(({ document }) => [document.docId, document])).values(),
];
const isIn = (items: readonly PageItem[], docId: string, pageUid: string) =>
  items.some(({ document, page }) => document.docId === docId && page?.pageUid === pageUid);

// All pages with one operation, so that one undo takes it back.
export const rotateStep = (items: readonly PageItem[], degrees: 90 | 270): ArrangementStep | null => {
  const pages = placed(items);
  return pages.length > 0 ? { step: 'rotate', pages, degrees } : null;
};

export const moveStep = (
  items: readonly PageItem[],
  toDocId: string,
  afterPageUid: string | null,
): ArrangementStep | null => {
  const pages = placed(items);
  return pages.length > 0 ? { step: 'move', pages, toDocId, afterPageUid } : null;
};

export function moveToEnd(items: readonly PageItem[], { docId, pages }: ArrangedDocument): ArrangementStep | null {
  const last = pages.findLast(({ pageUid }) => !isIn(items, docId, pageUid));
  return moveStep(items, docId, last?.pageUid ?? null);
}

export function moveToNewStep(
  items: readonly PageItem[],
  applicantUid: string,
  category: DocumentCategory,
): ArrangementStep | null {
  const pages = placed(items);
  if (pages.length === 0) return null;
  return { step: 'moveToNew', pages, newDocId: crypto.randomUUID(), applicantUid, category };
}

// One step forward or back inside its document, as a block. Null at the end of it, and for pages of several documents.
export function shiftStep(items: readonly PageItem[], by: 1 | -1): ArrangementStep | null {
  const [document, ...others] = documentsOf(items);
  if (!document || others.length > 0) return null;
  const { docId, pages } = document;
  const chosen = pages.filter(({ pageUid }) => isIn(items, docId, pageUid));
  const rest = pages.filter(({ pageUid }) => !isIn(items, docId, pageUid));
  const first = pages.findIndex(({ pageUid }) => pageUid === chosen[0]?.pageUid);
  const last = pages.findLastIndex(({ pageUid }) => pageUid === chosen.at(-1)?.pageUid);
  const neighbour = pages[by > 0 ? last + 1 : first - 1];
  if (!neighbour) return null;
  const at = rest.indexOf(neighbour);
  const after = by > 0 ? neighbour : rest[at - 1];
  return moveStep(
    chosen.flatMap(({ pageUid }) => items.filter(({ page }) => page?.pageUid === pageUid)),
    docId,
    after?.pageUid ?? null,
  );
}

// One page: it and those behind it. Several: these. Into a new document of the same category.
export function splitStep(items: readonly PageItem[]): ArrangementStep | null {
  const [document, ...others] = documentsOf(items);
  const [first] = items;
  if (!document || others.length > 0 || !first?.page) return null;
  const { docId, pages, category } = document;
  const leaving = items.length > 1 ? items.flatMap(({ page }) => page ?? []) : pages.slice(first.index);
  if (leaving.length === pages.length) return null;
  return {
    step: 'moveToNew',
    pages: leaving.map(({ pageUid }) => ({ docId, pageUid })),
    newDocId: crypto.randomUUID(),
    applicantUid: first.traveller.applicantUid,
    category,
  };
}

// All pages of the selected documents go to the end of the first one.
export function mergeStep(items: readonly PageItem[]): ArrangementStep | null {
  const [target, ...others] = documentsOf(items.filter(({ page }) => page));
  if (!target || others.length === 0) return null;
  return {
    step: 'move',
    pages: others.flatMap(({ docId, pages }) => pages.map(({ pageUid }) => ({ docId, pageUid }))),
    toDocId: target.docId,
    afterPageUid: target.pages.at(-1)!.pageUid,
  };
}

// 'last': a document would lose all its pages; it is deleted as a whole instead.
export function removeStep(items: readonly PageItem[]): ArrangementStep | 'last' | null {
  const pages = placed(items);
  if (pages.length === 0) return null;
  const isEmptied = documentsOf(items).some(({ docId, pages: own }) =>
    own.every(({ pageUid }) => isIn(items, docId, pageUid)),
  );
  return isEmptied ? 'last' : { step: 'remove', pages };
}
