import type { StaffPerson } from '@visawright/contract/identity/staff.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import { inReach } from '../../platform/access/reach.ts';
import { manageAction, presentStaff, type StaffRole } from './present-staff.ts';
import { staffColumns, staffJoins, type StaffRow } from './staff.queries.ts';

export const getStaff = async (db: Db, actor: Actor, role: StaffRole, personUid: string): Promise<StaffPerson> =>
  presentStaff(
    actor,
    await db.get<StaffRow>(sql`
      select ${staffColumns} from person a ${staffJoins}
      where a.realm_id = ${db.realmId} and a.person_uid = ${personUid} and a.role = ${role}
        and ${inReach('person', actor, manageAction[role])}`),
  );
