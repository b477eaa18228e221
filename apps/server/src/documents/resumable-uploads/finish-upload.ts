import { errors, wireCode } from '@visawright/contract/platform/errors.ts';
import { recordHandoffDocument } from '../handoff/record-handoff-document.ts';
import type { ActorCall } from '../../platform/http/call.ts';
import { loadApplicantKey } from '../../platform/crypto/applicant-key.ts';
import { openFileName } from '../records/sealed-file-name.ts';
import { storeUpload } from '../uploads/store-upload.ts';
import type { RefusalCode } from '../uploads/upload.types.ts';
import { getUploadSession, isFinished, storeUploadResult, type UploadSession } from './upload-session.ts';

// All parts have arrived: store the file like any upload. After a crash this may run again; the result is stored
// together with the document, so there is only one.
export async function finishUpload(call: ActorCall, session: UploadSession): Promise<UploadSession> {
  if (isFinished(session) || session.received < session.byte_size) return session;
  const { db, actor, parts } = call;
  const { applicant_uid: applicantUid, application_uid: applicationUid, upload_session_uid: sessionUid } = session;
  const pieces: Buffer[] = [];
  for (const key of session.part_keys) pieces.push(await parts.sealedObjects.get(db, applicantUid, key));
  const fileName = openFileName(await loadApplicantKey(db, parts.keys, applicantUid), session.name);
  const upload = { applicantUid, fileName, bytes: Buffer.concat(pieces), forTrip: session.for_trip };
  const stored = await storeUpload(
    parts,
    db,
    actor,
    applicationUid === null ? upload : { ...upload, applicationUid },
    async (tx, docId) => {
      await storeUploadResult(tx, sessionUid, docId, null);
      if (session.handoff_uid !== null) await recordHandoffDocument(tx, actor, session.handoff_uid, docId);
    },
  );
  if ('refused' in stored) await storeUploadResult(db, sessionUid, stored.refused.docId, stored.refused.code);
  await parts.sealedObjects.remove(session.part_keys).catch(() => undefined); // otherwise swept by age
  return getUploadSession(db, actor, sessionUid, session.handoff_uid);
}

// A phone learns the result, but never the document id.
export function presentUploadResult({ result_code: code, result_document_uid, handoff_uid }: UploadSession) {
  const docId = handoff_uid === null ? result_document_uid : null;
  if (code === null) return { docId };
  return { refused: { code: wireCode(code as RefusalCode), message: errors[code as RefusalCode].text, docId } };
}
