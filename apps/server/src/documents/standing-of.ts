import { sql, type Db } from '../access/db.ts';
import type { ApplicantKey } from '../vault/applicant-key.ts';
import type { Reading } from './reading.ts';
import { openValue, standingValues, type StandingValue } from './values.ts';

interface ActRow {
  readonly field: string;
  readonly kind: 'confirmed' | 'changed' | 'takenBack';
  readonly body: Buffer | null;
}

// A new reading together with what people have said before.
export async function standingOf(db: Db, key: ApplicantKey, docId: string, reading: Reading): Promise<StandingValue[]> {
  const rows = await db.many<ActRow>(sql`
    select field, kind, body from value_act where realm_id = ${db.realmId} and document_uid = ${docId} order by act_no`);
  const acts = rows.map(({ field, kind, body }) => ({
    field,
    kind,
    value: body === null ? null : openValue(key, docId, field, body),
    by: '',
    at: '',
  }));
  return standingValues(reading, acts);
}
