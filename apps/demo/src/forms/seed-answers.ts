import { realmKeysOf, sql, type Db, type Tx, type KeyStore } from '@visawright/server/tools.ts';
import {
  judgeApplication,
  sealAnswerAct,
  sealAnswers,
  declaredAnswers,
  openDetails,
  openPrefilledForm,
  formValues,
  type StoredAnswers,
} from '@visawright/server/product.ts';
import { demoApplications } from '../applications/demo-applications.ts';
import { demoReference } from '../applications/demo-journey.ts';
import { insertRows } from '../database/insert-rows.ts';
import { isComplete } from '../documents/content/application-documents.ts';
import { loadDocumentContext } from '../documents/content/load-document-context.ts';
import { demoAnswers } from './demo-answers.ts';
import { agencyActor } from '../database/agency-actor.ts';
import { seededApplications, type SeededApplicationRow } from '../database/seeded-applications.queries.ts';

// Fills every form that is declared or with a reviewer with valid answers, then runs the rules once for each application. Returns the
// number of filled forms.
export async function seedAnswers(db: Db, keys: KeyStore, path: string): Promise<number> {
  const cases = new Map(demoApplications.map((demoApplication, at) => [demoReference(path, at), demoApplication]));
  const rows = await seededApplications(db, [...cases.keys()]);
  const empty = rows.filter((row) => isComplete(cases.get(row.reference)!) && !row.has_answers);
  if (empty.length > 0)
    await db.transaction(async (tx) => {
      await tx.run(sql`alter table application disable trigger user`); // the trigger refuses to change declared answers
      for (const row of empty) await fill(tx, keys, row);
      await tx.run(sql`alter table application enable trigger user`);
    });
  for (const row of rows.filter((each) => !each.is_judged || empty.includes(each)))
    await judgeApplication(db, await openPrefilledForm(db, keys, agencyActor(db, row), row.application_uid));
  return empty.length;
}

async function fill(tx: Tx, keys: KeyStore, row: SeededApplicationRow): Promise<void> {
  const { application_uid: uid } = row;
  const actor = agencyActor(tx, row);
  const prefilled = await openPrefilledForm(tx, keys, actor, uid);
  const at = (row.declared_at ?? row.created_at).toISOString();
  const trip = await loadDocumentContext(row, openDetails(await realmKeysOf(tx, keys), row));
  const given = demoAnswers(prefilled, trip, { by: actor.personUid, at });
  const taken = declaredAnswers({ ...prefilled, answers: given }, formValues(prefilled, given), actor.personUid);
  const all: StoredAnswers = {
    ...given,
    ...Object.fromEntries(Object.entries(taken).map(([id, each]) => [id, { ...each, at }])),
  };
  await tx.run(sql`
    update application set answers = ${sealAnswers(prefilled.key, uid, all)} where realm_id = ${tx.realmId} and application_uid = ${uid}`);
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
      body: sealAnswerAct(prefilled.key, uid, n + 1, { value, was, source }),
    })),
  );
}
