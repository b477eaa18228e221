import type { PackageView } from '@visawright/contract/package.ts';
import type { Actor } from '../access/actor.types.ts';
import type { Db } from '../access/db.ts';
import type { KeyStore } from '../adapters/key-store.ts';
import { keyOf } from '../vault/applicant-key.ts';
import { barOf } from './package-bar.ts';
import { packageCase, packagesOf } from './packages.queries.ts';
import { presentPackage } from './present-package.ts';

export async function getPackage(db: Db, keys: KeyStore, actor: Actor, applicationUid: string): Promise<PackageView> {
  const held = await packageCase(db, actor, applicationUid);
  const rows = await packagesOf(db, applicationUid);
  if (rows.length === 0) return { current: null, earlier: [], bar: barOf(held) };
  const key = await keyOf(db, keys, held.applicant_uid);
  const [current, ...earlier] = rows.map((row) => presentPackage(key, row));
  return { current: current!, earlier, bar: barOf(held) };
}
