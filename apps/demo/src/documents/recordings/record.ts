import { writeFileSync } from 'node:fs';
import { createLazyReaders } from '@visawright/server/product.ts';
import { renderUpload } from '@visawright/server/processing.ts';
import { pictureFiles } from './picture-files.ts';
import {
  loadRecordings,
  pictureKey,
  recordingsFile,
  type DocumentReading,
  type ReadJob,
  type Readers,
  type Recordings,
} from './recorded-readers.ts';

// Reads the pictures of the demo that are not recorded yet and removes recordings of pictures that no longer exist.
export async function recordPictures(realms: readonly string[], atOnce: number): Promise<void> {
  const readers = createLazyReaders(atOnce);
  try {
    for (const realm of realms) {
      const known = loadRecordings(realm);
      const recorded: Record<string, DocumentReading> = {};
      const waiting = pictureFiles(realm);
      const work = async () => {
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          const job = await pictureJob(await next.draw());
          const key = pictureKey(job)!;
          recorded[key] = known[key] ?? (await read(readers, job));
          console.log(`${next.name}: ${known[key] ? 'known' : 'read'}`);
          if (!known[key]) store(realm, { ...known, ...recorded });
        }
      };
      await Promise.all(Array.from({ length: atOnce }, work));
      store(realm, recorded);
    }
  } finally {
    await readers.close();
  }
}

// One line for each picture, in a fixed order.
function store(realm: string, recorded: Recordings): void {
  const sorted = Object.entries(recorded).sort(([a], [b]) => a.localeCompare(b));
  const lines = sorted.map(([key, reading]) => `"${key}":${JSON.stringify(reading)}`);
  writeFileSync(recordingsFile(realm), `{\n${lines.join(',\n')}\n}\n`);
}

export async function pictureJob(bytes: Buffer): Promise<ReadJob> {
  const pages = await renderUpload(bytes, 'image/jpeg');
  return { pages: pages.map(({ n, image }) => ({ pageNo: n + 1, bytes: image })) };
}

// Exact to a ten thousandth of the page. The words are left out: masking looks for Aadhaar numbers in them, and neither a passport nor a
// photo has one.
export async function read(readers: Readers, job: ReadJob): Promise<DocumentReading> {
  const reading = await readers.read(job);
  return JSON.parse(JSON.stringify(shortened(reading), rounded)) as DocumentReading;
}

const shortened = (reading: DocumentReading): DocumentReading => ({
  ...reading,
  documents: reading.documents.map((document) => ({ ...document, embedding: undefined })),
  pages: reading.pages.map((page) => ({ ...page, words: [] })),
});

const rounded = (_: string, value: unknown) =>
  typeof value === 'number' && !Number.isInteger(value) ? Math.round(value * 10_000) / 10_000 : value;
