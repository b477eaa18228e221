import type { Passkey } from '@visawright/contract/identity/passkey.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import type { PublicCall } from '../../platform/http/call.ts';
import { at } from '../sessions/clock.ts';

interface Row {
  readonly passkey_uid: string;
  readonly credential_id: string;
  readonly name: string;
  readonly added_at: Date;
  readonly last_used_at: Date | null;
}

export interface KnownPasskey extends Passkey {
  readonly credentialId: string; // the provider's; not for the browser
}

export const presentPasskey = ({ passkeyUid, name, addedAt, lastUsedAt }: KnownPasskey): Passkey => ({
  passkeyUid,
  name,
  addedAt,
  lastUsedAt,
});

export const listKnown = async (db: Db, personUid: string): Promise<KnownPasskey[]> =>
  (
    await db.many<Row>(sql`
      select passkey_uid, credential_id, name, added_at, last_used_at from passkey
      where realm_id = ${db.realmId} and person_uid = ${personUid} order by added_at, passkey_uid`)
  ).map((row) => ({
    passkeyUid: row.passkey_uid,
    credentialId: row.credential_id,
    name: row.name,
    addedAt: row.added_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  }));

// The keys the provider has for a person, and those of them that are not in our list.
export async function listUnknown(
  { db, realm, parts }: PublicCall,
  { personUid, sub }: Pick<Actor, 'personUid' | 'sub'>,
) {
  const known = new Set((await listKnown(db, personUid)).map(({ credentialId }) => credentialId));
  const held = await parts.identity.passkeysOf(realm, sub);
  return { held, unknown: held.filter(({ credentialId }) => !known.has(credentialId)) };
}

export const recordUse = (db: Db, personUid: string, credentialId: string, now: number): Promise<number> =>
  db.run(sql`
    update passkey set last_used_at = ${at(now)}
    where realm_id = ${db.realmId} and person_uid = ${personUid} and credential_id = ${credentialId}`);

export const deleteKnown = (db: Db, personUid: string, passkeyUid: string): Promise<number> =>
  db.run(sql`
    delete from passkey
    where realm_id = ${db.realmId} and person_uid = ${personUid} and passkey_uid = ${passkeyUid}`);
