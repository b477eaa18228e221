import { storageKey } from '../../../lib/browser/storage.ts';
import type { UploadTarget } from './transfer.ts';

export interface StoredFile extends UploadTarget {
  readonly id: string;
  readonly file: File;
  readonly at: number;
}
type Row = Omit<StoredFile, 'file'> & { blob: Blob; name: string; lastModified: number };

const store = 'files';
const dayMs = 86_400_000; // the server keeps partial uploads as long

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(storageKey('upload.files'), 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(store, { keyPath: 'id' }));
    request.addEventListener('error', () => reject(request.error ?? new Error('no store')));
    request.addEventListener('success', () => resolve(request.result));
  });
}

async function ask<T>(mode: IDBTransactionMode, work: (files: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await opened();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(store, mode);
      const request = work(transaction.objectStore(store));
      transaction.addEventListener('complete', () => resolve(request.result));
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('not stored')));
    });
  } finally {
    database.close(); // an open connection would block deleting the database at logout
  }
}

// Stores the bytes of unfinished uploads so that a reload loses nothing. Deleted after the upload and at logout.
export async function storeFile({ file, ...rest }: StoredFile): Promise<boolean> {
  const row: Row = { ...rest, blob: file, name: file.name, lastModified: file.lastModified };
  return ask('readwrite', (files) => files.put(row)).then(
    () => true,
    () => false, // no space or a private window: the page warns before unload instead
  );
}

export const deleteStoredFile = (id: string): Promise<void> =>
  ask('readwrite', (files) => files.delete(id)).catch(() => undefined);

export const isFileStored = (id: string): Promise<boolean> =>
  ask('readonly', (files) => files.getKey(id)).then(
    (found) => found !== undefined,
    () => false,
  );

export async function storedFiles(applicantUid: string, now = Date.now()): Promise<StoredFile[]> {
  const rows = await ask('readonly', (files) => files.getAll() as IDBRequest<Row[]>).catch((): Row[] => []);
  const old = rows.filter(({ at }) => now - at > dayMs);
  for (const { id } of old) await deleteStoredFile(id);
  return rows
    .filter((row) => row.applicantUid === applicantUid && !old.includes(row))
    .toSorted((a, b) => a.at - b.at)
    .map(({ blob, name, lastModified, ...rest }) => ({
      ...rest,
      file: new File([blob], name, { type: blob.type, lastModified }),
    }));
}
