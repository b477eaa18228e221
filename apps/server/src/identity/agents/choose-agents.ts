import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import { listStaffChoices } from '../staff/list-staff-choices.ts';

export const chooseAgents = (db: Db, { agencyUid }: Actor) =>
  listStaffChoices(db, sql`a.role = 'agent' and a.agency_uid = ${agencyUid} and a.joined_at is not null`);
