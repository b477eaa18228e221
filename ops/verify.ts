import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { addresses } from '../packages/contract/src/operations/addresses.ts';
import { idGroups } from '../packages/contract/src/verify/id-groups.ts';
import type { PublicKey } from '../packages/contract/src/verify/signature.ts';
import { verifyPackage } from '../packages/contract/src/verify/verify-package.ts';
import loadEnv from './load-env.ts';

// npm run verify -- package.zip [--from https://visa.example]: the check of the page, in a terminal; ends with 0 only where all is whole.
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

const { standing, reason, seal, wrapping, manifest, files } = await verifyPackage(await openAsBlob(path), keysOf);
for (const file of files) console.log(`${file.standing.padEnd(8)} ${file.name}`);
const isEachSame = files.every((file) => file.standing === 'same');
if (isEachSame && wrapping === 'changed') console.log('changed  the archive around the files');
if (manifest && seal === 'holds')
  console.log(
    `sealed by ${signer}, ${manifest.frozenAt}, reference ${manifest.reference}, id ${idGroups(manifest.packageId)}`,
  );
console.log(`${basename(path)}: ${[standing, reason].filter((word) => word !== undefined).join(', ')}`);
process.exitCode = standing === 'whole' ? 0 : 1;
