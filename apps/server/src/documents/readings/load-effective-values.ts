import { sql, type Db } from '../../platform/db/db.ts';
import type { ApplicantKey } from '../../platform/crypto/applicant-key.ts';
import type { Reading } from './reading.ts';
import { openValue, computeEffectiveValues, type EffectiveValue } from './effective-values.ts';

interface ActRow {
  readonly field: string;
  readonly kind: 'confirmed' | 'changed' | 'takenBack';
  readonly body: Buffer | null;
}

// A new reading combined with people's earlier acts.
export async function loadEffectiveValues(
  db: Db,
  key: ApplicantKey,
  docId: string,
  reading: Reading,
): Promise<EffectiveValue[]> {
  const rows = await db.many<ActRow>(sql`
    select field, kind, body from value_act where realm_id = ${db.realmId} and document_uid = ${docId} order by act_no`);
  const acts = rows.map(({ field, kind, body }) => ({
    field,
    kind,
    value: body === null ? null : openValue(key, docId, field, body),
    by: '',
    at: '',
  }));
  return computeEffectiveValues(reading, acts);
}
