import { isEditable } from '@visawright/contract/applications/application-status.ts';
import { sql, type Tx } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors/app-error.ts';

// Submitted documents never change; a locked application must be reopened first.
export async function assertDocumentEditable(tx: Tx, docId: string): Promise<void> {
  const rows = await tx.many<{ status: string }>(sql`
    select a.status from application_document d
    join application a on a.realm_id = d.realm_id and a.application_uid = d.application_uid
    where d.realm_id = ${tx.realmId} and d.document_uid = ${docId} and a.deleted_at is null`);
  if (rows.some(({ status }) => status === 'submitted')) throw new AppError('document.inUse');
  if (rows.some(({ status }) => !isEditable(status))) throw new AppError('application.notEditable');
}
