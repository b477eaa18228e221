import { z } from 'zod';
import { Application, storedDate } from '../applications/application.ts';
import { Document } from '../documents/document.ts';
import { Trip } from '../documents/trip.ts';
import { addresses } from './addresses.ts';
import { operation } from './operation.ts';

const uid = z.uuid();

export const tripOperations = {
  trip: operation({
    ...addresses.trip,
    summary: 'Who travels together with this application, and the state of their documents',
    access: 'application.read',
    whose: 'reply.travellers.application.applicantUid',
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
        .optional(), // the version shown to the caller
    }),
    reply: z.object({
      applications: z.array(Application), // those that now have these dates
      locked: z.array(z.object({ applicationUid: uid, applicantName: z.string() })), // too far advanced to change the dates
    }),
    errors: ['application.versionStale', 'application.datesLocked'],
    isOnce: true,
  }),
  shareDocument: operation({
    ...addresses.shareDocument,
    summary:
      'Give travellers of the same trip a copy of a document that covers them too, encrypted with the key of each traveller',
    access: 'document.edit',
    whose: 'reply.documents.applicantUid',
    body: z.strictObject({ applicantUid: uid, docId: uid, toApplicantUids: z.array(uid).min(1).max(20) }),
    reply: z.object({ documents: z.array(Document) }), // one per traveller, including those who already had one
    errors: ['document.busy', 'document.notRead', 'document.notTogether'],
    isOnce: true,
  }),
};
