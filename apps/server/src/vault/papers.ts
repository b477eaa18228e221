import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Db } from '../access/db.ts';
import type { KeyStore } from '../adapters/key-store.ts';
import type { ObjectStore } from '../adapters/object-store.ts';
import { keyOf } from './applicant-key.ts';
import {
  frameRange,
  NotOpened,
  openFrames,
  openObject,
  plainSize,
  saltBytes,
  sealObject,
  type ObjectName,
} from './frames.ts';
import { isKeyOf } from './object-keys.ts';

// The one way papers go into the store and come out of it: sealed under the key of the person they are about.
export interface PaperVault {
  put(db: Db, applicantUid: string, objectKey: string, plain: Buffer): Promise<{ readonly sealedSha256: Buffer }>;
  get(db: Db, applicantUid: string, objectKey: string): Promise<Buffer>;
  stream(
    db: Db,
    applicantUid: string,
    objectKey: string,
  ): Promise<{ readonly body: Readable; readonly length: number }>;
  remove(keys: readonly string[]): Promise<void>;
  contentMac(db: Db, applicantUid: string, plain: Buffer): Buffer; // the same for the same bytes of one person only
}

const framesAtOnce = 16;

export function paperVault(store: ObjectStore, keys: KeyStore): PaperVault {
  const named = async (db: Db, applicantUid: string, objectKey: string): Promise<ObjectName> => {
    if (!isKeyOf(db, applicantUid, objectKey)) throw new Error('an object key of another person');
    const key = await keyOf(db, keys, applicantUid);
    return { realmId: db.realmId, objectKey, keyFor: (salt) => key.objectKey(objectKey, salt) };
  };
  return {
    async put(db, applicantUid, objectKey, plain) {
      const sealed = sealObject(await named(db, applicantUid, objectKey), plain);
      await store.put(objectKey, sealed);
      return { sealedSha256: createHash('sha256').update(sealed).digest() };
    },
    async get(db, applicantUid, objectKey) {
      const name = await named(db, applicantUid, objectKey);
      return openObject(name, await store.get(objectKey));
    },
    async stream(db, applicantUid, objectKey) {
      const name = await named(db, applicantUid, objectKey);
      const [sealedSize, head] = await Promise.all([
        store.size(objectKey),
        store.get(objectKey, { start: 0, end: saltBytes }),
      ]);
      const read = async (from: number) => {
        const range = frameRange(sealedSize, from, framesAtOnce);
        const sealed = await store.get(objectKey, range);
        if (sealed.length !== range.end - range.start) throw new NotOpened('the object is cut short');
        return openFrames(name, head, sealed, from, range.isLast);
      };
      const first = await read(0); // an object that does not open is refused before anything is answered
      async function* chunks() {
        yield first;
        for (let from = framesAtOnce; frameRange(sealedSize, from, 0).start < sealedSize; from += framesAtOnce)
          yield await read(from);
      }
      return { body: Readable.from(chunks()), length: plainSize(sealedSize) };
    },
    remove: (objectKeys) => store.remove(objectKeys),
    contentMac: (db, applicantUid, plain) =>
      keys.mac('paper-content', `${db.realmId}/${applicantUid}/${createHash('sha256').update(plain).digest('base64')}`),
  };
}
