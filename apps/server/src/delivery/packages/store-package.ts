import { randomUUID } from 'node:crypto';
import { isEditable } from '@visawright/contract/applications/application-status.ts';
import { sql, type Tx } from '../../platform/db/db.ts';
import { publishApplicationChanged } from '../../applications/records/publish-application-changed.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { notify } from '../../platform/notifications/notify.ts';
import { findNotifiedPeople } from '../../applications/reviews/find-notified-people.ts';
import { cancelObjectDeletion, scheduleObjectDeletion } from '../../documents/uploads/object-deletion.ts';
import { loadApplicantKey } from '../../platform/crypto/applicant-key.ts';
import { documentObjectKey } from '../../platform/crypto/object-keys.ts';
import type { BuiltPackage } from './build/build-package.ts';
import { awaitsApproval } from './package-blocker.ts';
import { sealContents, type PackageContents } from './package-contents.ts';
import { withLockedPackage, type BuildOutcome, type LockedPackage, type PackageRun } from './package-run.ts';
import type { PackageApplication } from './packages.queries.ts';
import type { SigningKey } from '../../platform/crypto/signing-key.ts';
import { publishPackageProgress } from './publish-package-progress.ts';

export interface FinishedBuild {
  readonly applicantUid: string;
  readonly built: BuiltPackage;
  readonly contents: PackageContents;
  readonly signedWith: Pick<SigningKey, 'keyNo'>;
}

// The archive is uploaded first; the package row, the application's status and the notifications then follow in one transaction.
export async function storePackage(at: PackageRun, finished: FinishedBuild): Promise<BuildOutcome> {
  const { db, parts, packageUid } = at;
  const { applicantUid, built } = finished;
  const objectKey = documentObjectKey(db, applicantUid, 'package', packageUid, randomUUID());
  await scheduleObjectDeletion(db, objectKey);
  const { sealedSha256 } = await parts.sealedObjects.put(db, applicantUid, objectKey, built.zip);
  const sealed = sealContents(await loadApplicantKey(db, parts.keys, applicantUid), packageUid, finished.contents);
  return withLockedPackage(at, async (tx, locked, application): Promise<BuildOutcome> => {
    if (locked.state === 'ready') return 'stored';
    if (isEditable(application.status) || awaitsApproval(application)) return discardPackage(tx, locked, application);
    if (locked.outdated_at !== null) return 'changed';
    await replaceEarlier(tx, application.application_uid);
    await tx.run(sql`
      update package set state = 'ready', stage = null, package_id = ${built.packageId}, object_key = ${objectKey},
        sealed_sha256 = ${sealedSha256}, byte_size = ${built.zip.length}, contents = ${sealed},
        key_no = ${finished.signedWith.keyNo}, built_at = clock_timestamp()
      where realm_id = ${tx.realmId} and package_uid = ${packageUid}`);
    await cancelObjectDeletion(tx, objectKey);
    await finishApplicationStep(tx, locked, application, built.packageId);
    return 'stored';
  });
}

// For a package that must not be built any more.
export async function discardPackage(
  tx: Tx,
  { package_uid }: LockedPackage,
  application: PackageApplication,
): Promise<'superseded'> {
  await tx.run(sql`delete from package where realm_id = ${tx.realmId} and package_uid = ${package_uid}`);
  await publishPackageProgress(tx, { applicationUid: application.application_uid, packageUid: package_uid });
  return 'superseded';
}

// The traveller may already have submitted the earlier archive, so it stays downloadable for a month; its record stays for good.
async function replaceEarlier(tx: Tx, applicationUid: string): Promise<void> {
  await tx.run(sql`
    with earlier as (
      update package set archive_expires_at = now() + interval '30 days', outdated_at = coalesce(outdated_at, clock_timestamp())
      where realm_id = ${tx.realmId} and application_uid = ${applicationUid} and state = 'ready' and archive_expires_at is null
      returning object_key, archive_expires_at)
    insert into object_to_delete (realm_id, object_key, due_at) select ${tx.realmId}, object_key, archive_expires_at from earlier`);
}

async function finishApplicationStep(
  tx: Tx,
  { package_uid, asked_by }: LockedPackage,
  application: PackageApplication,
  packageId: string,
) {
  const { application_uid: applicationUid, status } = application;
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
  const personUids = await findNotifiedPeople(tx, application);
  await notify(tx, { personUids, kind: 'packageReady', causedBy: asked_by, applicationUids: [applicationUid] });
  await publishPackageProgress(tx, { applicationUid, packageUid: package_uid });
  await publishApplicationChanged(tx, [applicationUid]);
}
