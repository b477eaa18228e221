import { errors, wireCode } from '@visawright/contract/errors.ts';
import { paperCame } from '../../handoff/paper-came.ts';
import type { ActorCall } from '../../http/call.ts';
import { keyOf } from '../../vault/applicant-key.ts';
import { openName } from '../../vault/file-names.ts';
import { storeUpload } from '../store-upload.ts';
import type { RefusalCode } from '../upload.types.ts';
import { getWay, isOver, writeResult, type Way } from './way.ts';

// All pieces are here: the same as if the file had come at once. May be begun again by whoever asks after a crash; the result is written
// with the document, so there is one.
export async function finish(call: ActorCall, way: Way): Promise<Way> {
  if (isOver(way) || way.received < way.byte_size) return way;
  const { db, actor, parts } = call;
  const { applicant_uid: applicantUid, application_uid: applicationUid, way_uid: wayUid } = way;
  const pieces: Buffer[] = [];
  for (const key of way.part_keys) pieces.push(await parts.papers.get(db, applicantUid, key));
  const fileName = openName(await keyOf(db, parts.keys, applicantUid), way.name);
  const upload = { applicantUid, fileName, bytes: Buffer.concat(pieces) };
  const stored = await storeUpload(
    parts,
    db,
    actor,
    applicationUid === null ? upload : { ...upload, applicationUid },
    async (tx, docId) => {
      await writeResult(tx, wayUid, docId, null);
      if (way.handoff_uid !== null) await paperCame(tx, actor, way.handoff_uid, docId);
    },
  );
  if ('refused' in stored) await writeResult(db, wayUid, stored.refused.docId, stored.refused.code);
  await parts.papers.remove(way.part_keys).catch(() => undefined); // else swept by age
  return getWay(db, actor, wayUid, way.handoff_uid);
}

// A phone is told what became of its file, never of which document.
export function resultOf({ result_code: code, result_document_uid, handoff_uid }: Way) {
  const docId = handoff_uid === null ? result_document_uid : null;
  if (code === null) return { docId };
  return { refused: { code: wireCode(code as RefusalCode), message: errors[code as RefusalCode].text, docId } };
}
