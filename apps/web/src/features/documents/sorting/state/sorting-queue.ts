import type { ArrangedDocument, ArrangedTraveller } from '@visawright/contract/documents/arrangement.ts';
import type { DocumentCategory } from '@visawright/contract/documents/document-facts.ts';
import type { SortingQuestion } from '@visawright/contract/documents/sorting/sorting-question.ts';

// A document that a person has to place, or has placed since the screen was opened.
export interface QueueItem {
  readonly docId: string;
  readonly document: ArrangedDocument;
  readonly holderUid: string;
  readonly question: SortingQuestion | undefined; // undefined until the reasons are loaded
  readonly isOpen: boolean;
}

export interface Choice {
  readonly applicantUid: string | null;
  readonly category: DocumentCategory | null;
}

export const isLikely = ({ state, isUnsure, categoryOutcome }: ArrangedDocument): boolean =>
  state === 'checked' && !isUnsure && categoryOutcome === 'confirm';

// Documents that are unsure now, in the order of their files, and behind them what was placed in the meantime stays in its place.
export function updateQueue(
  before: readonly QueueItem[],
  travellers: readonly ArrangedTraveller[],
  questions: readonly SortingQuestion[],
  withLikely = false, // also documents that are placed in a category that is only likely
): QueueItem[] {
  const open = new Map(
    travellers.flatMap(({ applicantUid, documents }) =>
      documents
        .filter((document) => (document.isUnsure || (withLikely && isLikely(document))) && document.pages.length > 0)
        .map((document) => [document.docId, { document, holderUid: applicantUid }] as const),
    ),
  );
  const asked = new Map(questions.map((question) => [question.docId, question]));
  const known = before.map((item): QueueItem => {
    const found = open.get(item.docId);
    return { ...item, ...found, question: asked.get(item.docId) ?? item.question, isOpen: found !== undefined };
  });
  const names = new Set(before.map(({ docId }) => docId));
  const order = questions.map(({ docId }) => docId);
  const placeOf = (docId: string) => (order.includes(docId) ? order.indexOf(docId) : Infinity);
  const added = [...open]
    .filter(([docId]) => !names.has(docId))
    .map(([docId, found]): QueueItem => ({ docId, ...found, question: asked.get(docId), isOpen: true }))
    .toSorted((one, other) => placeOf(one.docId) - placeOf(other.docId) || 0);
  return [...known, ...added];
}

// What is chosen before the person chooses: the likeliest traveller if something speaks for one, and the category unless nothing is known.
export function proposeChoice({ document, question }: QueueItem): Choice {
  const [likeliest] = question?.people ?? [];
  const isKnown = document.category !== 'Other' || document.categoryOutcome === 'accept';
  return {
    applicantUid: likeliest && likeliest.share !== null ? likeliest.applicantUid : null,
    category: isKnown ? document.category : null,
  };
}

// The next open one behind this one, else the first.
export function nextOpen(queue: readonly QueueItem[], docId: string | null, by: 1 | -1 = 1): string | null {
  const open = queue.filter((item) => item.isOpen || item.docId === docId);
  const at = open.findIndex((item) => item.docId === docId);
  const others = open.filter((item) => item.docId !== docId);
  if (others.length === 0) return null;
  if (at === -1) return others[0]!.docId;
  const wanted = at + by;
  return (open[wanted] ?? (by > 0 ? others[0] : others.at(-1)))!.docId;
}
