import type { Connection } from '@visawright/contract/extension/pairing.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import type { ActorCall } from '../../platform/http/call.ts';

export const mostConnections = 5; // of one person; another one ends the oldest

interface Row {
  readonly connection_uid: string;
  readonly browser: string;
  readonly version: string;
  readonly connected_at: Date;
  readonly used_at: Date | null;
  readonly kc_session: string;
}

// Newest first. One whose session has run out is not listed any more.
export async function listOwnConnections(db: Db, { personUid, session }: Actor): Promise<Connection[]> {
  const rows = await db.many<Row>(sql`
    select c.connection_uid, c.browser, c.version, c.connected_at, c.used_at, c.kc_session from extension_grant c
    where c.realm_id = ${db.realmId} and c.person_uid = ${personUid} and c.expires_at > now()
      and (not c.has_session or exists (select from session s where s.realm_id = c.realm_id and s.person_uid = c.person_uid
        and s.kc_session = c.kc_session and s.expires_at > now()))
    order by c.connected_at desc, c.connection_uid`);
  return rows.map((row) => ({
    connectionUid: row.connection_uid,
    browser: row.browser,
    version: row.version,
    connectedAt: row.connected_at.toISOString(),
    usedAt: row.used_at?.toISOString() ?? null,
    isThisSession: row.kc_session === session,
  }));
}

// Other copies of the server forget the person with the commit, this one now.
export async function endConnection(
  { db, parts, actor }: Pick<ActorCall, 'db' | 'parts' | 'actor'>,
  connectionUid: string,
): Promise<void> {
  const who = JSON.stringify({ realmId: db.realmId, personUid: actor.personUid });
  await db.transaction(async (tx) => {
    await tx.get(sql`
      delete from extension_grant
      where realm_id = ${tx.realmId} and person_uid = ${actor.personUid} and connection_uid = ${connectionUid}
      returning connection_uid`);
    await tx.find(sql`select pg_notify('actor_changed', ${who})`);
  });
  parts.actors.forget(who);
}
