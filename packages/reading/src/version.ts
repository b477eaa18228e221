import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allModels } from './ocr/models.ts';

const folder = import.meta.dirname;

// Everything that decides what is read: these sources, tests apart.
export function sourcesHash(): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}

let known: { readonly name: string; readonly version: string } | undefined;

export function engineVersion(): { readonly name: string; readonly version: string } {
  if (known) return known;
  const hash = createHash('sha256').update(sourcesHash());
  for (const model of allModels()) hash.update(createHash('sha256').update(readFileSync(model)).digest());
  known = { name: 'local', version: hash.digest('hex').slice(0, 16) };
  return known;
}
