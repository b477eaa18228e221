import { isEditable } from '@visawright/contract/application-status.ts';
import { sql, type Db, type Tx } from '../../access/db.ts';
import type { KeyStore } from '../../adapters/key-store.ts';
import { findingsOf } from '../../findings/findings-of.ts';
import { sealAct, sealAnswers, type StoredAnswers } from '../../forms/answers.ts';
import { declared } from '../../forms/declared-answers.ts';
import { openCase, standing } from '../../forms/form-case.ts';
import { demoCases } from '../case-rows.ts';
import { demoReference } from '../demo-application.ts';
import { insertRows } from '../insert-rows.ts';
import { answersFor } from './demo-answers.ts';
import { maker } from './maker.ts';
import { seededApplications, type Seeded } from './seeded.queries.ts';

// Every form that was declared holds valid answers, as if somebody had filled it; then each application is judged once. The number filled.
export async function seedAnswers(db: Db, keys: KeyStore, path: string): Promise<number> {
  const cases = new Map(demoCases.map((told, at) => [demoReference(path, at), told]));
  const rows = await seededApplications(db, [...cases.keys()]);
  const isFilled = ({ reference, status }: Seeded) => !isEditable(status) || cases.get(reference)!.wasDeclared === true;
  const empty = rows.filter((row) => isFilled(row) && !row.has_answers);
  if (empty.length > 0)
    await db.transaction(async (tx) => {
      await tx.run(sql`alter table application disable trigger user`); // declared answers never change otherwise
      for (const row of empty) await fill(tx, keys, row);
      await tx.run(sql`alter table application enable trigger user`);
    });
  for (const row of rows.filter((each) => !each.is_judged || empty.includes(each)))
    await findingsOf(db, await openCase(db, keys, maker(db, row), row.application_uid));
  return empty.length;
}

async function fill(tx: Tx, keys: KeyStore, row: Seeded): Promise<void> {
  const { application_uid: uid } = row;
  const actor = maker(tx, row);
  const held = await openCase(tx, keys, actor, uid);
  const at = (row.declared_at ?? row.created_at).toISOString();
  const given = answersFor(held, { by: actor.personUid, at });
  const taken = declared({ ...held, answers: given }, standing(held, given), actor.personUid);
  const all: StoredAnswers = { ...given, ...Object.fromEntries(Object.entries(taken).map(([id, each]) => [id, { ...each, at }])) }; // prettier-ignore
  await tx.run(sql`
    update application set answers = ${sealAnswers(held.key, uid, all)} where realm_id = ${tx.realmId} and application_uid = ${uid}`);
  await insertRows(
    tx,
    'answer_act',
    Object.entries(all).map(([field, { act, value, was, source }], n) => ({
      application_uid: uid,
      act_no: n + 1,
      field,
      act,
      person_uid: actor.personUid,
      at: new Date(at),
      body: sealAct(held.key, uid, n + 1, { value, was, source }),
    })),
  );
}
