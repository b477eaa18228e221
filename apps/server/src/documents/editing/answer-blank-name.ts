import type { Document } from '@visawright/contract/documents/document.ts';
import type { BodyOf } from '@visawright/contract/operations/operation.ts';
import type { Operations } from '@visawright/contract/operations/index.ts';
import { sql } from '../../platform/db/db.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { loadApplicantKey } from '../../platform/crypto/applicant-key.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ActorCall } from '../../platform/http/call.ts';
import { assertDocumentEditable } from '../records/assert-document-editable.ts';
import { lockDocument } from '../records/documents.queries.ts';
import { findSingleName } from '../records/find-single-name.ts';
import { loadPresentedDocument } from '../records/present-document.ts';
import { unsealDocument } from '../records/unseal-document.ts';
import { finishDocumentEdit } from './finish-document-edit.ts';

type Answer = BodyOf<Operations['answerBlankName']>;

// A second answer to a question that is already settled changes nothing.
export const answerBlankName = (call: ActorCall, { docId, applicantUid, blank, version }: Answer): Promise<Document> =>
  call.db.transaction(async (tx) => {
    const { actor, parts } = call;
    const row = await lockDocument(tx, actor, 'document.edit', docId, applicantUid);
    if (row.state !== 'checked') throw new AppError('document.notRead');
    const document = unsealDocument(await loadApplicantKey(tx, parts.keys, applicantUid), row);
    if (findSingleName(document) === null) return loadPresentedDocument(tx, parts.keys, actor, docId);
    if (version !== undefined && version !== row.version)
      throw new AppError('record.versionStale', { current: await loadPresentedDocument(tx, parts.keys, actor, docId) });
    await assertDocumentEditable(tx, docId);
    await tx.run(sql`
      update document set blank_name = ${blank}, blank_name_by = ${actor.personUid}, blank_name_at = now(), version = version + 1
      where realm_id = ${tx.realmId} and document_uid = ${docId}`);
    await writeChange(tx, actor, { kind: 'documentBlankNameAnswered', applicantUid, subjectUid: docId, field: blank });
    return finishDocumentEdit(tx, parts, actor, docId);
  });
