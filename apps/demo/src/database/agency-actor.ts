import type { Actor, Db } from '@visawright/server/tools.ts';
import type { SeededApplicationRow } from './seeded-applications.queries.ts';

// The person who created or declared an application, with access to their own agency only.
export const agencyActor = (db: Db, row: SeededApplicationRow): Actor => ({
  realmId: db.realmId,
  personUid: row.declared_by ?? row.created_by,
  sub: '',
  session: '',
  role: 'agency',
  roles: ['agency'],
  agencyUid: row.agency_uid,
  distributorUid: null,
  applicantUid: null,
  applicantType: null,
});
