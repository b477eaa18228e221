import type { Actor } from '../../../platform/access/actor.types.ts';
import { inReach } from '../../../platform/access/reach.ts';
import { writeChange } from '../../../platform/changes/write-change.ts';
import { sql, type Sql, type Tx } from '../../../platform/db/db.ts';
import type { ActorCall, Handler } from '../../../platform/http/call.ts';
import { getKey, listKeys } from './api-keys.queries.ts';

// Only the realm's own people renew the realm's keys, and only an agency's its own: the key acts in the name of the person who does.
export const renewApiKey: Handler<'renewApiKey'> = async (call, { body: { keyUid, months } }) =>
  changeKey(call, keyUid, async (tx, actor) => {
    await tx.get(sql`
      update api_key set person_uid = ${actor.personUid}, expires_at = now() + make_interval(months => ${months})
      where realm_id = ${tx.realmId} and key_uid = ${keyUid} and agency_uid is not distinct from ${actor.agencyUid}::uuid
      returning key_uid`);
    await writeChange(tx, actor, { kind: 'apiKeyRenewed', subjectUid: keyUid });
    return getKey(tx, actor, keyUid);
  });

export const endApiKey: Handler<'endApiKey'> = async (call, { body: { keyUid } }) =>
  changeKey(call, keyUid, async (tx, actor) => {
    await tx.run(sql`update api_key set ended_at = now() where realm_id = ${tx.realmId} and key_uid = ${keyUid}`);
    await writeChange(tx, actor, { kind: 'apiKeyEnded', subjectUid: keyUid });
    return listKeys(tx, actor);
  });

// Other copies of the server forget the key's person with the commit, this one now.
async function changeKey<T>(
  { db, parts, actor }: ActorCall,
  keyUid: string,
  change: (tx: Tx, actor: Actor) => Promise<T>,
): Promise<T> {
  let forgotten = '';
  const result = await db.transaction(async (tx) => {
    const { personUid } = await tx.get<{ personUid: string }>(sql`
      select a.person_uid as "personUid" from api_key a where ${ownKey(tx, actor, keyUid)} for update`);
    forgotten = JSON.stringify({ realmId: tx.realmId, personUid });
    const changed = await change(tx, actor);
    await tx.find(sql`select pg_notify('actor_changed', ${forgotten})`);
    return changed;
  });
  parts.actors.forget(forgotten);
  return result;
}

const ownKey = (tx: Tx, actor: Actor, keyUid: string): Sql => sql`
  a.realm_id = ${tx.realmId} and a.key_uid = ${keyUid} and a.ended_at is null and ${inReach('integration', actor, 'integration.manage')}`;
