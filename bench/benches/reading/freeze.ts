import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { passportHash } from '@visawright/reading/version.ts';

const file = join(import.meta.dirname, '..', '..', 'results', 'reading-frozen.json');

// The held-out layout was drawn after this hash was recorded. Figures of a later engine on it would not be independent.
export function freeze(): string {
  const hash = passportHash();
  writeFileSync(file, `${JSON.stringify({ hash, frozenAt: new Date().toISOString() }, null, 2)}\n`);
  return hash;
}

export function checkFrozen(): void {
  const frozen = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { hash: string }).hash : undefined;
  if (frozen !== passportHash())
    throw new Error('the reading engine differs from the frozen one: it may not be measured on the held-out layout');
}
