import type { Provenance } from '@visawright/forms/form/provenance/provenance-schema.ts';
import { sql, type Db } from '../../platform/db/db.ts';

export interface ApprovedChange {
  readonly key: string;
  readonly shipped: string | null; // hash of the product's value it replaces
  readonly value: unknown;
  readonly provenance: Provenance;
}
export interface StoredCheck {
  readonly key: string;
  readonly sha256: string;
  readonly on: string;
}
export interface StoredFacts {
  readonly realm_name: string;
  readonly changes: readonly ApprovedChange[] | null;
  readonly checks: readonly StoredCheck[] | null;
}

// The latest approved change and the latest check of every fact of a form, in one round trip.
export const storedFacts = (db: Db, formId: string): Promise<StoredFacts> =>
  db.get<StoredFacts>(sql`
    select r.display_name as realm_name,
      (select jsonb_agg(jsonb_build_object('key', c.fact_key, 'shipped', c.shipped_sha256, 'value', c.value, 'provenance', c.provenance)
          order by c.fact_key)
        from (select distinct on (i.fact_key) i.fact_key, i.shipped_sha256, i.value, i.provenance
          from fact_change_item i join fact_change h on h.realm_id = i.realm_id and h.change_uid = i.change_uid
          where i.realm_id = ${db.realmId} and i.form_id = ${formId} and h.state = 'approved'
          order by i.fact_key, h.decided_at desc) c) as changes,
      (select jsonb_agg(jsonb_build_object('key', k.fact_key, 'sha256', k.value_sha256, 'on', k.checked_on))
        from (select distinct on (fact_key) fact_key, value_sha256, checked_on from fact_check
          where realm_id = ${db.realmId} and form_id = ${formId} order by fact_key, checked_at desc) k) as checks
    from realm r where r.realm_id = ${db.realmId}`);
