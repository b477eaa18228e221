import type { Actor } from '../../platform/access/actor.types.ts';
import { hashGrant, newGrant } from '../../platform/access/extension-grant.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { sql, type Db } from '../../platform/db/db.ts';

// A connected extension of this person, for tests that need no pairing. Returns what it sends.
export async function insertGrant(owner: Db, keys: KeyStore, { personUid }: Pick<Actor, 'personUid'>): Promise<string> {
  const grant = newGrant(owner.realmId);
  await owner.run(sql`
    insert into extension_grant (realm_id, person_uid, kc_session, has_session, grant_hash, browser, version, expires_at)
    values (${owner.realmId}, ${personUid}, ${`session of ${personUid}`}, false, ${hashGrant(keys, grant)}, 'Chromium', '1.0',
      now() + interval '1 hour')`);
  return grant;
}
