import { randomUUID } from 'node:crypto';
import { AppError } from '../../http/app-error.ts';
import type { ActorCall } from '../../http/call.ts';
import { onItsWay, paperKey } from '../../vault/object-keys.ts';
import { addPart, type Way } from './way.ts';

const partBytes = 4 * 1_024 * 1_024;

// Bytes from the given offset on, kept piece by piece: what arrived before a connection broke need not be sent again.
export async function receive(call: ActorCall, way: Way, offset: number, body: AsyncIterable<Buffer>): Promise<Way> {
  if (offset !== way.received) throw new AppError('record.versionStale');
  let now = way;
  let held: Buffer[] = [];
  let size = 0;
  const keep = async () => {
    now = await keepPart(call, now, Buffer.concat(held));
    [held, size] = [[], 0];
  };
  try {
    for await (const chunk of body) {
      if (now.received + size + chunk.length > way.byte_size) throw new AppError('input.tooLarge');
      held.push(chunk);
      size += chunk.length;
      if (size >= partBytes) await keep();
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (size > 0) await keep(); // the connection broke: it is resumed from here
    throw error;
  }
  if (size > 0) await keep();
  return now;
}

async function keepPart({ db, parts }: ActorCall, way: Way, plain: Buffer): Promise<Way> {
  const objectKey = `${onItsWay}${paperKey(db, way.applicant_uid, way.way_uid, randomUUID())}`;
  await parts.papers.put(db, way.applicant_uid, objectKey, plain);
  if (!(await addPart(db, way, objectKey, plain.length))) {
    await parts.papers.remove([objectKey]);
    throw new AppError('record.versionStale');
  }
  return { ...way, received: way.received + plain.length, part_keys: [...way.part_keys, objectKey] };
}
