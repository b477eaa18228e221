import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
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

let known: { readonly name: string; readonly version: string } | undefined;

export function engineVersion(): { readonly name: string; readonly version: string } {
  if (known) return known;
  const hash = createHash('sha256').update(sourcesHash());
  for (const model of [...allModels(), sentenceModel(), vocabularyFile()])
    hash.update(createHash('sha256').update(readFileSync(model)).digest());
  known = { name: 'local', version: hash.digest('hex').slice(0, 16) };
  return known;
}
