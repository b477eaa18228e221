import type { arrangementOperations } from '../../operations/documents/arrangement.ts';
import type { ExamplesOf } from '../example.types.ts';
import { samples } from '../samples.ts';

export const arrangementExamples: ExamplesOf<typeof arrangementOperations> = {
  arrangement: { as: 'agent', query: { applicantUid: samples.applicant } },
  arrangePages: {
    as: 'agent',
    body: {
      operationUid: samples.newOperation,
      visitUid: samples.newVisit,
      seen: [{ applicantUid: samples.applicant, version: 0 }],
      step: { step: 'categorise', docId: samples.photo, category: 'Letter' },
    },
  },
};
