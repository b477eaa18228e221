import { randomUUID } from 'node:crypto';
import type {
  ArrangedDocument,
  ArrangedTraveller,
  ArrangementEntry,
  ArrangementStep,
} from '@visawright/contract/documents/arrangement.ts';
import type { PageOperation } from '@visawright/contract/documents/document.ts';
import type { Random } from '@visawright/specimens/random.ts';

const edits: readonly PageOperation[][] = [
  [],
  [{ op: 'rotate', degrees: 90 }],
  [{ op: 'crop', left: 0, top: 0, width: 0.9, height: 0.8 }],
  [
    { op: 'crop', left: 0.05, top: 0.05, width: 0.9, height: 0.9 },
    { op: 'rotate', degrees: 270 },
  ],
];

// A step that is possible on this screen; whether it still is when it arrives is for the server to say. Null: nothing to do.
export function drawStep(
  random: Random,
  travellers: readonly ArrangedTraveller[],
  history: readonly ArrangementEntry[],
): ArrangementStep | null {
  const documents = travellers.flatMap((each) => each.documents).filter(({ pages }) => pages.length > 0);
  if (documents.length === 0) return null;
  const from = random.pick(documents);
  const draw = random.next();
  if (draw < 0.35) return { step: 'move', pages: some(random, from), ...placeIn(random, random.pick(documents)) };
  if (draw < 0.45) return { step: 'move', pages: allOf(from), ...placeIn(random, random.pick(documents)) };
  if (draw < 0.6)
    return {
      step: 'moveToNew',
      pages: some(random, from),
      newDocId: randomUUID(),
      applicantUid: random.pick(travellers).applicantUid,
      category: random.chance(0.8) ? from.category : random.pick(['Passport', 'Insurance'] as const),
    };
  if (draw < 0.64) return { step: 'rotate', pages: some(random, from), degrees: random.pick([90, 270] as const) };
  if (draw < 0.7)
    return {
      step: 'edit',
      docId: from.docId,
      pageUid: random.pick(from.pages).pageUid,
      operations: random.pick(edits),
    };
  if (draw < 0.77) return { step: 'remove', pages: some(random, from) };
  if (draw < 0.8)
    return { step: 'categorise', docId: from.docId, category: random.pick(['Passport', 'Insurance'] as const) };
  const inEffect = history.filter(({ undoneBy }) => undoneBy === null);
  return inEffect.length > 0 ? { step: 'undo', operationUid: random.pick(inEffect.slice(-3)).operationUid } : null;
}

const placed = (docId: string, pages: ArrangedDocument['pages']) => pages.map(({ pageUid }) => ({ docId, pageUid }));
const allOf = ({ docId, pages }: ArrangedDocument) => placed(docId, pages);
function some(random: Random, { docId, pages }: ArrangedDocument) {
  const picked = pages.filter(() => random.chance(0.4));
  return placed(docId, picked.length > 0 ? picked : [random.pick(pages)]);
}
const placeIn = (random: Random, { docId, pages }: ArrangedDocument) => ({
  toDocId: docId,
  afterPageUid: random.chance(0.3) ? null : random.pick(pages).pageUid,
});
