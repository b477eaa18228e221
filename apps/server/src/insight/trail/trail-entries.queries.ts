import type { TrailEntry } from '@visawright/contract/platform/trail.ts';
import { reachFor } from '../../platform/access/reach.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db, type Sql } from '../../platform/db/db.ts';
import { allOf, type ListedRow } from '../../platform/lists/page.ts';

export interface TrailFilters {
  readonly personUid?: string | undefined;
  readonly kind?: string | undefined;
  readonly field?: string | undefined;
  readonly purpose?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly search?: string | undefined;
}

export const seesWholeRealm = (actor: Actor): boolean => reachFor(actor, 'audit.browse') === 'realm';

// The alias of the table is always `t`.
export const inTrailReach = (db: Db, actor: Actor): Sql =>
  seesWholeRealm(actor)
    ? sql`t.realm_id = ${db.realmId}`
    : sql`t.realm_id = ${db.realmId} and t.agency_uid = ${actor.agencyUid}`;

// Entries are numbered in the order of their time, so a period is a range of numbers, which every index of the trail ends with.
const startOf = (db: Db, day: string): Sql => sql`(
  select ${day}::date::timestamp at time zone coalesce(settings ->> 'timeZone', 'Asia/Kolkata') from realm where realm_id = ${db.realmId})`;
const firstSince = (db: Db, day: string): Sql => sql`(
  select f.seq from trail f where f.realm_id = ${db.realmId} and f.at >= ${startOf(db, day)} order by f.at, f.seq limit 1)`;
const lastUntil = (db: Db, day: string): Sql => sql`(
  select f.seq from trail f where f.realm_id = ${db.realmId} and f.at < ${startOf(db, day)} + interval '1 day'
  order by f.at desc, f.seq desc limit 1)`;

function searched(db: Db, search: string): Sql {
  const number = search.replaceAll(/[\s,#]/g, '');
  if (/^\d{1,9}$/.test(number)) return sql`t.seq = ${Number(number)}`;
  return sql`t.applicant_uid in (
    select w.applicant_uid from application w where w.realm_id = ${db.realmId} and w.reference = ${search.toUpperCase()})`;
}

export function trailConditions(db: Db, actor: Actor, filters: TrailFilters): Sql {
  const { personUid, kind, field, purpose, from, to, search } = filters;
  const kinds = kind?.split(',') ?? [];
  return allOf([
    inTrailReach(db, actor),
    ...(personUid ? [sql`t.person_uid = ${personUid}`] : []),
    // One kind is compared directly, because only then its index is used.
    ...(kinds.length === 1 ? [sql`t.kind = ${kinds[0]}`] : kinds.length > 1 ? [sql`t.kind = any(${kinds})`] : []),
    ...(field ? [sql`t.fields && ${field.split(',')}`] : []),
    ...(purpose ? [sql`t.purpose = any(${purpose.split(',')})`] : []),
    ...(from ? [sql`t.seq >= ${firstSince(db, from)}`] : []),
    ...(to ? [sql`t.seq <= ${lastUntil(db, to)}`] : []),
    ...(search ? [searched(db, search)] : []),
  ]);
}

export interface TrailEntryRow extends ListedRow {
  readonly seq: string;
  readonly at: Date;
  readonly kind: TrailEntry['kind'];
  readonly action: string;
  readonly role: string;
  readonly fields: string[];
  readonly purpose: string;
  readonly person_name: string | null;
  readonly company_name: string | null;
  readonly subject_name: string | null;
  readonly may_open: string | null;
  readonly applicant_name: string | null;
  readonly reference: string | null;
}

const nameOf = (table: Sql): Sql => sql`btrim(${table}.first_name || ' ' || ${table}.last_name)`;

// Who audits the whole realm sees travellers by their references, not by their names, as on every other screen.
export function listEntries(db: Db, actor: Actor, conditions: Sql, limit: number): Promise<TrailEntryRow[]> {
  const isRealm = seesWholeRealm(actor);
  const mayName = (table: Sql): Sql =>
    isRealm ? sql`case when ${table}.role <> 'applicant' then ${nameOf(table)} end` : nameOf(table);
  return db.many<TrailEntryRow>(sql`
    select t.realm_id as uid, t.seq::text as sort_key, t.seq::text as seq, t.at, t.kind, t.action, t.role, t.fields, t.purpose,
      ${mayName(sql`p`)} as person_name, coalesce(g.name, d.name) as company_name,
      coalesce(${mayName(sql`s`)}, sg.name, sd.name, sk.name, sw.name, sl.name) as subject_name,
      ${isRealm ? sql`null` : sql`case when a.agency_uid = ${actor.agencyUid} then a.applicant_uid end`} as may_open,
      ${isRealm ? sql`null` : nameOf(sql`a`)} as applicant_name,
      (select w.reference from application w where w.realm_id = t.realm_id and w.applicant_uid = t.applicant_uid
        order by w.created_at desc limit 1) as reference
    from (select * from trail t where ${conditions} order by t.seq desc limit ${limit}) t
    left join person p on p.realm_id = t.realm_id and p.person_uid = t.person_uid
    left join agency g on g.realm_id = t.realm_id and g.agency_uid = p.agency_uid
    left join distributor d on d.realm_id = t.realm_id and d.distributor_uid = p.distributor_uid
    left join person s on s.realm_id = t.realm_id and s.person_uid = t.subject_uid
    left join agency sg on sg.realm_id = t.realm_id and sg.agency_uid = t.subject_uid
    left join distributor sd on sd.realm_id = t.realm_id and sd.distributor_uid = t.subject_uid
    left join api_key sk on sk.realm_id = t.realm_id and sk.key_uid = t.subject_uid
    left join webhook_endpoint sw on sw.realm_id = t.realm_id and sw.endpoint_uid = t.subject_uid
    left join partner_link sl on sl.realm_id = t.realm_id and sl.link_uid = t.subject_uid
    left join applicant a on a.realm_id = t.realm_id and a.applicant_uid = t.applicant_uid
    order by t.seq desc`);
}

export const presentEntry = (row: TrailEntryRow): TrailEntry => ({
  entryNumber: Number(row.seq),
  at: row.at.toISOString(),
  kind: row.kind,
  action: row.action,
  personName: row.person_name ?? '',
  role: row.role,
  companyName: row.company_name,
  purpose: row.purpose,
  fields: row.fields,
  subjectName: row.subject_name ?? '',
  applicantUid: row.may_open,
  applicantName: row.applicant_name ?? '',
  reference: row.reference ?? '',
});
