import type { privacyOperations } from '../../operations/identity/privacy.ts';
import type { ExamplesOf } from '../example.types.ts';
import { samples } from '../samples.ts';

export const privacyExamples: ExamplesOf<typeof privacyOperations> = {
  getStoredData: { as: 'applicant' },
  exportTicket: { as: 'applicant' },
  exportFile: { as: 'applicant', query: { ticket: samples.exportTicket } },
  deleteAccount: { as: 'applicant', body: { confirmation: samples.applicantEmail } },
  eraseApplicant: {
    as: 'agency',
    body: { applicantUid: samples.applicant, confirmation: samples.applicantName },
  },
  getErasure: { as: 'nobody', query: { erasureUid: samples.erasure } },
  listHolds: { as: 'admin' },
  placeHold: { as: 'admin', body: { reference: samples.reference, reason: 'A court asked for it' } },
  releaseHold: { as: 'admin', body: { holdUid: samples.hold } },
};
