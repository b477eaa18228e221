import { isMaskedField, maskNumber } from '@visawright/contract/documents/masked-number.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Tx } from '../../platform/db/db.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { loadApplicantKey } from '../../platform/crypto/applicant-key.ts';
import { getDocument, type DocumentRow } from '../records/documents.queries.ts';
import { syncPassportFields } from './sync-passport-fields.ts';
import { checkFields } from '../fields/check-fields.ts';
import { updateBelonging } from '../belonging/update-belonging.ts';
import { unsealDocument, type UnsealedDocument } from '../records/unseal-document.ts';
import { sealValue, countToConfirm, type ValueAct } from '../readings/effective-values.ts';

export type DocFields = Readonly<Record<string, string | null>>;

// Stores a person's values for a locked document, one row per act; read values stay. Unchanged fields are ignored.
export async function writeValueActs(
  tx: Tx,
  keys: KeyStore,
  actor: Actor,
  row: DocumentRow,
  docFields: DocFields,
): Promise<void> {
  if (row.state !== 'checked') throw new AppError('document.notRead');
  const docId = row.document_uid;
  const key = await loadApplicantKey(tx, keys, row.applicant_uid);
  const before = unsealDocument(key, row);
  const entered = unmasked(before, docFields);
  checkFields(row.category, row.kind, entered);
  const acts = Object.entries(entered).flatMap(([field, value]) => actOn(before, field, value) ?? []);
  if (acts.length === 0) return;
  for (const { field, kind, value } of acts) {
    await tx.run(sql`
      insert into value_act (realm_id, document_uid, act_no, field, kind, person_uid, body)
      select ${tx.realmId}, ${docId}, coalesce(max(act_no), 0) + 1, ${field}, ${kind}, ${actor.personUid},
        ${value === null ? null : sealValue(key, docId, field, value)}::bytea
      from value_act where realm_id = ${tx.realmId} and document_uid = ${docId}`);
    await writeChange(tx, actor, {
      kind: changeKinds[kind],
      applicantUid: row.applicant_uid,
      subjectUid: docId,
      field,
    });
  }
  const after = unsealDocument(key, await getDocument(tx, actor, 'document.read', docId));
  await tx.run(sql`
    update document set to_confirm = ${countToConfirm(after.values)}, version = version + 1
    where realm_id = ${tx.realmId} and document_uid = ${docId}`);
  const { belonging } = await updateBelonging(tx, keys, after);
  if (row.is_primary) await syncPassportFields(tx, keys, after, belonging);
}

// A masked number is sent back masked: confirming it means the full number behind it.
const unmasked = ({ values }: UnsealedDocument, docFields: DocFields): DocFields =>
  Object.fromEntries(
    Object.entries(docFields).map(([field, entered]) => {
      const status = isMaskedField(field) ? values.find((each) => each.field === field) : undefined;
      const meant = [status?.value, status?.readValue].find((one) => one && entered === maskNumber(one));
      return [field, meant ?? entered];
    }),
  );

const changeKinds = {
  confirmed: 'documentValueConfirmed',
  changed: 'documentValueChanged',
  takenBack: 'documentValueTakenBack',
} as const;

type Act = Pick<ValueAct, 'field' | 'kind' | 'value'>;

function actOn({ values }: UnsealedDocument, field: string, value: string | null): Act | undefined {
  const status = values.find((each) => each.field === field);
  const isActed = status !== undefined && status.actedBy !== null;
  if (value === null) return isActed ? { field, kind: 'takenBack', value } : undefined;
  if (isActed && status.value === value) return undefined;
  return { field, kind: status?.readValue === value ? 'confirmed' : 'changed', value };
}
