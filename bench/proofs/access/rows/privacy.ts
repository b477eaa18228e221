import type { privacyOperations } from '@visawright/contract/operations/identity/privacy.ts';
import type { Row } from './row.types.ts';

const own: Row = { about: 'nothing', send: () => ({}) };
const nowhere = '00000000-0000-4000-8000-000000000000';

// Nobody is erased here: what confirms an erasure is wrong, and is looked at after access.
export const privacyRows: Record<keyof typeof privacyOperations, Row> = {
  getStoredData: own,
  exportTicket: { ...own, states: ['quota.tooMany'] },
  exportFile: {
    about: 'nothing',
    send: () => ({ query: { ticket: 'a'.repeat(92) } }),
    states: ['ticket.refused'],
  },
  deleteAccount: {
    about: 'nothing',
    send: () => ({ body: { confirmation: 'not my address' } }),
    states: ['erasure.notConfirmed'],
  },
  eraseApplicant: {
    about: 'applicant',
    send: (ids) => ({ body: { applicantUid: ids.applicant, confirmation: 'not the name' } }),
    states: ['erasure.notConfirmed'],
  },
  getErasure: { about: 'nothing', send: () => ({ query: { erasureUid: nowhere } }), states: ['record.notFound'] },
  listHolds: own,
  placeHold: {
    about: 'nothing',
    send: () => ({ body: { reference: 'A-000000', reason: 'A court asked for it' } }),
    states: ['record.notFound'],
  },
  releaseHold: { about: 'nothing', send: () => ({ body: { holdUid: nowhere } }), states: ['record.notFound'] },
};
