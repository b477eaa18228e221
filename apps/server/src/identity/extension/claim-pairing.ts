import { pairing, type ClaimedPairing } from '@visawright/contract/extension/pairing.ts';
import { Preferences } from '@visawright/contract/identity/preferences.ts';
import { findActorByPerson } from '../../platform/access/find-actor.ts';
import { hashGrant, newGrant } from '../../platform/access/extension-grant.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { secretHash } from '../../platform/crypto/secret-hash.ts';
import { loadPublicKeys, loadSigningKey } from '../../platform/crypto/signing-key.ts';
import { sql, type Db, type Tx } from '../../platform/db/db.ts';
import type { Handler, PublicCall } from '../../platform/http/call.ts';
import { mostConnections } from './connections.queries.ts';

interface Accepted {
  readonly person_uid: string;
  readonly kc_session: string;
  readonly browser: string;
  readonly version: string;
}

// The grant exists from here on and is sent once: deleting the row claims it.
export const claimPairing: Handler<'claimPairing'> = async (call, { body }) =>
  call.db.transaction(async (tx): Promise<ClaimedPairing> => {
    const secret = secretHash(body.secret);
    const mine = sql`realm_id = ${tx.realmId} and pairing_uid = ${body.pairingUid} and secret_sha256 = ${secret} and expires_at > now()`;
    const accepted = await tx.find<Accepted>(sql`
      delete from extension_pairing where ${mine} and state = 'accepted' returning person_uid, kc_session, browser, version`);
    if (accepted) return connect(call, tx, accepted);
    const waiting = await tx.find(sql`select 1 from extension_pairing where ${mine} and state = 'waiting'`);
    return { state: waiting ? 'waiting' : 'refused' };
  });

async function connect({ parts, realm }: PublicCall, tx: Tx, accepted: Accepted): Promise<ClaimedPairing> {
  const actor = await findActorByPerson(tx, accepted.person_uid, accepted.kc_session);
  if (!actor) return { state: 'refused' };
  const grant = newGrant(tx.realmId);
  const { expiresAt } = await tx.get<{ expiresAt: Date }>(sql`
    insert into extension_grant (realm_id, person_uid, kc_session, has_session, grant_hash, browser, version, expires_at)
    select ${tx.realmId}, ${actor.personUid}, ${actor.session}, exists (
      select from session s where s.realm_id = ${tx.realmId} and s.person_uid = ${actor.personUid} and s.kc_session = ${actor.session}),
      ${hashGrant(parts.keys, grant)}, ${accepted.browser}, ${accepted.version}, now() + make_interval(hours => ${pairing.grantHours})
    returning expires_at as "expiresAt"`);
  await endOldest(tx, actor);
  await writeChange(tx, actor, { kind: 'extensionConnected', subjectUid: actor.personUid });
  await loadSigningKey(tx, parts.keys); // the first one needs the realm's key
  const keys = (await loadPublicKeys(tx)).map(({ keyId, publicKey }) => ({ keyId, publicKey }));
  const { realmDisplayName: name, brandAssets } = realm.configuration;
  return {
    state: 'paired',
    grant,
    expiresAt: expiresAt.toISOString(),
    person: { ...(await nameAndLanguage(tx, actor)), role: actor.role },
    realm: { path: realm.path, name, brandColor: brandAssets.brandColor },
    keys,
  };
}

const endOldest = (tx: Tx, { personUid }: Actor): Promise<number> =>
  tx.run(sql`
    delete from extension_grant where realm_id = ${tx.realmId} and person_uid = ${personUid} and connection_uid in (
      select connection_uid from extension_grant where realm_id = ${tx.realmId} and person_uid = ${personUid}
      order by connected_at desc, connection_uid offset ${mostConnections})`);

async function nameAndLanguage(db: Db, { personUid }: Actor) {
  const { name, preferences } = await db.get<{ name: string; preferences: unknown }>(sql`
    select btrim(first_name || ' ' || last_name) as name, preferences from person
    where realm_id = ${db.realmId} and person_uid = ${personUid}`);
  return { name, language: Preferences.parse(preferences).language };
}
