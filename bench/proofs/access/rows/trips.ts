import type { tripOperations } from '@visawright/contract/operations/trips.ts';
import type { Row } from './row.types.ts';

const days = { fromDate: '10/03/2027', toDate: '20/03/2027' };

export const tripRows: Record<keyof typeof tripOperations, Row> = {
  trip: { about: 'application', send: (ids) => ({ query: { applicationUid: ids.application } }) },
  updateTripDates: {
    about: 'open',
    send: (ids) => ({ body: { applicationUid: ids.open, ...days } }),
    more: [
      (ids) => ({ body: { applicationUid: ids.open, ...days, seen: [{ applicationUid: ids.open, version: 1 }] } }),
    ],
  },
  shareDocument: {
    about: 'document',
    send: (ids) => ({ body: { applicantUid: ids.applicant, docId: ids.document, toApplicantUids: [ids.applicant] } }),
    states: ['document.notTogether'], // it already belongs to this applicant
  },
};
