import type { Document } from '@visawright/contract/documents/document.ts';
import type { BodyOf } from '@visawright/contract/operations/operation.ts';
import type { Operations } from '@visawright/contract/operations/index.ts';
import { sameName } from '@visawright/contract/identity/same-person.ts';
import { renameApplicant } from '../../applications/applicants/rename-applicant.ts';
import { sql, type Tx } from '../../platform/db/db.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { loadApplicantKey } from '../../platform/crypto/applicant-key.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ActorCall } from '../../platform/http/call.ts';
import { updateComparisons } from '../comparing/update-comparisons.ts';
import { finishDocumentEdit } from './finish-document-edit.ts';
import { assertDocumentEditable } from '../records/assert-document-editable.ts';
import { listCheckedDocuments, lockDocument } from '../records/documents.queries.ts';
import { loadPresentedDocument, unsealDocuments } from '../records/present-document.ts';
import { publishDocumentDone } from '../records/publish-document.ts';
import { getValue, unsealDocument, type UnsealedDocument } from '../records/unseal-document.ts';
import { syncPassportFields } from '../values/sync-passport-fields.ts';
import { listNamedPeople } from '../records/list-named-people.ts';
import { storeOwnerAnswer } from '../belonging/owner-answers.ts';
import { updateBelonging } from '../belonging/update-belonging.ts';
import { writeName } from '../records/write-name.ts';

type Answer = BodyOf<Operations['answerOwner']>;

// A second answer to a question that is already settled changes nothing.
export const answerOwner = (call: ActorCall, { docId, applicantUid, answer, version }: Answer): Promise<Document> =>
  call.db.transaction(async (tx) => {
    const { actor, parts } = call;
    const row = await lockDocument(tx, actor, 'document.edit', docId, applicantUid);
    if (row.state !== 'checked') throw new AppError('document.notRead');
    if (row.owner_question === null) return loadPresentedDocument(tx, parts.keys, actor, docId);
    if (version !== undefined && version !== row.version)
      throw new AppError('record.versionStale', { current: await loadPresentedDocument(tx, parts.keys, actor, docId) });
    await assertDocumentEditable(tx, docId);
    const key = await loadApplicantKey(tx, parts.keys, applicantUid);
    const document = unsealDocument(key, row);
    const names = listNamedPeople(document).map(({ name }) => name);
    const otherName = answer === 'traveller' ? await adoptPassportName(tx, actor, document) : null;
    await storeOwnerAnswer(tx, key, { docId, personUid: actor.personUid, answer, names, otherName });
    await writeChange(tx, actor, { kind: 'documentOwnerAnswered', applicantUid, subjectUid: docId, field: answer });
    await tx.run(sql`
      update document set version = version + 1 where realm_id = ${tx.realmId} and document_uid = ${docId}`);
    const answered = await finishDocumentEdit(tx, parts, actor, docId);
    if (answer === 'traveller') {
      if (row.is_primary) await syncPassportFields(tx, parts.keys, document, answered.belonging);
      await judgeOtherDocuments(tx, parts.keys, applicantUid, docId);
    }
    return answered;
  });

// The traveller is called as in the passport, on every screen and in the package. Returns the name until then if it is
// the same name written differently; documents in that name stay the traveller's own.
async function adoptPassportName(tx: Tx, actor: Actor, document: UnsealedDocument): Promise<string | null> {
  const { applicant_uid: applicantUid, category } = document.row;
  const [given, surname] = [getValue(document, 'givenNames') ?? '', getValue(document, 'surname') ?? ''];
  if (category !== 'Passport' || (given === '' && surname === '')) return null;
  const [firstName, lastName] = given === '' ? [surname, ''] : [given, surname];
  const became = { firstName: writeName(firstName), lastName: writeName(lastName) };
  const was = await renameApplicant(tx, actor, applicantUid, became);
  const [before, now] = [was, became].map((name) => `${name.firstName} ${name.lastName}`.trim());
  return sameName(before!, now!) === 'similar' ? before! : null;
}

// What was asked about may be certain under the new name, and the other way round.
async function judgeOtherDocuments(tx: Tx, keys: KeyStore, applicantUid: string, docId: string): Promise<void> {
  const rows = (await listCheckedDocuments(tx, applicantUid)).filter((row) => row.document_uid !== docId);
  for (const document of await unsealDocuments(tx, keys, rows)) {
    const { row } = document;
    const { belonging, question } = await updateBelonging(tx, keys, document);
    if (belonging === row.belonging && question === row.owner_question) continue;
    await tx.run(sql`
      update document set version = version + 1 where realm_id = ${tx.realmId} and document_uid = ${row.document_uid}`);
    await publishDocumentDone(tx, row.document_uid);
  }
  await updateComparisons(tx, keys, applicantUid);
}
