import { z } from 'zod';
import { documentCategories } from '../documents/document-facts.ts';
import { openedFields, trailFaults, trailKinds } from './trail-words.ts';

// Who opened the data of an applicant. What one person opened within ten minutes is one entry; the trail keeps every access.
export const DataAccess = z.object({
  accessUid: z.string(),
  at: z.iso.datetime(), // the latest
  times: z.number().int(),
  personName: z.string(), // empty if the person no longer exists
  role: z.string(),
  companyName: z.string().nullable(),
  isOwn: z.boolean(), // opened by the reader of this list
  purpose: z.string(),
  fields: z.array(z.enum(openedFields)),
  documents: z.array(z.object({ docId: z.string(), category: z.enum(documentCategories) })), // those that still exist; admins get no ids
});
export type DataAccess = z.infer<typeof DataAccess>;

export const TrailEntry = z.object({
  entryNumber: z.number().int(), // its place in the realm's chain
  at: z.iso.datetime(),
  kind: z.enum(trailKinds),
  action: z.string(), // the call, or the kind of change
  personName: z.string(), // empty: the system, a person who no longer exists, and for admins a traveller
  role: z.string(),
  companyName: z.string().nullable(),
  purpose: z.string(),
  fields: z.array(z.string()),
  subjectName: z.string(), // of a change: the person or company; empty for others
  applicantUid: z.string().nullable(), // if the reader may open the traveller
  applicantName: z.string(), // empty for admins
  reference: z.string(), // the traveller's latest application; empty if there is none
});
export type TrailEntry = z.infer<typeof TrailEntry>;

const ChainLink = z.object({ entryNumber: z.number().int(), hash: z.string() });

export const TrailEntryDetail = TrailEntry.extend({
  documents: z.array(z.object({ docId: z.string(), category: z.enum(documentCategories) })), // those that still exist; admins get no ids
  address: z.string(), // the network, never the device; empty for changes
  requestUid: z.string().nullable(),
  previous: ChainLink.nullable(),
  hash: z.string(), // hex
  next: ChainLink.nullable(),
  isVerified: z.boolean(), // its content has its hash, and its neighbours follow each other
});
export type TrailEntryDetail = z.infer<typeof TrailEntryDetail>;

// The latest check of the whole chain.
export const TrailCheck = z.object({
  state: z.enum(['none', 'running', 'whole', 'broken']),
  entries: z.number().int(), // checked so far
  total: z.number().int(), // in the chain when the check began
  checkedAt: z.iso.datetime().nullable(), // when it was finished
  fault: z.object({ what: z.enum(trailFaults), entryNumber: z.number().int() }).nullable(), // the first
});
export type TrailCheck = z.infer<typeof TrailCheck>;
