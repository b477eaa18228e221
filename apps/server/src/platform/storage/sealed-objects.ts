import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Db } from '../db/db.ts';
import type { KeyStore } from '../crypto/key-store.ts';
import type { ObjectStore } from './object-store.ts';
import { loadApplicantKey, type ApplicantKey } from '../crypto/applicant-key.ts';
import {
  frameRange,
  SealedObjectError,
  openFrames,
  openObject,
  plainSize,
  saltBytes,
  sealObject,
  type ObjectName,
} from '../crypto/frames.ts';
import { belongsToApplicant } from '../crypto/object-keys.ts';

// The only access to stored documents: everything is sealed under the key of the applicant it belongs to.
export interface SealedObjectStore {
  put(db: Db, applicantUid: string, objectKey: string, plain: Buffer): Promise<{ readonly sealedSha256: Buffer }>;
  get(db: Db, applicantUid: string, objectKey: string): Promise<Buffer>;
  stream(
    db: Db,
    applicantUid: string,
    objectKey: string,
  ): Promise<{ readonly body: Readable; readonly length: number }>;
  // Objects that belong to no applicant, under a key of their own.
  putUnder(db: Db, key: ApplicantKey, objectKey: string, plain: Buffer): Promise<void>;
  getUnder(db: Db, key: ApplicantKey, objectKey: string): Promise<Buffer>;
  remove(keys: readonly string[]): Promise<void>;
  contentMac(db: Db, applicantUid: string, plain: Buffer): Buffer; // equal for equal bytes of the same applicant only
}

const framesAtOnce = 16;

function namedUnder(db: Db, key: ApplicantKey, objectKey: string): ObjectName {
  if (!objectKey.startsWith(`${db.realmId}/`)) throw new Error('an object key of another realm');
  return { realmId: db.realmId, objectKey, keyFor: (salt) => key.objectKey(objectKey, salt) };
}

export function createSealedObjectStore(store: ObjectStore, keys: KeyStore): SealedObjectStore {
  const named = async (db: Db, applicantUid: string, objectKey: string): Promise<ObjectName> => {
    if (!belongsToApplicant(db, applicantUid, objectKey)) throw new Error('an object key of another person');
    const key = await loadApplicantKey(db, keys, applicantUid);
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
        if (sealed.length !== range.end - range.start) throw new SealedObjectError('the object is cut short');
        return openFrames(name, head, sealed, from, range.isLast);
      };
      const first = await read(0); // a damaged object is refused before the reply starts
      async function* chunks() {
        yield first;
        for (let from = framesAtOnce; frameRange(sealedSize, from, 0).start < sealedSize; from += framesAtOnce)
          yield await read(from);
      }
      return { body: Readable.from(chunks()), length: plainSize(sealedSize) };
    },
    async putUnder(db, key, objectKey, plain) {
      await store.put(objectKey, sealObject(namedUnder(db, key, objectKey), plain));
    },
    getUnder: async (db, key, objectKey) => openObject(namedUnder(db, key, objectKey), await store.get(objectKey)),
    remove: (objectKeys) => store.remove(objectKeys),
    contentMac: (db, applicantUid, plain) =>
      keys.mac(
        'document-content',
        `${db.realmId}/${applicantUid}/${createHash('sha256').update(plain).digest('base64')}`,
      ),
  };
}
