import { sql, type Db, type KeyStore } from '@visawright/server/tools.ts';
import { recommendDocument } from '@visawright/server/product.ts';
import { specimenEngine, type SeededApplicationRow } from '../database/seeded-applications.queries.ts';

// Removes what a quick seed gave this application in place of files, and the answers that were taken from it. The full seed gives both
// again.
export const deleteStandIns = (
  db: Db,
  keys: KeyStore,
  { application_uid, applicant_uid }: SeededApplicationRow,
): Promise<void> =>
  db.transaction(async (tx) => {
    const gone = await tx.many<{ uid: string; category: string }>(sql`
      delete from application_document x using document d, reading r
      where x.realm_id = ${tx.realmId} and x.application_uid = ${application_uid}
        and d.realm_id = x.realm_id and d.document_uid = x.document_uid and d.upload_uid is null
        and r.realm_id = d.realm_id and r.document_uid = d.document_uid and r.engine = ${specimenEngine}
      returning x.document_uid as uid, d.category`);
    await tx.run(sql`
      delete from document d where d.realm_id = ${tx.realmId} and d.document_uid = any(${gone.map(({ uid }) => uid)}::uuid[])`);
    await tx.run(sql`alter table application disable trigger user`); // the trigger refuses to change declared answers
    await tx.run(sql`
      update application set answers = null where realm_id = ${tx.realmId} and application_uid = ${application_uid}`);
    await tx.run(sql`alter table application enable trigger user`);
    await tx.run(sql`
      delete from answer_act where realm_id = ${tx.realmId} and application_uid = ${application_uid}`);
    await tx.run(sql`
      delete from application_summary where realm_id = ${tx.realmId} and application_uid = ${application_uid}`);
    for (const category of new Set(gone.map((each) => each.category)))
      await recommendDocument(tx, keys, applicant_uid, category);
  });
