import type { Status } from '@visawright/contract/applications/application-status.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Tx } from '../../platform/db/db.ts';
import { attachDocuments } from '../../applications/records/attach-documents.ts';
import { publishApplicationChanged } from '../../applications/records/publish-application-changed.ts';
import { logDocumentsChanged } from './attach-to-open-applications.ts';

interface Holder {
  readonly applicationUid: string;
  readonly applicantUid: string;
  readonly status: Status;
  readonly docIds: readonly string[];
}

// The parts take the document's position in every application that has it; with `isGone` they replace it.
export async function attachDocumentParts(
  tx: Tx,
  actor: Actor | null,
  docId: string,
  { made, isGone }: { readonly made: readonly string[]; readonly isGone: boolean },
): Promise<void> {
  const holders = await tx.many<Holder>(sql`
    select a.application_uid as "applicationUid", a.applicant_uid as "applicantUid", a.status, array(
      select x.document_uid::text from application_document x
      where x.realm_id = a.realm_id and x.application_uid = a.application_uid order by x.position) as "docIds"
    from application_document d join application a on a.realm_id = d.realm_id and a.application_uid = d.application_uid
    where d.realm_id = ${tx.realmId} and d.document_uid = ${docId} and a.deleted_at is null
    order by a.application_uid for no key update of a`);
  for (const holder of holders) {
    const parted = holder.docIds.flatMap((each) => (each !== docId ? [each] : isGone ? made : [docId, ...made]));
    const docIds = [...new Set(parted)]; // a part may be attached already
    await attachDocuments(tx, holder, docIds);
    const { status, docIds: before } = holder;
    await logDocumentsChanged(tx, actor, holder.applicationUid, { status, was: before.length, became: docIds.length });
  }
  await publishApplicationChanged(
    tx,
    holders.map(({ applicationUid }) => applicationUid),
  );
}
