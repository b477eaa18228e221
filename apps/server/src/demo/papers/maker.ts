import type { Actor } from '../../access/actor.types.ts';
import type { Db } from '../../access/db.ts';
import type { Seeded } from './seeded.queries.ts';

// Whoever made an application, with the reach of its own agency and no more.
export const maker = (db: Db, row: Seeded): Actor => ({
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
