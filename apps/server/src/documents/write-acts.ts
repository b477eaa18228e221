import { isMaskedField, maskNumber } from '@visawright/contract/masked-number.ts';
import type { Actor } from '../access/actor.types.ts';
import { sql, type Tx } from '../access/db.ts';
import type { KeyStore } from '../adapters/key-store.ts';
import { writeChange } from '../changes/write-change.ts';
import { AppError } from '../http/app-error.ts';
import { keyOf } from '../vault/applicant-key.ts';
import { getDocument, type DocumentRow } from './documents.queries.ts';
import { feedPassport } from './feed-passport.ts';
import { checkFields } from './field-rules.ts';
import { judgeBelonging } from './judge-belonging.ts';
import { openDocument, valueOf, type OpenDocument } from './open-document.ts';
import { sealValue, toConfirm, type ValueAct } from './values.ts';

export type DocFields = Readonly<Record<string, string | null>>;

// What somebody says about values of a document they hold locked: a row an act, what was read is kept. Fields that say nothing new are none.
export async function writeActs(
  tx: Tx,
  keys: KeyStore,
  actor: Actor,
  row: DocumentRow,
  docFields: DocFields,
): Promise<void> {
  if (row.state !== 'checked') throw new AppError('document.notRead');
  const docId = row.document_uid;
  const key = await keyOf(tx, keys, row.applicant_uid);
  const before = openDocument(key, row);
  const said = unmasked(before, docFields);
  checkFields(row.category, row.kind, said);
  const acts = Object.entries(said).flatMap(([field, value]) => actOn(before, field, value) ?? []);
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
  const after = openDocument(key, await getDocument(tx, actor, 'document.read', docId));
  await tx.run(sql`
    update document set to_confirm = ${toConfirm(after.values)}, version = version + 1
    where realm_id = ${tx.realmId} and document_uid = ${docId}`);
  await judgeBelonging(tx, keys, after);
  if (row.is_primary) await feedFrom(tx, keys, after);
}

// A number that was shown masked comes back masked: whoever confirms it means the one behind it.
const unmasked = ({ values }: OpenDocument, docFields: DocFields): DocFields =>
  Object.fromEntries(
    Object.entries(docFields).map(([field, said]) => {
      const standing = isMaskedField(field) ? values.find((each) => each.field === field) : undefined;
      const meant = [standing?.value, standing?.readValue].find((one) => one && said === maskNumber(one));
      return [field, meant ?? said];
    }),
  );

const changeKinds = {
  confirmed: 'documentValueConfirmed',
  changed: 'documentValueChanged',
  takenBack: 'documentValueTakenBack',
} as const;

type Act = Pick<ValueAct, 'field' | 'kind' | 'value'>;

function actOn({ values }: OpenDocument, field: string, value: string | null): Act | undefined {
  const standing = values.find((each) => each.field === field);
  const isActed = standing !== undefined && standing.actedBy !== null;
  if (value === null) return isActed ? { field, kind: 'takenBack', value } : undefined;
  if (isActed && standing.value === value) return undefined;
  return { field, kind: standing?.readValue === value ? 'confirmed' : 'changed', value };
}

export async function feedFrom(tx: Tx, keys: KeyStore, document: OpenDocument): Promise<void> {
  const number = document.row.category === 'Passport' ? valueOf(document, 'passportNumber') : undefined;
  if (number) await feedPassport(tx, keys, document.row.applicant_uid, number);
}
