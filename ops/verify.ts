import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import { idGroups } from '@visawright/contract/verify/id-groups.ts';
import type { PublicKey } from '@visawright/contract/verify/signature.ts';
import { verifyPackage } from '@visawright/contract/verify/verify-package.ts';
import { loadEnv } from '@visawright/server/config.ts';

// npm run verify -- package.zip [--from https://visa.example]: the same check as the page /verify. Exits with 0 only if the package is
// whole.
loadEnv();
const { positionals, values } = parseArgs({ allowPositionals: true, options: { from: { type: 'string' } } });
const [path] = positionals;
const from = values.from ?? process.env.PUBLIC_URL;
if (path === undefined || from === undefined) {
  console.error('npm run verify -- package.zip [--from https://visa.example]');
  process.exit(2);
}

let signer = '';
async function keysOf(realm: string): Promise<readonly PublicKey[]> {
  const url = new URL(`${addresses.packageKeys.path}?${new URLSearchParams({ realm }).toString()}`, from);
  const reply = await fetch(url);
  if (reply.status === 404) return [];
  if (!reply.ok) throw new Error(`the keys of ${realm} could not be fetched from ${url.origin}: ${reply.status}`);
  const { displayName, keys } = (await reply.json()) as { displayName: string; keys: PublicKey[] };
  signer = displayName;
  return keys;
}

const { status, reason, seal, wrapping, manifest, files } = await verifyPackage(await openAsBlob(path), keysOf);
for (const file of files) console.log(`${file.status.padEnd(8)} ${file.name}`);
const isEachSame = files.every((file) => file.status === 'same');
if (isEachSame && wrapping === 'changed') console.log('changed  the archive around the files');
if (manifest && seal === 'holds')
  console.log(
    `sealed by ${signer}, ${manifest.frozenAt}, reference ${manifest.reference}, id ${idGroups(manifest.packageId)}`,
  );
console.log(`${basename(path)}: ${[status, reason].filter((word) => word !== undefined).join(', ')}`);
process.exitCode = status === 'whole' ? 0 : 1;
