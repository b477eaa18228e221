import type { DataAccess } from '@visawright/contract/platform/trail.ts';
import { sql } from '../../platform/db/db.ts';
import { inReach, reachFor } from '../../platform/access/reach.ts';
import type { Handler } from '../../platform/http/call.ts';
import { readCursor } from '../../platform/lists/cursor.ts';
import { buildPage, countUpToCap, parseLimit, type ListedRow } from '../../platform/lists/page.ts';

interface Row extends ListedRow {
  readonly at: Date;
  readonly last_seq: string;
  readonly times: number;
  readonly person_uid: string;
  readonly person_name: string | null;
  readonly company_name: string | null;
  readonly role: string;
  readonly purpose: string;
  readonly fields: DataAccess['fields'];
  readonly documents: DataAccess['documents'] | null;
}

// The rows of one applicant, grouped by person and ten minutes. Who audits the whole realm sees categories of documents, not their ids.
export const listDataAccesses: Handler<'dataAccesses'> = async ({ db, actor }, { query }) => {
  const { applicantUid } = query;
  await db.get(sql`
    select a.applicant_uid from applicant a
    where a.realm_id = ${db.realmId} and a.applicant_uid = ${applicantUid} and ${inReach('applicant', actor, 'audit.read')}`);
  const seesDocuments = reachFor(actor, 'audit.read') !== 'realm';
  const limit = parseLimit(query.limit);
  const cursor = readCursor(query.cursor, 'time');
  const mine = query.own === 'no' ? sql`t.person_uid is distinct from ${actor.personUid}` : sql`true`;
  const reads = sql`trail t where t.realm_id = ${db.realmId} and t.applicant_uid = ${applicantUid} and t.kind = 'read' and ${mine}`;
  const grouped = sql`
    select date_bin('10 minutes', t.at, timestamptz '2020-01-01 00:00:00+00') as slot, t.person_uid, t.role, t.purpose,
      max(t.at) as at, max(t.seq)::text as last_seq, count(*)::int as times, array_agg(t.seq) as seqs
    from ${reads} group by 1, 2, 3, 4`;
  const [rows, counted, people] = await Promise.all([
    db.many<Row>(sql`
      select g.person_uid as uid, g.at::text as sort_key, g.at, g.last_seq, g.times, g.person_uid, g.role, g.purpose,
        btrim(p.first_name || ' ' || p.last_name) as person_name, c.name as company_name,
        array(select distinct f from trail t, unnest(t.fields) f
          where t.realm_id = ${db.realmId} and t.seq = any(g.seqs) order by 1) as fields,
        (select json_agg(json_build_object('docId', d.document_uid, 'category', d.category) order by d.created_at, d.document_uid)
          from document d where d.realm_id = ${db.realmId} and d.document_uid in (
            select unnest(t.documents) from trail t where t.realm_id = ${db.realmId} and t.seq = any(g.seqs))) as documents
      from (select * from (${grouped}) all_groups
        where ${cursor ? sql`(at, person_uid) < (${cursor.key}::timestamptz, ${cursor.uid}::uuid)` : sql`true`}
        order by at desc, person_uid desc limit ${limit + 1}) g
      left join person p on p.realm_id = ${db.realmId} and p.person_uid = g.person_uid
      left join agency c on c.realm_id = ${db.realmId} and c.agency_uid = p.agency_uid
      order by g.at desc, g.person_uid desc`),
    cursor ? undefined : countUpToCap(db, sql`1 from (${grouped}) all_groups`),
    cursor ? undefined : db.get<{ n: number }>(sql`select count(distinct t.person_uid)::int as n from ${reads}`),
  ]);
  const page = buildPage(rows, limit, counted, (row): DataAccess => ({
    accessUid: row.last_seq,
    at: row.at.toISOString(),
    times: row.times,
    personName: row.person_name ?? '',
    role: row.role,
    companyName: row.company_name,
    isOwn: row.person_uid === actor.personUid,
    purpose: row.purpose,
    fields: row.fields,
    documents: (row.documents ?? []).map(({ docId, category }) => ({ docId: seesDocuments ? docId : '', category })),
  }));
  return { ...page, people: people?.n ?? null };
};
