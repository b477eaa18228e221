import { storageKey } from '../../../lib/storage.ts';
import type { Destined } from './transfer.ts';

export interface KeptFile extends Destined {
  readonly id: string;
  readonly file: File;
  readonly at: number;
}
type Row = Omit<KeptFile, 'file'> & { blob: Blob; name: string; lastModified: number };

const store = 'files';
const dayMs = 86_400_000; // the server keeps a half-sent file as long

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
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('not kept')));
    });
  } finally {
    database.close(); // an open one would hold up its deletion at logout
  }
}

// Bytes of files on their way, so that a reload loses none; gone as soon as the server has them, and at logout.
export async function keepFile({ file, ...rest }: KeptFile): Promise<boolean> {
  const row: Row = { ...rest, blob: file, name: file.name, lastModified: file.lastModified };
  return ask('readwrite', (files) => files.put(row)).then(
    () => true,
    () => false, // no room, or a private window: the page then warns before it is left
  );
}

export const dropFile = (id: string): Promise<void> =>
  ask('readwrite', (files) => files.delete(id)).catch(() => undefined);

export async function keptFiles(applicantUid: string, now = Date.now()): Promise<KeptFile[]> {
  const rows = await ask('readonly', (files) => files.getAll() as IDBRequest<Row[]>).catch((): Row[] => []);
  const old = rows.filter(({ at }) => now - at > dayMs);
  for (const { id } of old) await dropFile(id);
  return rows
    .filter((row) => row.applicantUid === applicantUid && !old.includes(row))
    .toSorted((a, b) => a.at - b.at)
    .map(({ blob, name, lastModified, ...rest }) => ({
      ...rest,
      file: new File([blob], name, { type: blob.type, lastModified }),
    }));
}
