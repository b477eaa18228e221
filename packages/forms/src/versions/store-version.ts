// Run after a form's data has changed or a form was added: node packages/forms/src/versions/store-version.ts
// Stores the previous version as versions/ID-N.json, raises the number in versions/versions.json and rewrites destination-rows.ts.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formHash } from './form-hash.ts';
import { findFormInHistory } from './form-from-history.ts';
import { formatGenerated } from '../destinations/format-generated.ts';
import { forms } from '../destinations/form-files.ts';

const folder = join(import.meta.dirname, '..', '..', 'versions');
const list = join(folder, 'versions.json');

async function write(path: string, value: unknown): Promise<void> {
  writeFileSync(path, await formatGenerated(path, JSON.stringify(value)));
}

mkdirSync(folder, { recursive: true });
type Stored = Record<string, { version: number; sha256: string }>;
const stored = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Stored) : {};

for (const [id, form] of forms) {
  const sha256 = formHash(form);
  const former = stored[id];
  if (former?.sha256 === sha256) continue;
  if (former) await write(join(folder, `${id}-${former.version}.json`), findFormInHistory(id, former.sha256));
  stored[id] = { version: (former?.version ?? 0) + 1, sha256 };
  console.log(`${id}: version ${stored[id].version}`);
}
await write(list, Object.fromEntries(Object.entries(stored).sort(([one], [other]) => (one < other ? -1 : 1))));
await import('../destinations/write-destination-rows.ts');
