import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { passportHash } from '@visawright/reading/version.ts';

const file = join(import.meta.dirname, '..', '..', 'results', 'reading-frozen.json');

// The layout set apart was drawn after this hash was written down; figures of another engine on it would be worth nothing.
export function freeze(): string {
  const hash = passportHash();
  writeFileSync(file, `${JSON.stringify({ hash, frozenAt: new Date().toISOString() }, null, 2)}\n`);
  return hash;
}

export function checkFrozen(): void {
  const frozen = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { hash: string }).hash : undefined;
  if (frozen !== passportHash())
    throw new Error(
      'the reading engine is not the one that was frozen: its figures on the layout set apart are refused',
    );
}
