import type { Handlers } from '../../platform/http/call.ts';
import { exportList } from '../../platform/lists/export-list.ts';
import { limitPassportSearches } from '../lists/limit-passport-searches.ts';
import { createApplicant } from './create-applicant.ts';
import { createStartLink } from './start-links/create-start-link.ts';
import { usePartnerLink } from './start-links/use-partner-link.ts';
import { findApplicantsByPassport } from './find-applicants-by-passport.ts';
import { getApplicant } from './get-applicant.ts';
import { getPassportNumber } from './get-passport-number.ts';
import { importApplicants } from './imports/import-applicants.ts';
import { listApplicants } from './list-applicants.ts';
import { updateApplicant } from './update-applicant.ts';

export const applicantHandlers = {
  async listApplicants(call, { query }) {
    const { db, parts, actor } = call;
    await limitPassportSearches(call, query.search);
    return listApplicants(db, parts.keys, actor, query);
  },
  async exportApplicants(call, { body }) {
    const { db, parts, actor } = call;
    await limitPassportSearches(call, body.search);
    return exportList(call, 'applicants', (page) => listApplicants(db, parts.keys, actor, { ...body, ...page }));
  },
  getApplicant: ({ db, parts, actor }, { query }) => getApplicant(db, parts.keys, actor, query.applicantUid),
  passportNumber: ({ db, parts, actor }, { query }) => getPassportNumber(db, parts.keys, actor, query.applicantUid),
  createApplicant: ({ db, parts, actor }, { body }) => createApplicant(db, parts.keys, actor, body),
  updateApplicant: ({ db, parts, actor }, { query, body }) =>
    updateApplicant(db, parts.keys, actor, query.applicantUid, body),
  createStartLink: (call, { body }) => createStartLink(call, body),
  usePartnerLink,
  importApplicants: ({ db, parts, actor }, { body }) => importApplicants(db, parts.keys, actor, body),
  async findApplicantsByPassport(call, { query }) {
    const { db, parts, actor } = call;
    await limitPassportSearches(call, query.passportId);
    return findApplicantsByPassport(db, parts.keys, actor, query.passportId);
  },
} satisfies Partial<Handlers>;
