import { isEditable, type Status } from '@visawright/contract/applications/application-status.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db, type Tx } from '../../platform/db/db.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { publishApplicationChanged } from '../../applications/records/publish-application-changed.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { logDocumentsChanged } from '../attachments/attach-to-open-applications.ts';
import { updateComparisons } from '../comparing/update-comparisons.ts';
import { lockDocument } from '../records/documents.queries.ts';
import { recommendDocument } from '../records/recommend-document.ts';
import { publishDocumentDone } from '../records/publish-document.ts';

// Raising the epoch stops a running job.
export const deleteDocument = (db: Db, keys: KeyStore, actor: Actor, docId: string): Promise<{ docId: string }> =>
  db.transaction(async (tx) => {
    const row = await lockDocument(tx, actor, 'document.edit', docId);
    await removeDocument(tx, actor, docId);
    await writeChange(tx, actor, {
      kind: 'documentDeleted',
      applicantUid: row.applicant_uid,
      subjectUid: docId,
      field: row.category,
    });
    await recommendDocument(tx, keys, row.applicant_uid, row.category);
    await updateComparisons(tx, keys, row.applicant_uid);
    await publishDocumentDone(tx, docId);
    return { docId };
  });

// Detaches it from all applications and schedules objects that only it used. The caller logs the reason.
export async function removeDocument(tx: Tx, actor: Actor | null, docId: string): Promise<void> {
  await detachFromApplications(tx, actor, docId);
  await tx.run(sql`
    update document set deleted_at = now(), is_primary = false, is_recommended = false, run_epoch = run_epoch + 1, version = version + 1
    where realm_id = ${tx.realmId} and document_uid = ${docId}`);
  await scheduleObjects(tx, docId);
}

interface Holder {
  readonly uid: string;
  readonly status: Status;
  readonly count: number;
}

// Lodged applications keep their documents; a locked one must be reopened first.
async function detachFromApplications(tx: Tx, actor: Actor | null, docId: string): Promise<void> {
  const holders = await tx.many<Holder>(sql`
    select w.application_uid as uid, w.status, (select count(*)::int from application_document c
      where c.realm_id = w.realm_id and c.application_uid = w.application_uid) as count
    from application_document x join application w on w.realm_id = x.realm_id and w.application_uid = x.application_uid
    where x.realm_id = ${tx.realmId} and x.document_uid = ${docId} and w.deleted_at is null
    order by w.application_uid for no key update of w`);
  if (holders.some(({ status }) => status === 'submitted')) throw new AppError('document.inUse');
  if (holders.some(({ status }) => !isEditable(status))) throw new AppError('application.notEditable');
  await tx.run(sql`delete from application_document where realm_id = ${tx.realmId} and document_uid = ${docId}`);
  for (const { uid, status, count } of holders)
    await logDocumentsChanged(tx, actor, uid, { status, was: count, became: count - 1 });
  await publishApplicationChanged(
    tx,
    holders.map(({ uid }) => uid),
  );
}

// Pages can be shared: only objects that no other document shows are scheduled, and the file only if none of its pages
// is shown.
async function scheduleObjects(tx: Tx, docId: string): Promise<void> {
  const isShown = sql`exists (select from document_page o
    join document l on l.realm_id = o.realm_id and l.document_uid = o.document_uid and l.deleted_at is null
    where o.realm_id = p.realm_id and o.page_uid = p.page_uid)`;
  await tx.run(sql`
    insert into object_to_delete (realm_id, object_key)
    select p.realm_id, k.object_key
    from page p left join screen_picture s on s.realm_id = p.realm_id and s.page_uid = p.page_uid
    cross join lateral unnest(array[p.object_key, p.thumbnail_key, p.text_key, s.object_key]) k (object_key)
    where p.realm_id = ${tx.realmId} and k.object_key is not null and not ${isShown}
      and p.page_uid in (select m.page_uid from document_page m where m.realm_id = ${tx.realmId} and m.document_uid = ${docId})
    on conflict do nothing`);
  await tx.run(sql`
    insert into object_to_delete (realm_id, object_key)
    select u.realm_id, k.object_key from upload u cross join lateral unnest(array[u.object_key, u.unlocked_key]) k (object_key)
    where u.realm_id = ${tx.realmId} and k.object_key is not null
      and u.upload_uid in (
        select d.upload_uid from document d
        where d.realm_id = ${tx.realmId} and d.document_uid = ${docId} and d.upload_uid is not null union
        select p.upload_uid from document_page m join page p on p.realm_id = m.realm_id and p.page_uid = m.page_uid
        where m.realm_id = ${tx.realmId} and m.document_uid = ${docId})
      and not exists (select from document l where l.realm_id = u.realm_id and l.upload_uid = u.upload_uid and l.deleted_at is null)
      and not exists (select from page p where p.realm_id = u.realm_id and p.upload_uid = u.upload_uid and ${isShown})
    on conflict do nothing`);
}
