import { randomUUID } from 'node:crypto';
import { isEditable } from '@visawright/contract/application-status.ts';
import { sql, type Tx } from '../access/db.ts';
import { tellChanged } from '../applications/tell-changed.ts';
import { writeChange } from '../changes/write-change.ts';
import { notify } from '../notifications/notify.ts';
import { heardBy } from '../reviews/heard-by.ts';
import { adoptObject, expectOrphan } from '../uploads/expect-orphan.ts';
import { keyOf } from '../vault/applicant-key.ts';
import { paperKey } from '../vault/object-keys.ts';
import type { BuiltPackage } from './build/build-package.ts';
import { awaitsApproval } from './package-bar.ts';
import { sealContents, type PackageContents } from './package-contents.ts';
import { fenced, type BuildEnd, type HeldPackage, type PackageRun } from './package-run.ts';
import type { PackageCase } from './packages.queries.ts';
import type { SigningKey } from './signing-key.ts';
import { tellPackage } from './tell-package.ts';

export interface Finished {
  readonly applicantUid: string;
  readonly built: BuiltPackage;
  readonly contents: PackageContents;
  readonly signature: Buffer;
  readonly signedWith: Pick<SigningKey, 'keyNo'>;
}

// The archive is stored first; its row, the application's move and what people hear of it are one commit.
export async function keepPackage(at: PackageRun, finished: Finished): Promise<BuildEnd> {
  const { db, parts, packageUid } = at;
  const { applicantUid, built } = finished;
  const objectKey = paperKey(db, applicantUid, 'package', packageUid, randomUUID());
  await expectOrphan(db, objectKey);
  const { sealedSha256 } = await parts.papers.put(db, applicantUid, objectKey, built.zip);
  const sealed = sealContents(await keyOf(db, parts.keys, applicantUid), packageUid, finished.contents);
  return fenced(at, async (tx, held, of): Promise<BuildEnd> => {
    if (held.state === 'ready') return 'kept';
    if (isEditable(of.status) || awaitsApproval(of)) return drop(tx, held, of);
    if (held.outdated_at !== null) return 'changed';
    await replaceEarlier(tx, of.application_uid);
    await tx.run(sql`
      update package set state = 'ready', stage = null, package_id = ${built.packageId}, object_key = ${objectKey},
        sealed_sha256 = ${sealedSha256}, byte_size = ${built.zip.length}, contents = ${sealed}, signature = ${finished.signature},
        key_no = ${finished.signedWith.keyNo}, built_at = clock_timestamp()
      where realm_id = ${tx.realmId} and package_uid = ${packageUid}`);
    await adoptObject(tx, objectKey);
    await moveOn(tx, held, of, built.packageId);
    return 'kept';
  });
}

// It is not to be built any more: what was never finished leaves no trace.
export async function drop(tx: Tx, { package_uid }: HeldPackage, of: PackageCase): Promise<'superseded'> {
  await tx.run(sql`delete from package where realm_id = ${tx.realmId} and package_uid = ${package_uid}`);
  await tellPackage(tx, { applicationUid: of.application_uid, packageUid: package_uid });
  return 'superseded';
}

// An earlier archive may have been handed in: it can be had for a month more, what is known of it stays.
async function replaceEarlier(tx: Tx, applicationUid: string): Promise<void> {
  await tx.run(sql`
    with earlier as (
      update package set kept_until = now() + interval '30 days', outdated_at = coalesce(outdated_at, clock_timestamp())
      where realm_id = ${tx.realmId} and application_uid = ${applicationUid} and state = 'ready' and kept_until is null
      returning object_key, kept_until)
    insert into object_to_delete (realm_id, object_key, due_at) select ${tx.realmId}, object_key, kept_until from earlier`);
}

async function moveOn(tx: Tx, { package_uid, asked_by }: HeldPackage, of: PackageCase, packageId: string) {
  const { application_uid: applicationUid, status } = of;
  await writeChange(tx, null, { kind: 'packageBuilt', applicationUid, became: packageId.slice(0, 12) });
  if (status === 'form-data-collected') {
    await tx.run(sql`
      update application set status = 'package-ready', version = version + 1
      where realm_id = ${tx.realmId} and application_uid = ${applicationUid}`);
    await writeChange(tx, null, {
      kind: 'moved',
      applicationUid,
      field: 'status',
      was: status,
      became: 'package-ready',
    });
  }
  const personUids = await heardBy(tx, of);
  await notify(tx, { personUids, kind: 'packageReady', causedBy: asked_by, applicationUids: [applicationUid] });
  await tellPackage(tx, { applicationUid, packageUid: package_uid });
  await tellChanged(tx, [applicationUid]);
}
