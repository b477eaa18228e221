import { createHash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { sentenceModel, tokenizerFile } from './classify/minilm/model-files.ts';
import { allModels } from './ocr/models.ts';

const here = import.meta.dirname;
const passportFolders = ['image', 'mrz', 'ocr', 'passport'];

function hashOf(folders: readonly string[]): string {
  const files = folders
    .flatMap((folder) =>
      readdirSync(join(here, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => /\.(?:ts|json)$/.test(file) && !file.endsWith('.test.ts'))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(here, file)));
  return hash.digest('hex');
}

// A hash of all sources of this package except tests.
export const sourcesHash = (): string => hashOf(['.']);

// A hash of the sources that read passports: figures on the held-out layout are valid as long as it does not change.
export const passportHash = (): string => hashOf(passportFolders);

const edge = 65_536;

// A model's size and both its ends: its checksum was verified when it was fetched, and hashing it would read 130 MB
// in every process.
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
  for (const model of [...allModels(), sentenceModel(), tokenizerFile()]) hash.update(tokenOf(model));
  known = { name: 'local', version: hash.digest('hex').slice(0, 16) };
  return known;
}
