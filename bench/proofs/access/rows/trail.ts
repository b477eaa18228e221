import type { trailOperations } from '@visawright/contract/operations/trail.ts';
import type { Row } from './row.types.ts';

export const trailRows: Record<keyof typeof trailOperations, Row> = {
  // Admins can read the trail of everyone in the realm.
  dataAccesses: {
    about: 'applicant',
    send: ({ applicant }) => ({ query: { applicantUid: applicant } }),
    narrows: true,
  },
};
