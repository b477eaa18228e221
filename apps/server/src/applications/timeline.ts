import type { Change } from '@visawright/contract/application.ts';
import type { Page } from '@visawright/contract/list.ts';
import type { QueryOf } from '@visawright/contract/operations/operation.ts';
import type { Operations } from '@visawright/contract/operations/index.ts';
import type { Actor } from '../access/actor.types.ts';
import { sql, type Db } from '../access/db.ts';
import { inReach, mayDo } from '../access/reach.ts';
import { readCursor } from '../lists/cursor.ts';
import { countUpToCap, limitOf, pageFrom, type ListedRow } from '../lists/page.ts';

interface Row extends ListedRow, Omit<Change, 'at' | 'personName'> {
  readonly at: Date;
  readonly person_name: string | null;
}

export async function timeline(
  db: Db,
  actor: Actor,
  query: QueryOf<Operations['applicationTimeline']>,
): Promise<Page<Change>> {
  await db.get(sql`
    select from application a where a.realm_id = ${db.realmId} and a.application_uid = ${query.applicationUid}
      and a.deleted_at is null and ${inReach('application', actor, 'application.read')}`);
  const limit = limitOf(query.limit);
  const cursor = readCursor(query.cursor, 'time');
  // Notes are between colleagues: whoever may not read them does not hear of them either, nor why somebody's work went to another.
  const isColleague = mayDo(actor, 'application.transfer') !== undefined;
  const told = isColleague
    ? sql`c.reason`
    : sql`case when c.kind not in ('transferred', 'reviewRequested', 'reviewWithdrawn') then c.reason end`;
  const from = sql`
    from change_log c left join person p on p.realm_id = c.realm_id and p.person_uid = c.person_uid
    where c.realm_id = ${db.realmId} and c.application_uid = ${query.applicationUid}
      ${isColleague ? sql`` : sql`and c.kind <> 'noted'`}`;
  const rows = await db.many<Row>(sql`
    select c.at, c.kind, c.field, c.was, c.became, ${told} as reason, btrim(p.first_name || ' ' || p.last_name) as person_name,
      c.change_uid as uid, c.at::text as sort_key
    ${from} ${cursor ? sql`and (c.at, c.change_uid) < (${cursor.key}::timestamptz, ${cursor.uid}::uuid)` : sql``}
    order by c.at desc, c.change_uid desc limit ${limit + 1}`);
  const counted = cursor ? undefined : await countUpToCap(db, from);
  return pageFrom(rows, limit, counted, ({ at, kind, field, was, became, reason, person_name }) => ({
    at: at.toISOString(),
    kind,
    field,
    was,
    became,
    reason,
    personName: person_name,
  }));
}
