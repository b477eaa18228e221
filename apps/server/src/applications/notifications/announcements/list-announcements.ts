import type { Announcement } from '@visawright/contract/platform/notification.ts';
import { reachFor } from '../../../platform/access/reach.ts';
import type { Actor } from '../../../platform/access/actor.types.ts';
import { sql, type Db, type Sql } from '../../../platform/db/db.ts';
import type { Handler } from '../../../platform/http/call.ts';
import { readCursor } from '../../../platform/lists/cursor.ts';
import { buildPage, countUpToCap, parseLimit, type ListedRow } from '../../../platform/lists/page.ts';

interface Row extends ListedRow {
  readonly title: string;
  readonly body: string;
  readonly person_name: string | null;
  readonly created_at: Date;
  readonly receivers: number;
  readonly readers: number;
}

// An admin sees those to the whole realm, an agency its own.
const sent = (db: Db, actor: Actor): Sql =>
  reachFor(actor, 'announcement.write') === 'realm'
    ? sql`t.realm_id = ${db.realmId} and t.agency_uid is null`
    : sql`t.realm_id = ${db.realmId} and t.agency_uid = ${actor.agencyUid}`;

// Only those who received it in the app are counted: whether a mail was read is not known.
export const listAnnouncements: Handler<'listAnnouncements'> = async ({ db, actor }, { query }) => {
  const limit = parseLimit(query.limit);
  const cursor = readCursor(query.cursor, 'time');
  const after = cursor
    ? sql`and (t.created_at, t.announcement_uid) < (${cursor.key}::timestamptz, ${cursor.uid}::uuid)`
    : sql``;
  const [rows, counted] = await Promise.all([
    db.many<Row>(sql`
      select t.announcement_uid as uid, t.created_at::text as sort_key, t.title, t.body, t.created_at,
        nullif(trim(p.first_name || ' ' || p.last_name), '') as person_name, n.receivers, n.readers
      from announcement t
      left join person p on p.realm_id = t.realm_id and p.person_uid = t.person_uid, lateral (
        select count(*)::int as receivers, count(*) filter (where n.read_at is not null)::int as readers from notification n
        where n.realm_id = t.realm_id and n.announcement_uid = t.announcement_uid and n.in_app) n
      where ${sent(db, actor)} ${after}
      order by t.created_at desc, t.announcement_uid desc limit ${limit + 1}`),
    cursor ? undefined : countUpToCap(db, sql`1 from announcement t where ${sent(db, actor)}`),
  ]);
  return buildPage(rows, limit, counted, presentAnnouncement);
};

const presentAnnouncement = (row: Row): Announcement => ({
  announcementUid: row.uid,
  title: row.title,
  text: row.body,
  personName: row.person_name,
  at: row.created_at.toISOString(),
  receivers: row.receivers,
  readers: row.readers,
});
