import type { handoffOperations } from '@visawright/contract/operations/handoff.ts';
import type { Row } from './row.types.ts';

export const handoffRows: Record<keyof typeof handoffOperations, Row> = {
  createHandoff: {
    about: 'applicant',
    send: (ids) => ({ body: { applicantUid: ids.applicant } }),
    more: [(ids) => ({ body: { applicantUid: ids.applicant, applicationUid: ids.open } })],
    states: ['quota.tooMany'],
  },
  handoffState: { about: 'handoff', send: (ids) => ({ query: { handoffUid: ids.handoff } }) },
  cancelHandoff: { about: 'handoff', send: (ids) => ({ body: { handoffUid: ids.handoff } }) },
  claimHandoff: {
    about: 'nothing',
    send: (ids) => ({ body: { code: `${ids.path}.${'x'.repeat(32)}`, credential: 'y'.repeat(43) } }),
    states: ['handoff.over', 'quota.tooMany'],
  },
};
