import { z } from 'zod';
import { Application, storedDate } from '../application.ts';
import { Document } from '../document.ts';
import { Trip } from '../trip.ts';
import { addresses } from './addresses.ts';
import { operation } from './operation.ts';

const uid = z.uuid();

export const tripOperations = {
  trip: operation({
    ...addresses.trip,
    summary: 'Who travels together with this application, and how far the papers of each are',
    access: 'application.read',
    query: z.strictObject({ applicationUid: uid }),
    reply: Trip,
  }),
  updateTripDates: operation({
    ...addresses.updateTripDates,
    summary: 'The same dates for every traveller of the trip whose application is still open, all or none',
    access: 'application.edit',
    body: z.strictObject({
      applicationUid: uid,
      fromDate: storedDate,
      toDate: storedDate,
      seen: z
        .array(z.strictObject({ applicationUid: uid, version: z.number().int() }))
        .max(60)
        .optional(), // as the caller has them on the screen
    }),
    reply: z.object({
      applications: z.array(Application), // those whose dates are these now
      locked: z.array(z.object({ applicationUid: uid, applicantName: z.string() })), // too far on for other dates
    }),
    errors: ['application.versionStale', 'application.datesLocked'],
    isOnce: true,
  }),
  shareDocument: operation({
    ...addresses.shareDocument,
    summary: 'Give travellers of the same trip a copy of a paper that serves them too, sealed under the key of each',
    access: 'document.edit',
    body: z.strictObject({ applicantUid: uid, docId: uid, toApplicantUids: z.array(uid).min(1).max(20) }),
    reply: z.object({ documents: z.array(Document) }), // one for each, those that had one already too
    errors: ['document.busy', 'document.notRead', 'document.notTogether'],
    isOnce: true,
  }),
};
