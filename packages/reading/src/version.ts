import { createHash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { sentenceModel, vocabularyFile } from './classify/minilm/files.ts';
import { allModels } from './ocr/models.ts';

const here = import.meta.dirname;
const passportFolders = ['image', 'mrz', 'ocr', 'passport'];

function hashOf(folders: readonly string[]): string {
  const files = folders
    .flatMap((folder) =>
      readdirSync(join(here, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(here, file)));
  return hash.digest('hex');
}

// Everything that decides what is read: these sources, tests apart.
export const sourcesHash = (): string => hashOf(['.']);

// What alone decides how a passport is read: figures on its layout set apart hold as long as this stays.
export const passportHash = (): string => hashOf(passportFolders);

const edge = 65_536;

// A model's size and both its ends: its whole sum was checked when it was fetched, and every process would read 130 MB.
function tokenOf(model: string): Buffer {
  const file = openSync(model, 'r');
  try {
    const { size } = fstatSync(file);
    const ends = Buffer.alloc(edge * 2);
    readSync(file, ends, 0, edge, 0);
    readSync(file, ends, edge, edge, Math.max(0, size - edge));
    return createHash('sha256').update(`${size}\n`).update(ends).digest();
  } finally {
    closeSync(file);
  }
}

let known: { readonly name: string; readonly version: string } | undefined;

export function engineVersion(): { readonly name: string; readonly version: string } {
  if (known) return known;
  const hash = createHash('sha256').update(sourcesHash());
  for (const model of [...allModels(), sentenceModel(), vocabularyFile()]) hash.update(tokenOf(model));
  known = { name: 'local', version: hash.digest('hex').slice(0, 16) };
  return known;
}
