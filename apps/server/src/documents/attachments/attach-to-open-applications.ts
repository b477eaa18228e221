import type { Status } from '@visawright/contract/applications/application-status.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Tx } from '../../platform/db/db.ts';
import { inReach } from '../../platform/access/reach.ts';
import { publishApplicationChanged } from '../../applications/records/publish-application-changed.ts';
import { logEditConsequences } from '../../applications/records/log-edit-consequences.ts';
import { writeChange } from '../../platform/changes/write-change.ts';

export interface OpenApplication {
  readonly uid: string;
  readonly status: Status;
  readonly count: number;
}

// Appends the document to every open application of the applicant.
export async function attachToOpenApplications(
  tx: Tx,
  actor: Actor,
  applicantUid: string,
  docId: string,
): Promise<void> {
  const open = await tx.many<OpenApplication>(sql`
    select a.application_uid as uid, a.status, (select count(*)::int from application_document c
      where c.realm_id = a.realm_id and c.application_uid = a.application_uid) as count
    from application a
    where a.realm_id = ${tx.realmId} and a.applicant_uid = ${applicantUid} and a.deleted_at is null
      and a.status in ('draft', 'initiated') and ${inReach('application', actor, 'application.edit')}
      and not exists (select from application_document x
        where x.realm_id = a.realm_id and x.application_uid = a.application_uid and x.document_uid = ${docId})
    order by a.application_uid for no key update of a`);
  await appendDocument(tx, actor, open, { docId, applicantUid });
}

interface AppendedDocument {
  readonly docId: string;
  readonly applicantUid: string;
}

// The caller has locked these applications.
export async function appendDocument(
  tx: Tx,
  actor: Actor | null,
  open: readonly OpenApplication[],
  { docId, applicantUid }: AppendedDocument,
): Promise<void> {
  for (const { uid, status, count } of open) {
    await tx.run(sql`
      insert into application_document (realm_id, application_uid, document_uid, applicant_uid, position)
      select ${tx.realmId}, ${uid}, ${docId}, ${applicantUid}, coalesce(max(position), 0) + 1
      from application_document where realm_id = ${tx.realmId} and application_uid = ${uid}`);
    await logDocumentsChanged(tx, actor, uid, { status, was: count, became: count + 1, docId });
  }
  await publishApplicationChanged(
    tx,
    open.map(({ uid }) => uid),
  );
}

interface DocumentCounts {
  readonly status: Status;
  readonly was: number;
  readonly became: number; // number of documents
  readonly docId?: string; // the one that was added; its name is sealed and stays out of the log
}

// A change of documents raises the version, drops an approval, and moves a draft to initiated.
export async function logDocumentsChanged(
  tx: Tx,
  actor: Actor | null, // null: done by the system
  applicationUid: string,
  { status, was, became, docId }: DocumentCounts,
): Promise<void> {
  const next = status === 'draft' && became > 0 ? 'initiated' : status;
  const { lapsed } = await tx.get<{ lapsed: boolean }>(sql`
    update application n set status = ${next}, review = case when n.review = 'approved' then 'none' else n.review end,
      version = n.version + 1
    from application o where o.realm_id = n.realm_id and o.application_uid = n.application_uid
      and n.realm_id = ${tx.realmId} and n.application_uid = ${applicationUid}
    returning o.review = 'approved' as lapsed`);
  await writeChange(tx, actor, {
    kind: 'edited',
    applicationUid,
    field: 'docIds',
    was: `${was}`,
    became: `${became}`,
    ...(docId ? { subjectUid: docId } : {}),
  });
  await logEditConsequences(tx, actor, applicationUid, { hasLapsed: lapsed, was: status, became: next });
}
