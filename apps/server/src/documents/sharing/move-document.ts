import { type Document } from '@visawright/contract/documents/document.ts';
import { isSettled } from '@visawright/contract/documents/document-facts.ts';
import type { BodyOf } from '@visawright/contract/operations/operation.ts';
import type { Operations } from '@visawright/contract/operations/index.ts';
import { sql, type Tx } from '../../platform/db/db.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ActorCall } from '../../platform/http/call.ts';
import { assertDocumentEditable } from '../records/assert-document-editable.ts';
import { updateComparisons } from '../comparing/update-comparisons.ts';
import { finishDocumentEdit } from '../editing/finish-document-edit.ts';
import { lockSourceDocument } from '../pages/lock-source-document.ts';
import { loadApplicantKey } from '../../platform/crypto/applicant-key.ts';
import { attachToTripApplications, findTripUids } from '../attachments/attach-to-trip-applications.ts';
import { assertConsent } from '../consents/assert-consent.ts';
import { removeDocument } from '../editing/delete-document.ts';
import { assertApplicantInReach } from '../records/documents.queries.ts';
import { duplicateDocument, type SharingParts, type LockedSharing } from './duplicate-document.ts';
import { loadPresentedDocument } from '../records/present-document.ts';
import { recommendDocument } from '../records/recommend-document.ts';
import { publishDocumentDone } from '../records/publish-document.ts';
import { lockApplicants, assertTravelTogether } from '../belonging/lock-applicants.ts';

type Move = BodyOf<Operations['moveDocument']>;

// Moves a document to a fellow traveller.
export const moveDocument = (call: ActorCall, move: Move): Promise<Document> =>
  call.db.transaction(async (tx) => {
    const { actor, parts } = call;
    const { docId, applicantUid: from, toApplicantUid: to } = move;
    await assertApplicantInReach(tx, actor, 'document.edit', to);
    await lockApplicants(tx, [from, to]);
    const source = await lockSourceDocument(tx, actor, await loadApplicantKey(tx, parts.keys, from), docId, from);
    const { row } = source;
    if (move.version !== undefined && move.version !== row.version)
      throw new AppError('record.versionStale', { current: await loadPresentedDocument(tx, parts.keys, actor, docId) });
    await assertTravelTogether(tx, from, to);
    if (actor.role !== 'applicant') await assertConsent(tx, actor, to); // it may be read again under the new traveller
    if (!isSettled(row.state)) throw new AppError('document.busy');
    await assertDocumentEditable(tx, docId);
    const madeId = await moveLockedDocument(tx, parts, { source, to, by: actor.personUid, actor });
    await tx.run(sql`
      update document set placed_by = ${actor.personUid} where realm_id = ${tx.realmId} and document_uid = ${madeId}`);
    return finishDocumentEdit(tx, parts, actor, madeId);
  });

// Removes it from the previous applicant. The caller finishes the edit for the new document.
export async function moveLockedDocument(
  tx: Tx,
  parts: SharingParts,
  { source, to, by, actor }: LockedSharing,
): Promise<string> {
  const { document_uid: docId, applicant_uid: from, category } = source.row;
  const madeId = await duplicateDocument(tx, parts, { source, to, by });
  const trips = await findTripUids(tx, docId);
  await removeDocument(tx, actor, docId);
  await attachToTripApplications(tx, actor, { docId: madeId, applicantUid: to, trips });
  for (const [kind, applicantUid, subjectUid] of [
    ['documentMovedAway', from, docId],
    ['documentMovedHere', to, madeId],
  ] as const)
    await writeChange(tx, actor, { kind, applicantUid, subjectUid, field: category });
  await recommendDocument(tx, parts.keys, from, category);
  await updateComparisons(tx, parts.keys, from);
  await publishDocumentDone(tx, docId);
  return madeId;
}
