import { z } from 'zod';

const uid = z.uuid();
const count = z.number().int();

// What is stored about a person and the travellers they added, in numbers.
export const StoredData = z.object({
  email: z.string(),
  travellers: count,
  applications: count,
  documents: count,
  packages: count,
  nextTravelDate: z.iso.date().nullable(), // of an application that is not over: it is erased too
  isOnHold: z.boolean(),
});
export type StoredData = z.infer<typeof StoredData>;

// The certificate is the text that was signed; it contains uids, times and numbers.
export const ErasureState = z.object({
  erasureUid: uid,
  requestedAt: z.iso.datetime(),
  erasedAt: z.iso.datetime().nullable(),
  certificate: z.string().nullable(),
  signature: z.string().nullable(), // base64url
});
export type ErasureState = z.infer<typeof ErasureState>;

// Admins see no travellers, so a hold is placed by the reference of an application.
export const LegalHold = z.object({
  holdUid: uid,
  reference: z.string(),
  reason: z.string(),
  placedByName: z.string(),
  placedAt: z.iso.datetime(),
});
export type LegalHold = z.infer<typeof LegalHold>;
