import type { ArrangedDocument, ArrangedPage, ArrangedTraveller, ArrangementStep } from './arrangement.ts';
import { showsTheSame, turned } from './page-geometry.ts';
import { arrivingPages, insertBehind, maxPages, withoutPages } from './page-lists.ts';

type Travellers = readonly ArrangedTraveller[];
type StepOf<S extends ArrangementStep['step']> = Extract<ArrangementStep, { step: S }>;
interface Taken {
  readonly from: ArrangedDocument;
  readonly page: ArrangedPage;
}

// What a step will do if nobody else changes anything meanwhile, to show it before the server has confirmed it. A step that does not fit
// returns the same list. An undo is not simulated: only the server knows the inverse.
export function applyStep(travellers: Travellers, step: ArrangementStep): Travellers {
  if (step.step === 'move') return move(travellers, step);
  if (step.step === 'moveToNew') return moveToNew(travellers, step);
  if (step.step === 'edit') return edit(travellers, step);
  if (step.step === 'rotate') return rotate(travellers, step);
  if (step.step === 'remove') return remove(travellers, step);
  if (step.step === 'categorise') return categorise(travellers, step);
  if (step.step === 'place') return place(travellers, step);
  if (step.step === 'discard') return discard(travellers, step);
  return travellers;
}

function move(travellers: Travellers, { pages, toDocId, afterPageUid }: StepOf<'move'>): Travellers {
  const taken = take(travellers, pages);
  const target = findDocument(travellers, toDocId);
  if (!taken || !target || target.pages.length === 0) return travellers;
  const arriving = arrivingPages(
    target.pages,
    taken.map(({ from, page }) => ({ page, isHere: from === target })),
  );
  const list = insertBehind(target.pages, arriving, afterPageUid) ?? [
    ...withoutPages(target.pages, arriving),
    ...arriving,
  ];
  if (list.length > maxPages) return travellers;
  const left = leave(
    travellers,
    taken.filter(({ from }) => from !== target),
  );
  const inherits = sourcesOf(taken).some((from) => isEmptied(from, taken) && from !== target && passesOn(from, target));
  return mapDocuments(left, (each) =>
    each.docId === toDocId ? { ...each, pages: list, isPrimary: each.isPrimary || inherits } : each,
  );
}

function moveToNew(travellers: Travellers, step: StepOf<'moveToNew'>): Travellers {
  const { newDocId, applicantUid, category } = step;
  const taken = take(travellers, step.pages);
  const recipient = travellers.find((each) => each.applicantUid === applicantUid);
  if (!taken || !recipient || findDocument(travellers, newDocId)) return travellers;
  const sources = sourcesOf(taken);
  const first = sources[0]!;
  const isSame = sources.length === 1 && isEmptied(first, taken) && first.category === category;
  if (isSame && recipient.documents.includes(first)) return travellers;
  const alike = sources.find((from) => from.category === category);
  const made: ArrangedDocument = {
    docId: newDocId,
    category,
    categoryOutcome: 'accept',
    kind: alike?.kind ?? null,
    state: alike && sources.every((from) => from.category === category) ? alike.state : 'rendered',
    reason: null,
    retake: [],
    toConfirm: 0,
    isPrimary: sources.some(
      (from) => recipient.documents.includes(from) && isEmptied(from, taken) && from.isPrimary && from === alike,
    ),
    version: 1,
    can: first.can,
    fileName: first.fileName,
    isUnsure: false,
    pages: arrivingPages(
      [],
      taken.map(({ page }) => ({ page, isHere: false })),
    ),
  };
  return leave(travellers, taken).map((each) =>
    each.applicantUid === applicantUid ? { ...each, documents: [...each.documents, made] } : each,
  );
}

function edit(travellers: Travellers, { docId, pageUid, operations }: StepOf<'edit'>): Travellers {
  const page = findDocument(travellers, docId)?.pages.find((each) => each.pageUid === pageUid);
  if (!page || showsTheSame(page.operations, operations)) return travellers;
  const edited = { ...page, operations: showsTheSame(operations, []) ? [] : operations };
  return mapDocuments(travellers, (each) =>
    each.docId === docId ? { ...each, pages: each.pages.map((old) => (old === page ? edited : old)) } : each,
  );
}

