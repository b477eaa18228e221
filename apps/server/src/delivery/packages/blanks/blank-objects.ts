import { applicantKey } from '../../../platform/crypto/applicant-key.ts';
import type { KeyStore } from '../../../platform/crypto/key-store.ts';
import { realmKeysOf } from '../../../platform/crypto/realm-key.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { SealedObjectStore } from '../../../platform/storage/sealed-objects.ts';

export interface BlankStorage {
  readonly keys: KeyStore;
  readonly sealedObjects: SealedObjectStore;
}
interface StoredBlank {
  readonly blank_uid: string;
  readonly object_prefix: string;
  readonly wrapped_key: Buffer;
}

export const blankPrefix = (db: Db, blankUid: string): string => `${db.realmId}/blank/${blankUid}/`;
export const pdfName = 'form.pdf';
export const pictureName = (page: number): string => `page-${page}.jpg`;

// The PDF or a page picture of an official form. Its key works like an applicant's: random, and wrapped by the realm's.
export async function loadBlankObject(
  db: Db,
  { keys, sealedObjects }: BlankStorage,
  blank: StoredBlank,
  name: string,
): Promise<Buffer> {
  const key = applicantKey(await realmKeysOf(db, keys), blank.blank_uid, blank.wrapped_key);
  return sealedObjects.getUnder(db, key, blank.object_prefix + name);
}
