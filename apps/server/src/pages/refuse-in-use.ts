import { isEditable } from '@visawright/contract/application-status.ts';
import { sql, type Tx } from '../access/db.ts';
import { AppError } from '../http/app-error.ts';

// What was handed in stays as it was handed in; what is being prepared is reopened first.
export async function refuseInUse(tx: Tx, docId: string): Promise<void> {
  const rows = await tx.many<{ status: string }>(sql`
    select a.status from application_document d
    join application a on a.realm_id = d.realm_id and a.application_uid = d.application_uid
    where d.realm_id = ${tx.realmId} and d.document_uid = ${docId} and a.deleted_at is null`);
  if (rows.some(({ status }) => status === 'submitted')) throw new AppError('document.inUse');
  if (rows.some(({ status }) => !isEditable(status))) throw new AppError('application.notEditable');
}
