import { sql, type Tx } from '../../platform/db/db.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { attachToTripApplications, findTripUids } from '../attachments/attach-to-trip-applications.ts';
import { duplicateDocument, type SharingParts, type LockedSharing } from './duplicate-document.ts';

// The caller finishes the edit for the new copy.
export async function copyLockedDocument(
  tx: Tx,
  parts: SharingParts,
  { source, to, by, actor }: LockedSharing,
): Promise<string> {
  const { document_uid: docId, category } = source.row;
  const madeId = await duplicateDocument(tx, parts, { source, to, by });
  await tx.run(sql`
    update document set copy_of = ${docId} where realm_id = ${tx.realmId} and document_uid = ${madeId}`);
  await attachToTripApplications(tx, actor, { docId: madeId, applicantUid: to, trips: await findTripUids(tx, docId) });
  await writeChange(tx, actor, { kind: 'documentCopiedHere', applicantUid: to, subjectUid: madeId, field: category });
  return madeId;
}

interface Copy {
  readonly uid: string;
  readonly is_gone: boolean;
}

// An existing or deleted copy. A copy that a person deleted is not created again automatically.
export const findCopy = (tx: Tx, docId: string, applicantUid: string): Promise<Copy | undefined> =>
  tx.find<Copy>(sql`
    select document_uid as uid, deleted_at is not null as is_gone from document
    where realm_id = ${tx.realmId} and copy_of = ${docId} and applicant_uid = ${applicantUid}`);
