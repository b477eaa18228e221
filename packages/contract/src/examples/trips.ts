import type { tripOperations } from '../operations/trips.ts';
import type { ExamplesOf } from './example.types.ts';
import { samples } from './samples.ts';

export const tripExamples: ExamplesOf<typeof tripOperations> = {
  trip: { as: 'agent', query: { applicationUid: samples.tripApplication } },
  updateTripDates: {
    as: 'agent',
    body: { applicationUid: samples.tripApplication, fromDate: '12/03/2027', toDate: '24/03/2027' },
  },
  shareDocument: {
    as: 'agent',
    body: { applicantUid: samples.applicant, docId: samples.photo, toApplicantUids: [samples.companion] },
  },
};
