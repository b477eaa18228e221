import { sql, type Tx } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors/app-error.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

// Replaces the list in the given order. Only documents of the application's own applicant are accepted.
export async function attachDocuments(
  tx: Tx,
  application: { readonly applicationUid: string; readonly applicantUid: string },
  docIds: readonly string[],
): Promise<void> {
  const { applicationUid, applicantUid } = application;
  const wanted = [...new Set(docIds)];
  if (!wanted.every((docId) => uuid.test(docId))) throw new AppError('application.documentUnknown');
  await tx.run(
    sql`delete from application_document where realm_id = ${tx.realmId} and application_uid = ${applicationUid}`,
  );
  const attached = await tx.run(sql`
    insert into application_document (realm_id, application_uid, document_uid, applicant_uid, position)
    select ${tx.realmId}, ${applicationUid}, d.document_uid, d.applicant_uid, w.position
    from unnest(${wanted}::uuid[]) with ordinality w (document_uid, position)
    join document d on d.realm_id = ${tx.realmId} and d.document_uid = w.document_uid and d.applicant_uid = ${applicantUid}
      and d.deleted_at is null`);
  if (attached !== wanted.length) throw new AppError('application.documentUnknown');
}
