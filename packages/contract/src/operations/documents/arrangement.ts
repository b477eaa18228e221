import { z } from 'zod';
import {
  ArrangedTraveller,
  ArrangementEntry,
  ArrangementOutcome,
  ArrangementStep,
} from '../../documents/arrangement.ts';
import { addresses } from '../addresses.ts';
import { operation } from '../operation.ts';

const uid = z.uuid();

export const arrangementOperations = {
  arrangement: operation({
    ...addresses.arrangement,
    summary:
      'The pages of a traveller, or of everyone who travels with this application, arranged into documents; with the history of the visit',
    access: 'document.read',
    whose: 'reply.travellers.applicantUid',
    query: z
      .strictObject({ applicantUid: uid.optional(), applicationUid: uid.optional(), visitUid: uid.optional() })
      .refine(({ applicantUid, applicationUid }) => Boolean(applicantUid) !== Boolean(applicationUid)),
    reply: z.object({ travellers: z.array(ArrangedTraveller), history: z.array(ArrangementEntry) }),
  }),
  arrangePages: operation({
    ...addresses.arrangePages,
    summary:
      'One operation on the arrangement. The server orders operations of all editors; a repeated operationUid has one effect',
    access: 'document.edit',
    whose: 'reply.travellers.applicantUid',
    body: z.strictObject({
      operationUid: uid,
      visitUid: uid,
      seen: z
        .array(z.strictObject({ applicantUid: uid, version: z.number().int() }))
        .min(1)
        .max(20), // what is on screen: those that have changed are part of the reply
      step: ArrangementStep,
    }),
    reply: ArrangementOutcome,
    errors: ['document.pageUnknown', 'consent.withdrawn', 'idempotency.keyReused'],
  }),
};
