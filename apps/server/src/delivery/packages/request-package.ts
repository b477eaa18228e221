import type { ApplicationPackage } from '@visawright/contract/delivery/package.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db, type Tx } from '../../platform/db/db.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Jobs } from '../../platform/jobs/jobs.types.ts';
import { loadApplicantKey } from '../../platform/crypto/applicant-key.ts';
import { blockerErrors, packageBlocker } from './package-blocker.ts';
import {
  lockPackageApplication,
  packageRow,
  packagesOf,
  type PackageApplication,
  type PackageRow,
} from './packages.queries.ts';
import { presentPackage } from './present-package.ts';
import { publishPackageProgress } from './publish-package-progress.ts';

export interface RequestParts {
  readonly keys: KeyStore;
  readonly jobs: Jobs;
}

export const requestPackage = (
  db: Db,
  { keys, jobs }: RequestParts,
  actor: Actor,
  applicationUid: string,
): Promise<ApplicationPackage> =>
  db.transaction(async (tx) => {
    const application = await lockPackageApplication(tx, applicationUid, actor);
    if (!application) throw new AppError('record.notFound');
    const blocker = packageBlocker(application);
    if (blocker !== null) throw new AppError(blockerErrors[blocker]);
    const packageUid = await ensurePackage(tx, jobs, actor.personUid, application);
    return presentPackage(
      await loadApplicantKey(tx, keys, application.applicant_uid),
      await packageRow(tx, packageUid),
    );
  });

// Called after a declaration or an approval, in the same transaction. Does nothing while something still blocks the build.
export async function requestPackageIfPossible(
  tx: Tx,
  jobs: Jobs,
  applicationUid: string,
  personUid: string | null,
): Promise<void> {
  const application = await lockPackageApplication(tx, applicationUid);
  if (application && packageBlocker(application) === null) await ensurePackage(tx, jobs, personUid, application);
}

// A package in progress or an up-to-date one is reused; a failed one is built again under the same id.
async function ensurePackage(
  tx: Tx,
  jobs: Jobs,
  personUid: string | null,
  application: PackageApplication,
): Promise<string> {
  const [newest] = await packagesOf(tx, application.application_uid);
  if (newest && isCurrent(newest)) return newest.package_uid;
  const row =
    newest?.state === 'failed'
      ? await restartPackage(tx, newest, personUid)
      : await insertPackage(tx, application, personUid);
  const { package_uid: packageUid, run_epoch: epoch } = row;
  await jobs.enqueue(tx, 'buildPackage', `${packageUid}:${epoch}`, { realmId: tx.realmId, packageUid, epoch });
  await publishPackageProgress(tx, { applicationUid: application.application_uid, packageUid });
  return packageUid;
}

const isCurrent = ({ state, outdated_at, is_available }: PackageRow): boolean =>
  state === 'ready' ? outdated_at === null && is_available : state !== 'failed';

type PackageJobRow = Pick<PackageRow, 'package_uid' | 'run_epoch'>;

const insertPackage = (
  tx: Tx,
  { application_uid, applicant_uid }: PackageApplication,
  personUid: string | null,
): Promise<PackageJobRow> =>
  tx.get<PackageJobRow>(sql`
    insert into package (realm_id, application_uid, applicant_uid, asked_by)
    values (${tx.realmId}, ${application_uid}, ${applicant_uid}, ${personUid}) returning package_uid, run_epoch`);

const restartPackage = (tx: Tx, { package_uid }: PackageRow, personUid: string | null): Promise<PackageJobRow> =>
  tx.get<PackageJobRow>(sql`
    update package set state = 'waiting', stage = null, stage_done = 0, stage_of = 0, run_epoch = run_epoch + 1, outdated_at = null,
      asked_by = ${personUid}, asked_at = clock_timestamp()
    where realm_id = ${tx.realmId} and package_uid = ${package_uid} returning package_uid, run_epoch`);
