import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Tx } from '../../platform/db/db.ts';
import { openValue, sealValue } from '../readings/effective-values.ts';
import type { ApplicantKey } from '../../platform/crypto/applicant-key.ts';

interface ActRow {
  readonly field: string;
  readonly kind: string;
  readonly person_uid: string;
  readonly at: Date;
  readonly body: Buffer | null;
}
interface CopiedActs {
  readonly from: string;
  readonly to: string;
  readonly fields: ReadonlySet<string>;
}

// Copies people's confirmations and changes with their names and times.
export async function copyValueActs(
  tx: Tx,
  key: ApplicantKey,
  { from, to, fields }: CopiedActs,
  toKey = key,
): Promise<void> {
  const rows = await tx.many<ActRow>(sql`
    select field, kind, person_uid, at, body from value_act
    where realm_id = ${tx.realmId} and document_uid = ${from} and field = any(${[...fields]}::text[]) order by act_no`);
  for (const { field, kind, person_uid, at, body } of rows) {
    const sealed = body && sealValue(toKey, to, field, openValue(key, from, field, body));
    await tx.run(sql`
      insert into value_act (realm_id, document_uid, act_no, field, kind, person_uid, at, body)
      values (${tx.realmId}, ${to}, ${nextNo(tx, to)}, ${field}, ${kind}, ${person_uid}, ${at}, ${sealed})`);
  }
}

// Values whose page has gone to another document are withdrawn here.
export const withdrawValueActs = (tx: Tx, actor: Actor, docId: string, fields: ReadonlySet<string>): Promise<number> =>
  tx.run(sql`
    insert into value_act (realm_id, document_uid, act_no, field, kind, person_uid)
    select ${tx.realmId}, ${docId}, ${nextNo(tx, docId)} - 1 + row_number() over (order by f.field), f.field, 'takenBack',
      ${actor.personUid}
    from (select distinct field from value_act
      where realm_id = ${tx.realmId} and document_uid = ${docId} and field = any(${[...fields]}::text[])) f`);

// What people did last before these values were withdrawn.
export const restoreValueActs = (tx: Tx, docId: string, fields: readonly string[]): Promise<number> =>
  tx.run(sql`
    insert into value_act (realm_id, document_uid, act_no, field, kind, person_uid, at, body)
    select ${tx.realmId}, ${docId}, ${nextNo(tx, docId)} - 1 + row_number() over (order by l.field), l.field, l.kind, l.person_uid, l.at,
      l.body
    from (select distinct on (field) field, kind, person_uid, at, body from value_act
      where realm_id = ${tx.realmId} and document_uid = ${docId} and field = any(${fields}::text[]) and kind <> 'takenBack'
      order by field, act_no desc) l`);

const nextNo = (tx: Tx, docId: string) =>
  sql`(select coalesce(max(act_no), 0) + 1 from value_act where realm_id = ${tx.realmId} and document_uid = ${docId})`;
