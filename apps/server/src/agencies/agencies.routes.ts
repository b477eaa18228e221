import type { Handlers } from '../http/call.ts';
import { staffOfCompany } from '../people/staff-of-company.ts';
import { readAgency } from './agencies.queries.ts';
import { createAgency } from './create-agency.ts';
import { listAgencies } from './list-agencies.ts';
import { setAgencyStanding } from './set-agency-standing.ts';

export const agencyHandlers = {
  listAgencies: ({ db, actor }, { query }) => listAgencies(db, actor, query),
  async getAgency({ db, actor }, { query }) {
    const agency = await readAgency(db, actor, query.agencyUid);
    return { agency, people: await staffOfCompany(db, actor, query) };
  },
  createAgency: (call, { body }) => createAgency(call, body),
  suspendAgency: (call, { body }) => setAgencyStanding(call, body.agencyUid, 'suspended', body.reason),
  reinstateAgency: (call, { body }) => setAgencyStanding(call, body.agencyUid, 'active'),
} satisfies Partial<Handlers>;
