import { readRootKeys, removeRootKey } from '../../platform/crypto/root-keys.ts';
import { realmKeysOf } from '../../platform/crypto/realm-key.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import { realmKeyUses, rootKeyUses, type KeyUse } from './key-status.ts';

// A key that is still needed, and by what.
export class KeyInUse extends Error {
  override readonly name = 'KeyInUse';
  constructor(what: string, uses: readonly KeyUse[]) {
    super(`${what} is still needed: ${uses.map(({ column, count }) => `${count} in ${column}`).join(', ')}`);
  }
}

// Removes every root key older than the one that seals, if nothing is under it in any realm.
export async function retireRootKeys(path: string, keys: KeyStore, owners: readonly Db[]): Promise<number[]> {
  const old = readRootKeys(path).roots.filter(({ id }) => id < keys.sealsWith());
  for (const owner of owners) {
    const uses = [...(await rootKeyUses(owner)), ...formerUses(await realmKeyUses(owner))];
    for (const { id } of old)
      refuseUsed(
        `root key ${id}`,
        uses.filter(({ key }) => key === id),
      );
  }
  for (const { id } of old) removeRootKey(path, id);
  return old.map(({ id }) => id);
}

// What the root key wrapped before realms had keys was wrapped under root key 1.
const formerUses = (uses: readonly KeyUse[]) => uses.filter(({ key }) => key === 0).map((use) => ({ ...use, key: 1 }));

export async function retireRealmKeys(owner: Db, keys: KeyStore): Promise<number> {
  const { newest } = await realmKeysOf(owner, keys);
  return owner.transaction(async (tx) => {
    refuseUsed(
      'an earlier key',
      (await realmKeyUses(tx)).filter(({ key }) => key < newest),
    );
    return tx.run(sql`
      delete from realm_key where realm_id = ${tx.realmId} and kind = 'vault' and key_no < ${newest}`);
  });
}

// The private halves of earlier signing keys are destroyed; the public halves stay published, so that old packages can be verified.
export const retireSigningKeys = (owner: Db): Promise<number> =>
  owner.run(sql`
    update realm_key k set wrapped = '' where realm_id = ${owner.realmId} and kind = 'package' and wrapped <> ''
      and key_no < (select max(key_no) from realm_key n where n.realm_id = k.realm_id and n.kind = k.kind)`);

function refuseUsed(what: string, uses: readonly KeyUse[]): void {
  if (uses.length > 0) throw new KeyInUse(what, uses);
}
