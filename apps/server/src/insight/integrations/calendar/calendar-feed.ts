import type { CalendarFeed } from '@visawright/contract/integrations/calendar-feed.ts';
import type { Actor } from '../../../platform/access/actor.types.ts';
import { newGrant } from '../../../platform/access/extension-grant.ts';
import { writeChange } from '../../../platform/changes/write-change.ts';
import type { KeyStore } from '../../../platform/crypto/key-store.ts';
import { sql, type Db } from '../../../platform/db/db.ts';
import type { Handler } from '../../../platform/http/call.ts';

export const calendarSegment = 'calendar';

export const hashFeed = (keys: KeyStore, feed: string): Buffer => keys.mac('calendar feed', feed);

export const getCalendarFeed: Handler<'getCalendarFeed'> = ({ db, actor }) => findFeed(db, actor, null);

// A new address replaces the one before.
export const createCalendarFeed: Handler<'createCalendarFeed'> = ({ db, parts, actor }) =>
  db.transaction(async (tx) => {
    const feed = newGrant(tx.realmId);
    await tx.run(sql`
      insert into calendar_feed (realm_id, person_uid, feed_hash) values (${tx.realmId}, ${actor.personUid}, ${hashFeed(parts.keys, feed)})
      on conflict (realm_id, person_uid) do update set feed_hash = excluded.feed_hash, created_at = now(), used_at = null`);
    await writeChange(tx, actor, { kind: 'calendarFeedCreated', subjectUid: actor.personUid });
    return findFeed(tx, actor, `${parts.config.PUBLIC_URL}/${calendarSegment}/${feed}.ics`);
  });

export const endCalendarFeed: Handler<'endCalendarFeed'> = ({ db, actor }) =>
  db.transaction(async (tx) => {
    const ended = await tx.run(
      sql`delete from calendar_feed where realm_id = ${tx.realmId} and person_uid = ${actor.personUid}`,
    );
    if (ended) await writeChange(tx, actor, { kind: 'calendarFeedEnded', subjectUid: actor.personUid });
    return findFeed(tx, actor, null);
  });

async function findFeed(db: Db, actor: Actor, address: string | null): Promise<CalendarFeed> {
  const row = await db.find<{ created_at: Date; used_at: Date | null }>(
    sql`select created_at, used_at from calendar_feed where realm_id = ${db.realmId} and person_uid = ${actor.personUid}`,
  );
  return {
    isOn: row !== undefined,
    address,
    createdAt: row?.created_at.toISOString() ?? null,
    usedAt: row?.used_at?.toISOString() ?? null,
  };
}