function rotate(travellers: Travellers, { pages, degrees }: StepOf<'rotate'>): Travellers {
  const taken = take(travellers, pages);
  if (!taken) return travellers;
  return mapDocuments(travellers, (each) => {
    const own = pagesFrom(each, taken);
    if (own.length === 0) return each;
    const turn = (page: ArrangedPage) => ({ ...page, operations: turned(page.operations, degrees) });
    return { ...each, pages: each.pages.map((page) => (own.includes(page) ? turn(page) : page)) };
  });
}

function remove(travellers: Travellers, { pages }: StepOf<'remove'>): Travellers {
  const taken = take(travellers, pages);
  if (!taken || sourcesOf(taken).some((from) => isEmptied(from, taken))) return travellers;
  return leave(travellers, taken);
}

function categorise(travellers: Travellers, { docId, category }: StepOf<'categorise'>): Travellers {
  const document = findDocument(travellers, docId);
  if (!document || (document.category === category && document.categoryOutcome === 'accept')) return travellers;
  const isOther = document.category !== category;
  return mapDocuments(travellers, (each) =>
    each.docId === docId
      ? { ...each, category, categoryOutcome: 'accept', ...(isOther ? { kind: null, isPrimary: false } : {}) }
      : each,
  );
}

function place(travellers: Travellers, { docId, newDocId, applicantUid, category }: StepOf<'place'>): Travellers {
  const document = findDocument(travellers, docId);
  const isAsked = document?.isUnsure || document?.categoryOutcome === 'confirm';
  if (!document || !isAsked || document.pages.length === 0) return travellers;
  const isHere = travellers.some((each) => each.applicantUid === applicantUid && each.documents.includes(document));
  if (!isHere) {
    const pages = document.pages.map(({ pageUid }) => ({ docId, pageUid }));
    return moveToNew(travellers, { step: 'moveToNew', pages, newDocId, applicantUid, category });
  }
  const sorted = categorise(travellers, { step: 'categorise', docId, category });
  return mapDocuments(sorted, (each) => (each.docId === docId ? { ...each, isUnsure: false } : each));
}

function discard(travellers: Travellers, { docId }: StepOf<'discard'>): Travellers {
  const document = findDocument(travellers, docId);
  if (!document || document.pages.length === 0) return travellers;
  return leave(
    travellers,
    document.pages.map((page) => ({ from: document, page })),
  );
}

const findDocument = (travellers: Travellers, docId: string): ArrangedDocument | undefined =>
  travellers.flatMap(({ documents }) => documents).find((each) => each.docId === docId);

// Null if one of the pages is not there any more.
function take(travellers: Travellers, pages: readonly { docId: string; pageUid: string }[]): Taken[] | null {
  const taken = new Map<string, Taken>();
  for (const { docId, pageUid } of pages) {
    const from = findDocument(travellers, docId);
    const page = from?.pages.find((each) => each.pageUid === pageUid);
    if (!from || !page) return null;
    taken.set(`${docId} ${pageUid}`, { from, page });
  }
  return [...taken.values()];
}

const sourcesOf = (taken: readonly Taken[]): ArrangedDocument[] => [...new Set(taken.map(({ from }) => from))];
const pagesFrom = (from: ArrangedDocument, taken: readonly Taken[]): ArrangedPage[] =>
  taken.filter((each) => each.from === from).map(({ page }) => page);
const isEmptied = (from: ArrangedDocument, taken: readonly Taken[]): boolean =>
  pagesFrom(from, taken).length === from.pages.length;
const passesOn = (from: ArrangedDocument, to: ArrangedDocument): boolean =>
  from.isPrimary && from.category === to.category;

// A document that loses its last page is gone. Travellers who lose nothing stay the same objects.
function leave(travellers: Travellers, taken: readonly Taken[]): Travellers {
  const sources = new Set(taken.map(({ from }) => from));
  return travellers.map((traveller) => {
    if (!traveller.documents.some((each) => sources.has(each))) return traveller;
    const documents = traveller.documents.flatMap((each) => {
      if (!sources.has(each)) return [each];
      const pages = withoutPages(each.pages, pagesFrom(each, taken));
      return pages.length === 0 ? [] : [{ ...each, pages }];
    });
    return { ...traveller, documents };
  });
}

// `change` returns the same object for a document that stays as it is; its traveller then stays the same object too.
const mapDocuments = (travellers: Travellers, change: (document: ArrangedDocument) => ArrangedDocument): Travellers =>
  travellers.map((traveller) => {
    const documents = traveller.documents.map(change);
    return documents.every((each, at) => each === traveller.documents[at]) ? traveller : { ...traveller, documents };
  });
