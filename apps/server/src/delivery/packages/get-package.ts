import type { PackageReceipt, PackageView } from '@visawright/contract/delivery/package.ts';
import type { Receipt } from '@visawright/contract/extension/receipt.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import type { Db } from '../../platform/db/db.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { loadApplicantKey } from '../../platform/crypto/applicant-key.ts';
import { countFields, findNewestReceipt, openReceipt } from '../receipts/stored-receipt.ts';
import { packageBlocker } from './package-blocker.ts';
import { packageApplication, packagesOf } from './packages.queries.ts';
import { presentPackage } from './present-package.ts';

export async function getPackage(db: Db, keys: KeyStore, actor: Actor, applicationUid: string): Promise<PackageView> {
  const application = await packageApplication(db, actor, applicationUid);
  const rows = await packagesOf(db, applicationUid);
  const filled = await findNewestReceipt(db, applicationUid);
  const bar = packageBlocker(application);
  if (rows.length === 0 && !filled) return { current: null, earlier: [], bar };
  const key = await loadApplicantKey(db, keys, application.applicant_uid);
  const [current = null, ...earlier] = rows.map((row) => presentPackage(key, row));
  return { current, earlier, bar, ...(filled ? { receipt: presentPackageReceipt(openReceipt(key, filled)) } : {}) };
}

const presentPackageReceipt = ({ receiptUid, receivedAt, receipt }: Receipt): PackageReceipt => ({
  receiptUid,
  receivedAt,
  portal: receipt.portal,
  counts: countFields(receipt),
});
