import type { AffectedApplications } from '@visawright/contract/forms/catalogue.ts';
import { sql, type Db } from '../../platform/db/db.ts';

interface Row {
  readonly form_id: string;
  readonly form_version: number;
  readonly status: string;
  readonly count: number;
}

// Index-only: the catalogue shows counts, never names.
export async function countTouchedApplications(db: Db, formIds: readonly string[]): Promise<AffectedApplications[]> {
  const rows = await db.many<Row>(sql`
    select form_id, coalesce(form_version, 1) as form_version, status, count(*)::int as count from application
    where realm_id = ${db.realmId} and form_id = any(${formIds}) and deleted_at is null and status <> 'submitted'
    group by 1, 2, 3 order by 1, 2, 3`);
  return rows.map(({ form_id, form_version, status, count }) => ({
    formId: form_id,
    formVersion: form_version,
    status,
    count,
  }));
}
