import type { applicantOperations } from '@visawright/contract/operations/applicants.ts';
import { visaDetails, type Row } from './row.types.ts';

export const applicantRows: Record<keyof typeof applicantOperations, Row> = {
  listApplicants: {
    about: 'nothing',
    narrows: true,
    send: () => ({}),
    more: [(ids) => ({ query: { agent: ids.agent } })],
  },
  exportApplicants: {
    about: 'nothing',
    narrows: true,
    send: () => ({ body: {} }),
    more: [(ids) => ({ body: { only: [ids.applicant] } }), (ids) => ({ body: { agent: ids.agent } })],
  },
  getApplicant: { about: 'applicant', send: (ids) => ({ query: { applicantUid: ids.applicant } }) },
  passportNumber: { about: 'applicant', send: (ids) => ({ query: { applicantUid: ids.applicant } }) },
  createApplicant: {
    about: 'nothing',
    send: (_ids, n) => ({ body: { firstName: `New ${n}` } }),
    more: [(ids, n) => ({ body: { firstName: `New ${n}`, agentId: ids.agent } })],
  },
  updateApplicant: {
    about: 'applicant',
    send: (ids) => ({ query: { applicantUid: ids.applicant }, body: { phone: '+91 20 2614 5590' } }),
  },
  createStartLink: {
    about: 'applicant',
    send: (ids) => ({ body: { applicantUid: ids.applicant, visaDetails, send: 'copy' } }),
  },
  sendChecklistMessage: {
    about: 'open',
    send: (ids) => ({ body: { applicationUid: ids.open, text: 'Please add documents', language: 'en', send: 'copy' } }),
    states: ['quota.tooMany'],
  },
  importApplicants: {
    about: 'nothing',
    send: (_ids, n) => ({ body: { rows: [{ firstName: 'Imported', lastName: `Number ${n}` }], commit: true } }),
  },
};
