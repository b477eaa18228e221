import type { trailOperations } from '@visawright/contract/operations/identity/trail.ts';
import type { Row } from './row.types.ts';

export const trailRows: Record<keyof typeof trailOperations, Row> = {
  // Admins can read the trail of everyone in the realm.
  dataAccesses: {
    about: 'applicant',
    send: ({ applicant }) => ({ query: { applicantUid: applicant } }),
    narrows: true,
  },
  listTrail: {
    about: 'nothing',
    showsReferences: true,
    send: () => ({}),
    more: [(ids) => ({ query: { personUid: ids.agent } })],
    narrows: true,
  },
  getTrailEntry: {
    about: 'nothing',
    send: () => ({ query: { entryNumber: '999999999' } }),
    states: ['record.notFound'],
  },
  trailPeople: {
    about: 'nothing',
    send: () => ({}),
    more: [(ids) => ({ query: { personUid: ids.agent } })],
    narrows: true,
  },
  exportTrail: {
    about: 'nothing',
    showsReferences: true,
    send: () => ({ body: {} }),
    more: [(ids) => ({ body: { personUid: ids.agent } })],
    narrows: true,
  },
  trailCheck: { about: 'nothing', send: () => ({}) },
  startTrailCheck: { about: 'nothing', send: () => ({}), consequences: ['trail_check'] },
};
