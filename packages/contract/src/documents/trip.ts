import { z } from 'zod';
import { Application } from '../applications/application.ts';
import { Document } from './document.ts';
import { ownerQuestions } from './document-facts.ts';

// A document for the trip's grid: kind and state only, no values.
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
  belonging: true,
  belongsTo: true,
  version: true,
}).extend({
  ownerQuestion: z.enum(ownerQuestions).nullable(), // without the name: no reading is opened
  // The traveller whose documents it was moved from automatically.
  movedFrom: z.object({ applicantUid: z.string(), name: z.string() }).nullable(),
  copyOf: z.string().nullable(), // docId of the other traveller's document it was copied from
});
export type TripDocument = z.infer<typeof TripDocument>;

// The travellers whose applications the caller may see, in the order they joined.
export const Trip = z.object({
  tripUid: z.string().nullable(),
  travellers: z.array(z.object({ application: Application, documents: z.array(TripDocument) })),
});
export type Trip = z.infer<typeof Trip>;
export type TripTraveller = Trip['travellers'][number];
