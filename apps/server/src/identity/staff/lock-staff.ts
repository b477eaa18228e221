import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Tx } from '../../platform/db/db.ts';
import { inReach } from '../../platform/access/reach.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { manageAction, type StaffRole } from './present-staff.ts';

export interface LockedPerson {
  readonly person_uid: string;
  readonly status: 'active' | 'suspended';
  readonly role: string;
  readonly agency_uid: string | null;
  readonly name: string;
  readonly has_joined: boolean;
}

// Locks both rows in a fixed order, so that two crossing hand-overs wait instead of deadlocking.
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
      a.joined_at is not null as has_joined,
      (a.role = ${role} and ${inReach('person', actor, manageAction[role])}) as is_reached
    from person a where a.realm_id = ${tx.realmId} and a.person_uid = any(${[personUid, otherUid ?? personUid]}::uuid[])
    order by a.person_uid for no key update of a`);
  const person = rows.find((row) => row.person_uid === personUid && row.is_reached);
  if (!person) throw new AppError('record.notFound');
  return { person, other: rows.find((row) => row.person_uid === otherUid && row.person_uid !== personUid) };
}
