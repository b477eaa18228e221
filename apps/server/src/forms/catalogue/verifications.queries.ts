import type { CataloguePart } from '@visawright/contract/forms/catalogue-order.ts';
import { sql, type Db } from '../../platform/db/db.ts';

export interface Verification {
  readonly formId: string;
  readonly part: CataloguePart;
  readonly ruleId: string | null;
  readonly sha256: string;
  readonly source: string;
  readonly on: string;
  readonly byName: string | null;
  readonly at: string;
}

interface Row {
  readonly form_id: string;
  readonly part: CataloguePart;
  readonly rule_id: string | null;
  readonly content_sha256: string;
  readonly source: string;
  readonly verified_on: string;
  readonly by_name: string | null;
  readonly verified_at: Date;
}

const verificationOf = (row: Row): Verification => ({
  formId: row.form_id,
  part: row.part,
  ruleId: row.rule_id,
  sha256: row.content_sha256,
  source: row.source,
  on: row.verified_on,
  byName: row.by_name,
  at: row.verified_at.toISOString(),
});

const columns = sql`
  v.form_id, v.part, v.rule_id, v.content_sha256, v.source, v.verified_on, v.verified_at,
  nullif(trim(p.first_name || ' ' || p.last_name), '') as by_name`;
const joined = sql`
  from catalogue_verification v join person p on p.realm_id = v.realm_id and p.person_uid = v.verified_by`;

export const latestVerifications = async (db: Db): Promise<Verification[]> =>
  (
    await db.many<Row>(sql`
      select distinct on (v.form_id, v.part, v.rule_id) ${columns} ${joined}
      where v.realm_id = ${db.realmId}
      order by v.form_id, v.part, v.rule_id, v.verified_at desc`)
  ).map(verificationOf);

export const formVerifications = async (db: Db, formId: string): Promise<Verification[]> =>
  (
    await db.many<Row>(sql`
      select ${columns} ${joined}
      where v.realm_id = ${db.realmId} and v.form_id = ${formId} order by v.verified_at desc limit 200`)
  ).map(verificationOf);

export const todayInRealm = async (db: Db): Promise<string> =>
  (
    await db.get<{ today: string }>(sql`
      select (now() at time zone coalesce(settings ->> 'timeZone', 'Asia/Kolkata'))::date as today
      from realm where realm_id = ${db.realmId}`)
  ).today;
