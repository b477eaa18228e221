// node packages/forms/src/keep-version.ts, after a form's data has changed or a new one was added: keeps what it was as
// versions/ID-N.json, raises its number in versions/versions.json and writes the light list of destinations anew.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { formHash } from './form-version-hash.ts';
import { formerForm } from './former-form.ts';
import { forms } from './read-files.ts';

const folder = join(import.meta.dirname, '..', 'versions');
const list = join(folder, 'versions.json');

async function write(path: string, value: unknown): Promise<void> {
  writeFileSync(path, await format(JSON.stringify(value), { ...(await resolveConfig(path)), parser: 'json' }));
}

mkdirSync(folder, { recursive: true });
type Kept = Record<string, { version: number; sha256: string }>;
const kept = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Kept) : {};

for (const [id, form] of forms) {
  const sha256 = formHash(form);
  const former = kept[id];
  if (former?.sha256 === sha256) continue;
  if (former) await write(join(folder, `${id}-${former.version}.json`), formerForm(id, former.sha256));
  kept[id] = { version: (former?.version ?? 0) + 1, sha256 };
  console.log(`${id}: version ${kept[id].version}`);
}
await write(list, Object.fromEntries(Object.entries(kept).sort(([one], [other]) => (one < other ? -1 : 1))));
await import('./write-destination-rows.ts');
