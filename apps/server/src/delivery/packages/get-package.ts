import type { PackageView } from '@visawright/contract/delivery/package.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import type { Db } from '../../platform/db/db.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { loadApplicantKey } from '../../platform/crypto/applicant-key.ts';
import { packageBlocker } from './package-blocker.ts';
import { packageApplication, packagesOf } from './packages.queries.ts';
import { presentPackage } from './present-package.ts';

export async function getPackage(db: Db, keys: KeyStore, actor: Actor, applicationUid: string): Promise<PackageView> {
  const application = await packageApplication(db, actor, applicationUid);
  const rows = await packagesOf(db, applicationUid);
  if (rows.length === 0) return { current: null, earlier: [], bar: packageBlocker(application) };
  const key = await loadApplicantKey(db, keys, application.applicant_uid);
  const [current, ...earlier] = rows.map((row) => presentPackage(key, row));
  return { current: current!, earlier, bar: packageBlocker(application) };
}
