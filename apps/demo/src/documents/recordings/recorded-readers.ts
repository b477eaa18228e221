import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { createLazyReaders } from '@visawright/server/product.ts';

export type Readers = ReturnType<typeof createLazyReaders>;
export type ReadJob = Parameters<Readers['read']>[0];
export type DocumentReading = Awaited<ReturnType<Readers['read']>>;
export type Recordings = Readonly<Record<string, DocumentReading>>;

const file = (realm: string) => join(import.meta.dirname, `${realm}.json`);

export const loadRecordings = (realm: string): Recordings =>
  existsSync(file(realm)) ? (JSON.parse(readFileSync(file(realm), 'utf8')) as Recordings) : {};

export const recordingsFile = file;

// Names the pictures of a document. A text layer is read at once, so it is not recorded.
export function pictureKey({ pages }: ReadJob): string | undefined {
  if (pages.some(({ words }) => words !== undefined)) return undefined;
  const hash = createHash('sha256');
  for (const { bytes } of pages) hash.update(createHash('sha256').update(bytes).digest());
  return hash.digest('hex').slice(0, 32);
}

// Reading a picture takes seconds, so what the reader read of the demo's passports and photos is stored with them. A picture that is not
// recorded, because anything about it changed, is read like everything else.
export const recordedReaders = (readers: Readers, recordings: Recordings): Readers => ({
  read: (job, options) => {
    const key = pictureKey(job);
    const known = key === undefined ? undefined : recordings[key];
    return known ? Promise.resolve(known) : readers.read(job, options);
  },
  close: () => readers.close(),
});
