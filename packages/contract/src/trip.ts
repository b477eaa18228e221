import { z } from 'zod';
import { Application } from './application.ts';
import { Document } from './document.ts';

// A paper as the trip's grid needs it: what it is and how far it is, nothing that was read in it.
export const TripDocument = Document.pick({
  docId: true,
  applicantUid: true,
  fileName: true,
  category: true,
  categoryOutcome: true,
  kind: true,
  state: true,
  reason: true,
  retake: true,
  toConfirm: true,
  belongsTo: true,
  version: true,
}).extend({
  movedFrom: z.object({ applicantUid: z.string(), name: z.string() }).nullable(), // the product brought it from among their papers
  copyOf: z.string().nullable(), // the docId of the paper of another traveller it is a copy of
});
export type TripDocument = z.infer<typeof TripDocument>;

// Those of the trip's travellers whose applications the caller may see, in the order they joined.
export const Trip = z.object({
  tripUid: z.string().nullable(),
  travellers: z.array(z.object({ application: Application, documents: z.array(TripDocument) })),
});
export type Trip = z.infer<typeof Trip>;
export type TripTraveller = Trip['travellers'][number];
