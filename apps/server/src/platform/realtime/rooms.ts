import { sql } from '../db/db.ts';
import type { Caller } from '../access/actor.ts';

// Room names start with the realm, so a socket can only join rooms of its own realm.
export const personRoom = (realmId: string, personUid: string) => `${realmId}/person/${personUid}`;
export const agencyRoom = (realmId: string, agencyUid: string) => `${realmId}/agency/${agencyUid}`;
export const applicantRoom = (realmId: string, applicantUid: string) => `${realmId}/applicant/${applicantUid}`;

// The rooms a person belongs to, determined from their row and never from client input.
export async function findRooms({ actor, db }: Pick<Caller, 'actor' | 'db'>): Promise<Set<string>> {
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
