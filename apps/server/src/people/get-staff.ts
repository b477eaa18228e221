import type { StaffPerson } from '@visawright/contract/staff.ts';
import type { Actor } from '../access/actor.types.ts';
import { sql, type Db } from '../access/db.ts';
import { inReach } from '../access/reach.ts';
import { manageAction, staffPersonOf, type StaffRole } from './staff-person-of.ts';
import { staffColumns, staffJoins, type StaffRow } from './staff.queries.ts';

export const getStaff = async (db: Db, actor: Actor, role: StaffRole, personUid: string): Promise<StaffPerson> =>
  staffPersonOf(
    actor,
    await db.get<StaffRow>(sql`
      select ${staffColumns} from person a ${staffJoins}
      where a.realm_id = ${db.realmId} and a.person_uid = ${personUid} and a.role = ${role}
        and ${inReach('person', actor, manageAction[role])}`),
  );
