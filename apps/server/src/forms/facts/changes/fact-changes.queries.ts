import type { FactChangeEntry } from '@visawright/contract/forms/facts.ts';
import type { FactChangeState } from '@visawright/contract/forms/fact-kinds.ts';
import type { Provenance } from '@visawright/forms/form/provenance/provenance-schema.ts';
import { sql, type Db, type Sql } from '../../../platform/db/db.ts';

export interface ChangeItem {
  readonly formId: string;
  readonly key: string;
  readonly shipped: string | null;
  readonly value: unknown;
  readonly provenance: Provenance;
}

interface ChangeRow {
  readonly change_uid: string;
  readonly kind: 'edit' | 'import';
  readonly state: FactChangeState;
  readonly note: string;
  readonly form_ids: string[];
  readonly key: string | null;
  readonly count: number;
  readonly proposed_by: string;
  readonly proposed_at: Date;
  readonly by_name: string | null;
  readonly decided_at: Date | null;
  readonly decided_by_name: string | null;
  readonly decision: string | null;
}

export const presentChange = (row: ChangeRow, personUid: string): FactChangeEntry => ({
  changeUid: row.change_uid,
  kind: row.kind,
  state: row.state,
  formIds: row.form_ids,
  key: row.kind === 'edit' ? row.key : null,
  count: row.count,
  note: row.note,
  byName: row.by_name,
  isOwn: row.proposed_by === personUid,
  at: row.proposed_at.toISOString(),
  decidedByName: row.decided_by_name,
  decidedAt: row.decided_at?.toISOString() ?? null,
  decision: row.decision,
});

const selected = (where: Sql) => sql`
  select h.change_uid, h.kind, h.state, h.note, h.proposed_by, h.proposed_at, h.decided_at, h.decision, i.form_ids, i.key, i.count,
    nullif(trim(b.first_name || ' ' || b.last_name), '') as by_name,
    nullif(trim(d.first_name || ' ' || d.last_name), '') as decided_by_name
  from fact_change h
  join person b on b.realm_id = h.realm_id and b.person_uid = h.proposed_by
  left join person d on d.realm_id = h.realm_id and d.person_uid = h.decided_by
  cross join lateral (
    select coalesce(array_agg(distinct n.form_id), '{}') as form_ids, min(n.fact_key) as key, count(*)::int as count
    from fact_change_item n where n.realm_id = h.realm_id and n.change_uid = h.change_uid) i
  where ${where}`;

export const latestChanges = (db: Db, limit: number): Promise<ChangeRow[]> =>
  db.many<ChangeRow>(sql`
    ${selected(sql`h.realm_id = ${db.realmId}`)}
    order by (h.state = 'proposed') desc, h.proposed_at desc, h.change_uid desc limit ${limit}`);

export const changeRow = (db: Db, changeUid: string): Promise<ChangeRow> =>
  db.get<ChangeRow>(selected(sql`h.realm_id = ${db.realmId} and h.change_uid = ${changeUid}`));

export const changesOfFacts = (db: Db, formId: string, keys: readonly string[]): Promise<ChangeRow[]> =>
  db.many<ChangeRow>(sql`
    ${selected(sql`h.realm_id = ${db.realmId} and h.state = 'proposed' and exists (
      select from fact_change_item x where x.realm_id = h.realm_id and x.change_uid = h.change_uid and x.form_id = ${formId}
        and x.fact_key = any(${keys}::text[]))`)}
    order by h.proposed_at desc limit 20`);

export const changeItems = (db: Db, changeUid: string): Promise<ChangeItem[]> =>
  db.many<ChangeItem>(sql`
    select form_id as "formId", fact_key as key, shipped_sha256 as shipped, value, provenance from fact_change_item
    where realm_id = ${db.realmId} and change_uid = ${changeUid} order by form_id, fact_key`);

export interface PastChange {
  readonly state: FactChangeState;
  readonly value: unknown;
  readonly provenance: Provenance;
  readonly note: string;
  readonly by_name: string | null;
  readonly proposed_at: Date;
  readonly decided_by_name: string | null;
  readonly decided_at: Date | null;
  readonly decision: string | null;
}
export const pastChanges = (db: Db, formId: string, key: string): Promise<PastChange[]> =>
  db.many<PastChange>(sql`
    select h.state, i.value, i.provenance, h.note, h.proposed_at, h.decided_at, h.decision,
      nullif(trim(b.first_name || ' ' || b.last_name), '') as by_name,
      nullif(trim(d.first_name || ' ' || d.last_name), '') as decided_by_name
    from fact_change_item i
    join fact_change h on h.realm_id = i.realm_id and h.change_uid = i.change_uid
    join person b on b.realm_id = h.realm_id and b.person_uid = h.proposed_by
    left join person d on d.realm_id = h.realm_id and d.person_uid = h.decided_by
    where i.realm_id = ${db.realmId} and i.form_id = ${formId} and i.fact_key = ${key}
    order by h.proposed_at desc limit 100`);

// Locked so that concurrent proposals cannot exceed the limit.
export async function countProposed(tx: Db): Promise<number> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('fact changes ' || ${tx.realmId}, 0))`);
  const { open } = await tx.get<{ open: number }>(sql`
    select count(*)::int as open from fact_change where realm_id = ${tx.realmId} and state = 'proposed'`);
  return open;
}

export interface NewChange {
  readonly kind: 'edit' | 'import';
  readonly note: string;
  readonly items: readonly ChangeItem[];
}
export async function insertChange(tx: Db, personUid: string, { kind, note, items }: NewChange): Promise<string> {
  const { uid } = await tx.get<{ uid: string }>(sql`
    insert into fact_change (realm_id, kind, note, proposed_by) values (${tx.realmId}, ${kind}, ${note}, ${personUid})
    returning change_uid as uid`);
  await tx.run(sql`
    insert into fact_change_item (realm_id, change_uid, form_id, fact_key, shipped_sha256, value, provenance)
    select ${tx.realmId}, ${uid}, e ->> 'formId', e ->> 'key', e ->> 'shipped',
      case when jsonb_typeof(e -> 'value') = 'null' then null else e -> 'value' end, e -> 'provenance'
    from jsonb_array_elements(${JSON.stringify(items)}::jsonb) e`);
  return uid;
}

export interface Decision {
  readonly state: Exclude<FactChangeState, 'proposed'>;
  readonly reason: string | null;
}
// Locks the row: of two decisions at the same time the second finds it decided.
export const lockChange = (tx: Db, changeUid: string): Promise<{ state: FactChangeState; proposed_by: string }> =>
  tx.get(sql`
    select state, proposed_by from fact_change where realm_id = ${tx.realmId} and change_uid = ${changeUid} for update`);

export const storeDecision = (
  tx: Db,
  personUid: string,
  changeUid: string,
  { state, reason }: Decision,
): Promise<number> =>
  tx.run(sql`
    update fact_change set state = ${state}, decided_by = ${personUid}, decided_at = clock_timestamp(), decision = ${reason}
    where realm_id = ${tx.realmId} and change_uid = ${changeUid}`);
