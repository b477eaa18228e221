import { z } from 'zod';
import { PageOperation } from '@visawright/contract/documents/document.ts';
import { documentCategories } from '@visawright/contract/documents/document-facts.ts';

const uid = z.uuid();
const Place = z.object({ docId: uid, pageUid: uid });
export type Place = z.infer<typeof Place>;

// What one operation did, as ids, so that it can be undone on a list that has changed meanwhile.
export const Inverse = z.object({
  // Where each page is now and where it was; a page sealed anew has another id. Null: in no document.
  pages: z.array(z.object({ now: Place.nullable(), was: Place.nullable(), operations: z.array(PageOperation) })),
  orders: z.record(uid, z.array(uid)), // the pages of the documents they were in, in order
  edits: z.array(Place.extend({ was: z.array(PageOperation), became: z.array(PageOperation) })),
  category: z
    .object({
      docId: uid,
      was: z.enum(documentCategories),
      became: z.enum(documentCategories),
      kind: z.string().nullable(),
      outcome: z.enum(['accept', 'confirm']),
      isPrimary: z.boolean(),
      fields: z.array(z.string()), // names of fields whose values do not apply to the other category
    })
    .nullable(),
  // Who decided whose the document is. Absent in operations made before people could.
  placed: z.object({ docId: uid, was: uid.nullable(), became: uid.nullable() }).nullable().default(null),
  discarded: z
    .object({ docId: uid, isGone: z.boolean(), applications: z.array(uid) })
    .nullable()
    .default(null),
  primary: z.array(z.object({ was: uid, now: uid.nullable() })), // emptied documents that were primary, and which one is instead
});
export type Inverse = z.infer<typeof Inverse>;

export const emptyInverse: Inverse = {
  pages: [],
  orders: {},
  edits: [],
  category: null,
  placed: null,
  discarded: null,
  primary: [],
};
