import type { ApprovedChange, StoredCheck, StoredFacts } from '../../applications/realm-forms/realm-facts.queries.ts';
import { sql, type Db } from '../../platform/db/db.ts';

export interface NamedCheck extends StoredCheck {
  readonly formId: string;
  readonly byName: string | null;
  readonly source: string;
  readonly at: string;
}

interface CheckRow {
  readonly form_id: string;
  readonly fact_key: string;
  readonly value_sha256: string;
  readonly checked_on: string;
  readonly checked_at: Date;
  readonly source: string;
  readonly by_name: string | null;
}

const checkOf = (row: CheckRow): NamedCheck => ({
  formId: row.form_id,
  key: row.fact_key,
  sha256: row.value_sha256,
  on: row.checked_on,
  byName: row.by_name,
  source: row.source,
  at: row.checked_at.toISOString(),
});
const checkColumns = sql`
  k.form_id, k.fact_key, k.value_sha256, k.checked_on, k.checked_at, k.source,
  nullif(trim(p.first_name || ' ' || p.last_name), '') as by_name
  from fact_check k join person p on p.realm_id = k.realm_id and p.person_uid = k.checked_by`;

const latestChecks = async (db: Db): Promise<NamedCheck[]> =>
  (
    await db.many<CheckRow>(sql`
      select distinct on (k.form_id, k.fact_key) ${checkColumns} where k.realm_id = ${db.realmId}
      order by k.form_id, k.fact_key, k.checked_at desc`)
  ).map(checkOf);

export const checksOfFact = async (db: Db, formId: string, key: string): Promise<NamedCheck[]> =>
  (
    await db.many<CheckRow>(sql`
      select ${checkColumns} where k.realm_id = ${db.realmId} and k.form_id = ${formId} and k.fact_key = ${key}
      order by k.checked_at desc limit 100`)
  ).map(checkOf);

interface ChangeRow extends ApprovedChange {
  readonly form_id: string;
}
const latestApproved = (db: Db): Promise<ChangeRow[]> =>
  db.many<ChangeRow>(sql`
    select distinct on (i.form_id, i.fact_key) i.form_id, i.fact_key as key, i.shipped_sha256 as shipped, i.value, i.provenance
    from fact_change_item i join fact_change h on h.realm_id = i.realm_id and h.change_uid = i.change_uid
    where i.realm_id = ${db.realmId} and h.state = 'approved'
    order by i.form_id, i.fact_key, h.decided_at desc`);

export interface AllStoredFacts {
  readonly of: (formId: string) => StoredFacts;
  readonly checks: readonly NamedCheck[];
  readonly proposed: ReadonlySet<string>; // 'form key' of facts with a change that waits
}

// What this realm has of its own for all forms.
export async function allStoredFacts(db: Db): Promise<AllStoredFacts> {
  const [checks, changes, proposed] = await Promise.all([latestChecks(db), latestApproved(db), proposedFacts(db)]);
  const [checksByForm, changesByForm] = [
    Map.groupBy(checks, ({ formId }) => formId),
    Map.groupBy(changes, ({ form_id }) => form_id),
  ];
  return {
    of: (formId) => ({
      realm_name: '', // the worklist names the people
      changes: changesByForm.get(formId) ?? null,
      checks: checksByForm.get(formId) ?? null,
    }),
    checks,
    proposed: new Set(proposed.map(({ form_id, key }) => `${form_id} ${key}`)),
  };
}

const proposedFacts = (db: Db): Promise<{ form_id: string; key: string }[]> =>
  db.many(sql`
    select i.form_id, i.fact_key as key
    from fact_change h join fact_change_item i on i.realm_id = h.realm_id and i.change_uid = h.change_uid
    where h.realm_id = ${db.realmId} and h.state = 'proposed'`);

// Index-only counts, never names.
export async function openApplicationsByForm(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db.many<{ form_id: string; count: number }>(sql`
    select form_id, count(*)::int as count from application
    where realm_id = ${db.realmId} and form_id is not null and deleted_at is null and status <> 'submitted' group by 1`);
  return new Map(rows.map(({ form_id, count }) => [form_id, count]));
}

export const openApplicationsByStatus = (db: Db, formId: string): Promise<{ status: string; count: number }[]> =>
  db.many(sql`
    select status, count(*)::int as count from application
    where realm_id = ${db.realmId} and form_id = ${formId} and deleted_at is null and status <> 'submitted'
    group by 1 order by 1`);

export interface NewCheck {
  readonly formId: string;
  readonly key: string;
  readonly sha256: string;
  readonly source: string;
  readonly on: string;
}
export const insertCheck = (
  tx: Db,
  personUid: string,
  { formId, key, sha256, source, on }: NewCheck,
): Promise<number> =>
  tx.run(sql`
    insert into fact_check (realm_id, form_id, fact_key, value_sha256, source, checked_on, checked_by)
    values (${tx.realmId}, ${formId}, ${key}, ${sha256}, ${source}, ${on}, ${personUid})`);
