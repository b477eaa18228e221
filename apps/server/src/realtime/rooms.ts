import { sql } from '../access/db.ts';
import type { Caller } from '../access/actor.ts';

// Rooms are named by the realm first: a socket can only ever be let into rooms of its own.
export const personRoom = (realmId: string, personUid: string) => `${realmId}/person/${personUid}`;
export const agencyRoom = (realmId: string, agencyUid: string) => `${realmId}/agency/${agencyUid}`;
export const applicantRoom = (realmId: string, applicantUid: string) => `${realmId}/applicant/${applicantUid}`;

// Where somebody belongs, by their own row and nothing they say.
export async function roomsOf({ actor, db }: Pick<Caller, 'actor' | 'db'>): Promise<Set<string>> {
  const { realmId, personUid, role, agencyUid, applicantUid } = actor;
  const rooms = new Set([personRoom(realmId, personUid)]);
  if (role === 'agency' && agencyUid !== null) rooms.add(agencyRoom(realmId, agencyUid));
  if (role === 'applicant' && applicantUid !== null) {
    const added = await db.many<{ uid: string }>(
      sql`select applicant_uid as uid from applicant where realm_id = ${realmId} and added_by = ${applicantUid}`,
    );
    for (const uid of [applicantUid, ...added.map((row) => row.uid)]) rooms.add(applicantRoom(realmId, uid));
  }
  return rooms;
}
