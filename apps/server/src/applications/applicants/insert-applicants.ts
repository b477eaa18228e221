import { randomUUID } from 'node:crypto';
import type { NewApplicant } from '@visawright/contract/applications/applicant.ts';
import type { ApplicantType } from '@visawright/contract/platform/roles.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { newApplicantKey } from '../../platform/crypto/applicant-key.ts';
import { hashPassportNumber } from '../../platform/crypto/passport-number.ts';
import { realmKeysOf } from '../../platform/crypto/realm-key.ts';
import { sealDetails } from './sealed-details.ts';

// Agency, agent and type of a new applicant; the same for all rows of an import.
export interface Ownership {
  readonly agencyUid: string;
  readonly agentUid: string | null;
  readonly type: ApplicantType;
  readonly addedBy: string | null;
}

// Three statements, however many applicants there are.
export async function insertApplicants(
  db: Db,
  keys: KeyStore,
  personUid: string,
  place: Ownership,
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
    insert into applicant (realm_id, applicant_uid, agency_uid, agent_uid, type, added_by, first_name, last_name, email,
      wrapped_key, details)
    select ${db.realmId}, n.uid, ${place.agencyUid}, ${place.agentUid}, ${place.type}, ${place.addedBy},
      n.first_name, n.last_name, n.email, n.wrapped_key, n.details
    from unnest(${rows.map(({ uid }) => uid)}::uuid[], ${rows.map(({ firstName }) => firstName)}::text[],
      ${rows.map(({ lastName }) => lastName)}::text[], ${rows.map(({ email }) => email)}::text[],
      ${rows.map(({ wrapped }) => wrapped)}::bytea[], ${rows.map(({ details }) => details)}::bytea[])
      as n (uid, first_name, last_name, email, wrapped_key, details)`);
  await db.run(sql`
    insert into passport_index (realm_id, blind, applicant_uid)
    select ${db.realmId}, n.blind, n.uid
    from unnest(${numbered.map(({ passportNumber }) => hashPassportNumber(keys, db.realmId, passportNumber!))}::bytea[],
      ${numbered.map(({ uid }) => uid)}::uuid[]) as n (blind, uid)`);
  await db.run(sql`
    insert into change_log (realm_id, applicant_uid, person_uid, kind)
    select ${db.realmId}, uid, ${personUid}, 'created' from unnest(${rows.map(({ uid }) => uid)}::uuid[]) as uid`);
  return rows.map(({ uid }) => uid);
}
