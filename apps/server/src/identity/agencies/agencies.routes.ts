import type { Handlers } from '../../platform/http/call.ts';
import { listCompanyStaff } from '../staff/list-company-staff.ts';
import { readAgency } from './agencies.queries.ts';
import { createAgency } from './create-agency.ts';
import { exportList } from '../../platform/lists/export-list.ts';
import { listAgencies } from './list-agencies.ts';
import { setAgencyStatus } from './set-agency-status.ts';

export const agencyHandlers = {
  listAgencies: ({ db, actor }, { query }) => listAgencies(db, actor, query),
  exportAgencies: (call, { body }) =>
    exportList(call, 'agencies', (page) => listAgencies(call.db, call.actor, { ...body, ...page })),
  async getAgency({ db, actor }, { query }) {
    const agency = await readAgency(db, actor, query.agencyUid);
    return { agency, people: await listCompanyStaff(db, actor, query) };
  },
  createAgency: (call, { body }) => createAgency(call, body),
  suspendAgency: (call, { body }) => setAgencyStatus(call, body.agencyUid, 'suspended', body.reason),
  reinstateAgency: (call, { body }) => setAgencyStatus(call, body.agencyUid, 'active'),
} satisfies Partial<Handlers>;
