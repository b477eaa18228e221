import type { Actor } from '../access/actor.types.ts';
import { sql, type Tx } from '../access/db.ts';
import { inReach } from '../access/reach.ts';
import { AppError } from '../http/app-error.ts';
import { manageAction, type StaffRole } from './staff-person-of.ts';

export interface LockedPerson {
  readonly person_uid: string;
  readonly status: 'active' | 'suspended';
  readonly role: string;
  readonly agency_uid: string | null;
  readonly name: string;
}

// Both rows in one order, so that two hand-overs crossing each other wait instead of locking up.
export async function lockStaff(
  tx: Tx,
  actor: Actor,
  role: StaffRole,
  personUid: string,
  otherUid?: string,
): Promise<{ readonly person: LockedPerson; readonly other: LockedPerson | undefined }> {
  if (personUid === actor.personUid) throw new AppError('person.notYourself');
  const rows = await tx.many<LockedPerson & { is_reached: boolean }>(sql`
    select a.person_uid, a.status, a.role, a.agency_uid, trim(a.first_name || ' ' || a.last_name) as name,
      (a.role = ${role} and ${inReach('person', actor, manageAction[role])}) as is_reached
    from person a where a.realm_id = ${tx.realmId} and a.person_uid = any(${[personUid, otherUid ?? personUid]}::uuid[])
    order by a.person_uid for no key update of a`);
  const person = rows.find((row) => row.person_uid === personUid && row.is_reached);
  if (!person) throw new AppError('record.notFound');
  return { person, other: rows.find((row) => row.person_uid === otherUid && row.person_uid !== personUid) };
}
