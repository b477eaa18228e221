import { setTimeout as wait } from 'node:timers/promises';
import loadEnv from '../platform/config/load-env.ts';
import { rotateSigningKey } from '../platform/crypto/signing-key.ts';
import { fileKeyStore } from '../platform/crypto/key-store.ts';
import { addRootKey, readRootKeys } from '../platform/crypto/root-keys.ts';
import { rotateRealmKey, settleSeconds } from '../platform/crypto/realm-key.ts';
import type { Db } from '../platform/db/db.ts';
import { openTenants } from '../platform/db/tenant-db.ts';
import { listRealmIds } from '../platform/realms/realms.queries.ts';
import { realmKeyRows, realmKeyUses, rootKeyUses, type KeyUse } from './keys/key-status.ts';
import { KeyInUse, retireRealmKeys, retireRootKeys, retireSigningKeys } from './keys/retire-keys.ts';
import { rewrapRealm } from './keys/rewrap-keys.ts';

// npm run keys: rotation while the product is running. Rotate, rewrap, look at the status, retire.
const usage = `use: npm run keys -- status
     npm run keys -- rotate root | realm [PATH] | signing [PATH]     without PATH: every realm
     npm run keys -- rewrap
     npm run keys -- retire root | realm [PATH] | signing [PATH]`;

loadEnv();
const named = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
};
const keyFile = named('ROOT_KEY_FILE');
const keys = fileKeyStore(keyFile);
const tenants = openTenants(named('DATABASE_OWNER_URL'), 2);
const [command, kind, path] = process.argv.slice(2);

interface RealmOwner {
  readonly path: string;
  readonly owner: Db;
}

async function chosenRealms(): Promise<RealmOwner[]> {
  const realms = await listRealmIds(tenants);
  const chosen = realms.filter((realm) => path === undefined || realm.path === path);
  if (path !== undefined && chosen.length === 0) throw new Error(`realm ${path} does not exist`);
  return chosen.map((realm) => ({ path: realm.path, owner: tenants.forRealm(realm.realmId) }));
}

async function rotate(): Promise<void> {
  const usedFrom = new Date(Date.now() + settleSeconds * 1_000);
  const from = `is used from ${usedFrom.toISOString()} on, when every process knows it`;
  if (kind === 'root') return console.log(`root key ${addRootKey(keyFile, usedFrom)} ${from}`);
  for (const realm of await chosenRealms()) {
    if (kind === 'realm') console.log(`${realm.path}: key ${await rotateRealmKey(realm.owner, keys)} ${from}`);
    else console.log(`${realm.path}: packages are signed with ${(await rotateSigningKey(realm.owner, keys)).keyId}`);
  }
}

// A key that was just made is not used yet; nothing would be rewrapped under it.
async function waitForNewKeys(realms: readonly RealmOwner[]): Promise<void> {
  const roots = readRootKeys(keyFile).roots.map(({ usedFrom }) => usedFrom.getTime());
  const vaults = (await Promise.all(realms.map(({ owner }) => realmKeyRows(owner))))
    .flat()
    .filter((row) => row.kind === 'vault' && row.keyNo > 1)
    .map(({ createdAt }) => createdAt.getTime() + settleSeconds * 1_000);
  const left = Math.max(0, ...roots, ...vaults) + 1_000 - Date.now();
  if (left <= 0) return;
  console.log(`waiting ${Math.ceil(left / 1_000)} s until the newest key is used`);
  await wait(left);
}

async function rewrap(): Promise<void> {
  const realms = await chosenRealms();
  await waitForNewKeys(realms);
  let [underRoot, underRealm] = [0, 0];
  const started = performance.now();
  for (const { owner } of realms) {
    const done = await rewrapRealm(owner, keys);
    underRoot += done.underRoot;
    underRealm += done.underRealm;
  }
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  console.log(
    `rewrapped ${underRoot} values under root key ${keys.sealsWith()}, ${underRealm} under realm keys, in ${seconds} s`,
  );
}

async function status(): Promise<void> {
  for (const { id, usedFrom } of readRootKeys(keyFile).roots)
    console.log(`root key ${id}: used from ${usedFrom.toISOString()}${id === keys.sealsWith() ? ', seals' : ''}`);
  for (const realm of await chosenRealms()) {
    for (const row of await realmKeyRows(realm.owner))
      console.log(
        `${realm.path}: ${row.kind} key ${row.keyNo} of ${row.createdAt.toISOString()}${row.isRetired ? ', retired' : ''}`,
      );
    printUses(realm.path, 'root key', await rootKeyUses(realm.owner));
    printUses(realm.path, 'realm key', await realmKeyUses(realm.owner));
  }
}

const printUses = (realm: string, what: string, uses: readonly KeyUse[]) => {
  for (const { column, key, count } of uses) console.log(`${realm}: ${count} in ${column} under ${what} ${key}`);
};

async function retire(): Promise<void> {
  const realms = await chosenRealms();
  if (kind === 'root') {
    const gone = await retireRootKeys(
      keyFile,
      keys,
      realms.map(({ owner }) => owner),
    );
    return console.log(gone.length > 0 ? `root keys ${gone.join(', ')} are retired` : 'no earlier root key');
  }
  for (const realm of realms) {
    const gone = await (kind === 'realm' ? retireRealmKeys(realm.owner, keys) : retireSigningKeys(realm.owner));
    console.log(`${realm.path}: ${gone} ${kind} keys retired`);
  }
}

const isKind = kind === 'root' ? path === undefined : kind === 'realm' || kind === 'signing';
try {
  if (command === 'status') await status();
  else if (command === 'rotate' && isKind) await rotate();
  else if (command === 'rewrap') await rewrap();
  else if (command === 'retire' && isKind) await retire();
  else {
    console.error(usage);
    process.exitCode = 2;
  }
} catch (error) {
  if (!(error instanceof KeyInUse)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await tenants.close();
}
