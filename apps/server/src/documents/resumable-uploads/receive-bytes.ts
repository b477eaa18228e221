import { randomUUID } from 'node:crypto';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ActorCall } from '../../platform/http/call.ts';
import { pendingUpload, documentObjectKey } from '../../platform/crypto/object-keys.ts';
import { addUploadPart, type UploadSession } from './upload-session.ts';

const partBytes = 4 * 1_024 * 1_024;

// Stores the bytes part by part, so that nothing has to be sent again after a broken connection.
export async function receiveBytes(
  call: ActorCall,
  session: UploadSession,
  offset: number,
  body: AsyncIterable<Buffer>,
): Promise<UploadSession> {
  if (offset !== session.received) throw new AppError('record.versionStale');
  let current = session;
  let buffered: Buffer[] = [];
  let size = 0;
  const flush = async () => {
    current = await storePart(call, current, Buffer.concat(buffered));
    [buffered, size] = [[], 0];
  };
  try {
    for await (const chunk of body) {
      if (current.received + size + chunk.length > session.byte_size) throw new AppError('input.tooLarge');
      buffered.push(chunk);
      size += chunk.length;
      if (size >= partBytes) await flush();
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (size > 0) await flush(); // connection broken: resume from here
    throw error;
  }
  if (size > 0) await flush();
  return current;
}

async function storePart({ db, parts }: ActorCall, session: UploadSession, plain: Buffer): Promise<UploadSession> {
  const objectKey = `${pendingUpload}${documentObjectKey(db, session.applicant_uid, session.upload_session_uid, randomUUID())}`;
  await parts.sealedObjects.put(db, session.applicant_uid, objectKey, plain);
  if (!(await addUploadPart(db, session, objectKey, plain.length))) {
    await parts.sealedObjects.remove([objectKey]);
    throw new AppError('record.versionStale');
  }
  return { ...session, received: session.received + plain.length, part_keys: [...session.part_keys, objectKey] };
}
