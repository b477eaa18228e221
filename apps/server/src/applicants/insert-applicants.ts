import { randomUUID } from 'node:crypto';
import type { NewApplicant } from '@visawright/contract/applicant.ts';
import type { ApplicantType } from '@visawright/contract/roles.ts';
import { sql, type Db } from '../access/db.ts';
import type { KeyStore } from '../adapters/key-store.ts';
import { newApplicantKey } from '../vault/applicant-key.ts';
import { blindOf } from '../vault/passport.ts';
import { realmKeysOf } from '../vault/realm-key.ts';
import { sealDetails } from './details.ts';

// Under whom a new applicant stands; the same for all of one import.
export interface Place {
  readonly agencyUid: string;
  readonly agentUid: string | null;
  readonly type: ApplicantType;
  readonly addedBy: string | null;
}

// However many there are: three statements, in the caller's transaction.
export async function insertApplicants(
  db: Db,
  keys: KeyStore,
  personUid: string,
  place: Place,
  people: readonly Omit<NewApplicant, 'agentId'>[],
): Promise<string[]> {
  const realmKeys = await realmKeysOf(db, keys);
  const rows = people.map((person) => {
    const uid = randomUUID();
    const { wrapped, key } = newApplicantKey(realmKeys, uid);
    return { ...person, uid, wrapped, details: sealDetails(key, person) };
  });
  const numbered = rows.filter(({ passportNumber }) => passportNumber !== null);
  await db.run(sql`
    insert into applicant (realm_id, applicant_uid, agency_uid, agent_uid, type, added_by, first_name, last_name, email, wrapped_key, details)
    select ${db.realmId}, n.uid, ${place.agencyUid}, ${place.agentUid}, ${place.type}, ${place.addedBy},
      n.first_name, n.last_name, n.email, n.wrapped_key, n.details
    from unnest(${rows.map(({ uid }) => uid)}::uuid[], ${rows.map(({ firstName }) => firstName)}::text[],
      ${rows.map(({ lastName }) => lastName)}::text[], ${rows.map(({ email }) => email)}::text[],
      ${rows.map(({ wrapped }) => wrapped)}::bytea[], ${rows.map(({ details }) => details)}::bytea[])
      as n (uid, first_name, last_name, email, wrapped_key, details)`);
  await db.run(sql`
    insert into passport_index (realm_id, blind, applicant_uid)
    select ${db.realmId}, n.blind, n.uid
    from unnest(${numbered.map(({ passportNumber }) => blindOf(keys, db.realmId, passportNumber!))}::bytea[],
      ${numbered.map(({ uid }) => uid)}::uuid[]) as n (blind, uid)`);
  await db.run(sql`
    insert into change_log (realm_id, applicant_uid, person_uid, kind)
    select ${db.realmId}, uid, ${personUid}, 'created' from unnest(${rows.map(({ uid }) => uid)}::uuid[]) as uid`);
  return rows.map(({ uid }) => uid);
}
