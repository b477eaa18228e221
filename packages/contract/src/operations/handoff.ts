import { z } from 'zod';
import { handoffStates } from '../documents/handoff.ts';
import { addresses } from './addresses.ts';
import { operation } from './operation.ts';

const uid = z.uuid();
const one = z.strictObject({ handoffUid: uid });
const Handoff = z.object({
  handoffUid: uid,
  state: z.enum(handoffStates),
  expiresAt: z.iso.datetime(), // of the code until it is used, then of the phone's session
  documents: z.number().int(), // received through it
});

export const handoffOperations = {
  createHandoff: operation({
    ...addresses.createHandoff,
    summary:
      'A code for the phone: one device, ten minutes; documents sent with it go to this applicant and application',
    access: 'document.edit',
    body: z.strictObject({ applicantUid: uid, applicationUid: uid.optional() }),
    reply: Handoff.extend({ code: z.string() }),
    errors: ['application.notEditable', 'quota.tooMany'],
  }),
  handoffState: operation({
    ...addresses.handoffState,
    summary: 'Whether the phone is connected, and how many documents came; for whoever made the code',
    access: 'document.edit',
    query: one,
    reply: Handoff,
  }),
  cancelHandoff: operation({
    ...addresses.cancelHandoff,
    summary: 'Nothing more is taken from the phone',
    access: 'document.edit',
    body: one,
    reply: Handoff,
  }),
  claimHandoff: operation({
    ...addresses.claimHandoff,
    summary: 'The first device that uses a code may send documents for half an hour, and do nothing else',
    access: 'public',
    // The device chooses 32 random bytes as its credential, so that it can repeat the call if the reply was lost.
    body: z.strictObject({
      code: z.string().regex(/^[a-z][a-z0-9-]{1,31}\.[\w-]{32}$/),
      credential: z.string().regex(/^[\w-]{43}$/),
    }),
    reply: z.object({ expiresAt: z.iso.datetime(), firstName: z.string() }),
    errors: ['handoff.used', 'handoff.over', 'quota.tooMany'],
    limit: { max: 30, seconds: 60 },
  }),
};
