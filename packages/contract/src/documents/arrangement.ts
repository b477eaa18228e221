import { z } from 'zod';
import { Document, PageOperation } from './document.ts';
import { documentCategories } from './document-facts.ts';
import { sensitive } from '../sensitive/sensitive.ts';

const uid = z.uuid();

// How a traveller's pages are arranged into documents. Pages never change: a document is an ordered list of pages with operations.
export const ArrangedPage = z.object({
  pageUid: z.string(),
  width: z.number().int(), // of the upright original, in pixels
  height: z.number().int(),
  operations: z.array(PageOperation),
  imageUrl: z.string(), // valid for five minutes; a screen keeps a loaded picture by page and operations, not by url
  thumbnailUrl: z.string(),
  sameAs: z.object({ docId: z.string(), pageUid: z.string() }).nullable(), // an earlier page of the traveller with the same pixels
});
export type ArrangedPage = z.infer<typeof ArrangedPage>;

export const ArrangedDocument = Document.pick({
  docId: true,
  category: true,
  categoryOutcome: true,
  kind: true,
  state: true,
  reason: true,
  retake: true,
  toConfirm: true,
  isPrimary: true,
  version: true,
  can: true,
}).extend({
  fileName: sensitive('fileName', z.string()),
  isUnsure: z.boolean(), // a person has to say whose it is or what it is
  pages: z.array(ArrangedPage), // empty while it is not rendered
});
export type ArrangedDocument = z.infer<typeof ArrangedDocument>;

// `arrangementVersion` rises with everything that changes the traveller's documents or their pages: people, reading, deletion.
export const ArrangedTraveller = z.object({
  applicantUid: z.string(),
  name: z.string(),
  arrangementVersion: z.number().int(),
  documents: z.array(ArrangedDocument), // in the order they were created
});
export type ArrangedTraveller = z.infer<typeof ArrangedTraveller>;

// A page as part of one document: the same page can be part of two.
const PlacedPage = z.strictObject({ docId: uid, pageUid: uid });
const placedPages = z.array(PlacedPage).min(1).max(300);

// Names pages and neighbours by id, never by position, so that it can be applied to a list that has changed meanwhile.
export const ArrangementStep = z.discriminatedUnion('step', [
  // Into a document behind a page (null: as its first page). Reorders, merges (all pages of a document) and moves.
  z.strictObject({ step: z.literal('move'), pages: placedPages, toDocId: uid, afterPageUid: uid.nullable() }),
  // Into a new document, whose id the client chooses. Splits, and moves to a category or traveller without a document.
  z.strictObject({
    step: z.literal('moveToNew'),
    pages: placedPages,
    newDocId: uid,
    applicantUid: uid,
    category: z.enum(documentCategories),
  }),
  z.strictObject({
    step: z.literal('edit'),
    docId: uid,
    pageUid: uid,
    operations: z.array(PageOperation).max(20),
  }),
  // A turn of each page from how it is then, so that nothing another person did to it is lost.
  z.strictObject({ step: z.literal('rotate'), pages: placedPages, degrees: z.union([z.literal(90), z.literal(270)]) }),
  z.strictObject({ step: z.literal('remove'), pages: placedPages }),
  z.strictObject({ step: z.literal('categorise'), docId: uid, category: z.enum(documentCategories) }),
  // A person's answer to a document that is unsure: whose it is and what it is. For another traveller it becomes `newDocId`.
  z.strictObject({
    step: z.literal('place'),
    docId: uid,
    newDocId: uid,
    applicantUid: uid,
    category: z.enum(documentCategories),
  }),
  // The whole document is not needed: a blank page, a duplicate, a page of nobody on the trip.
  z.strictObject({ step: z.literal('discard'), docId: uid }),
  // The inverse of an operation of the same person; itself an operation, so that it can be undone again (redo).
  z.strictObject({ step: z.literal('undo'), operationUid: uid }),
]);
export type ArrangementStep = z.infer<typeof ArrangementStep>;

// Why an operation had no effect: what another person did meanwhile, or what does not allow it.
const arrangementRefusals = [
  'pageMoved', // the page is in another document or was removed
  'pageChanged', // it cannot be undone: another person has changed the page, or the category, once more
  'tooManyPages', // for one document
  'documentGone',
  'documentBusy', // it has no pages yet, or is being read and cannot go to another traveller
  'documentInUse', // its application can no longer be edited
  'lastPage', // a document cannot lose its last page by `remove`
  'alreadyPlaced', // another person has answered
  'notTogether', // the travellers do not travel together
  'alreadyUndone',
  'nothingToChange',
] as const;
export type ArrangementRefusal = (typeof arrangementRefusals)[number];

// One line of a visit's history, newest last.
export const ArrangementEntry = z.object({
  operationUid: z.string(),
  step: z.enum(['move', 'moveToNew', 'edit', 'rotate', 'remove', 'categorise', 'place', 'discard', 'undo']),
  undoes: z.string().nullable(), // operationUid
  undoneBy: z.string().nullable(), // operationUid
  pages: z.number().int(),
  at: z.string(),
});
export type ArrangementEntry = z.infer<typeof ArrangementEntry>;

export const ArrangementOutcome = z.object({
  outcome: z.enum(['applied', 'rebased', 'refused']), // rebased: the place named was gone, the pages went to the end
  refusal: z.enum(arrangementRefusals).nullable(),
  byName: z.string().nullable(), // who made the change it lost against
  travellers: z.array(ArrangedTraveller), // those it named, and those of `seen` that have changed, as they are now
  history: z.array(ArrangementEntry), // of this person's visit
});
export type ArrangementOutcome = z.infer<typeof ArrangementOutcome>;
