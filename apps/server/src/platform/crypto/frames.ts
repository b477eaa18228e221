import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

// Format of a stored object: version, salt, then frames of 64 KiB, each sealed separately so that ranges can be read. Realm, object,
// version, position and whether it is the last frame are authenticated with each, so frames cannot be swapped, dropped or taken from
// another object.
export interface ObjectName {
  readonly realmId: string;
  readonly objectKey: string;
  keyFor(salt: Buffer): Buffer; // a new key for every write, so that positions can serve as nonces
}

const version = 1;
const frame = 64 * 1_024;
const tag = 16;
const sealedFrame = frame + tag;
export const saltBytes = 1 + 16; // version and salt

export class SealedObjectError extends Error {}

export function sealObject(name: ObjectName, plain: Buffer): Buffer {
  const head = Buffer.concat([Buffer.of(version), randomBytes(16)]);
  const key = name.keyFor(head.subarray(1));
  const sealed = [head];
  for (let n = 0, isLast = false; !isLast; n++) {
    isLast = (n + 1) * frame >= plain.length;
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(n)).setAAD(placeOf(name, n, isLast));
    sealed.push(cipher.update(plain.subarray(n * frame, (n + 1) * frame)), cipher.final(), cipher.getAuthTag());
  }
  return Buffer.concat(sealed);
}

export const openObject = (name: ObjectName, sealed: Buffer): Buffer =>
  openFrames(name, sealed.subarray(0, saltBytes), sealed.subarray(saltBytes), 0, true);

// Opens frames from the given index on. `isLast`: the object ends with them.
export function openFrames(name: ObjectName, head: Buffer, sealed: Buffer, from: number, isLast: boolean): Buffer {
  if (head.length !== saltBytes || head[0] !== version) throw new SealedObjectError('not an object of ours');
  const key = name.keyFor(head.subarray(1));
  const plain: Buffer[] = [];
  for (let at = 0, n = from; at < sealed.length || n === from; at += sealedFrame, n++)
    plain.push(
      openFrame(name, key, sealed.subarray(at, at + sealedFrame), n, isLast && at + sealedFrame >= sealed.length),
    );
  return Buffer.concat(plain);
}

function openFrame(name: ObjectName, key: Buffer, sealed: Buffer, n: number, isLast: boolean): Buffer {
  if (sealed.length < tag) throw new SealedObjectError('the object is cut short');
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(n), { authTagLength: tag });
    decipher.setAAD(placeOf(name, n, isLast)).setAuthTag(sealed.subarray(-tag));
    return Buffer.concat([decipher.update(sealed.subarray(0, -tag)), decipher.final()]);
  } catch {
    throw new SealedObjectError('the object is not what was stored');
  }
}

// Byte range of frames within the stored object.
export function frameRange(sealedSize: number, from: number, count: number) {
  const start = saltBytes + from * sealedFrame;
  const end = Math.min(start + count * sealedFrame, sealedSize);
  return { start, end, isLast: end === sealedSize };
}

export const plainSize = (sealedSize: number): number =>
  sealedSize - saltBytes - Math.max(1, Math.ceil((sealedSize - saltBytes) / sealedFrame)) * tag;

function nonceOf(n: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(n, 8);
  return nonce;
}

const placeOf = ({ realmId, objectKey }: ObjectName, n: number, isLast: boolean) =>
  Buffer.from(`${realmId}/${objectKey}/${version}/${n}/${isLast ? 'last' : 'more'}`);
