import type { Readers } from '@visawright/reading/engine.types.ts';
import type { Logger } from 'pino';
import type { packageStages } from '@visawright/contract/delivery/package.ts';
import { sql, type Db, type TenantDatabase, type Tx } from '../../platform/db/db.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import type { Run } from '../../platform/jobs/engine.types.ts';
import type { SealedObjectStore } from '../../platform/storage/sealed-objects.ts';
import type { buildPackage } from './build/build-package.ts';
import type { Printer } from './sheets/printing/printer.ts';
import { lockPackageApplication, type PackageApplication, type PackageRow } from './packages.queries.ts';
import { publishPackageProgress } from './publish-package-progress.ts';

export interface PackageParts {
  readonly tenants: TenantDatabase;
  readonly keys: KeyStore;
  readonly sealedObjects: SealedObjectStore;
  readonly readers: Readers;
  readonly printer: Pick<Printer, 'print' | 'tools'>;
  readonly build: typeof buildPackage;
  readonly publicUrl: string;
  readonly log: Logger;
  readonly stopping: AbortSignal; // the worker is shutting down: errors after this are not the package's fault
  readonly waitsMs?: readonly number[]; // pauses before retries
}

export interface PackageRun {
  readonly parts: PackageParts;
  readonly run: Run;
  readonly db: Db;
  readonly packageUid: string;
  readonly epoch: number;
}

// Stored by the workflow engine as the step's result. changed: the package's input changed during the build.
export type BuildOutcome = 'stored' | 'changed' | 'superseded' | 'failed';

// The package was deleted, requested again, or must not be built any more.
export class SupersededRun extends Error {}

export type LockedPackage = Pick<PackageRow, 'package_uid' | 'applicant_uid' | 'state' | 'outdated_at'> & {
  readonly asked_by: string | null;
};

// Only the run the engine still knows may write, and only for the latest request. Locks the application before the package, in the same
// order as editors do, to avoid deadlocks.
export const withLockedPackage = <T>(
  { db, run, packageUid, epoch }: PackageRun,
  write: (tx: Tx, locked: LockedPackage, application: PackageApplication) => Promise<T>,
): Promise<T> =>
  db.transaction(async (tx) => {
    await run.own(tx.client);
    const mine = sql`realm_id = ${tx.realmId} and package_uid = ${packageUid} and run_epoch = ${epoch}`;
    const found = await tx.find<{ uid: string }>(sql`select application_uid as uid from package where ${mine}`);
    const application = found && (await lockPackageApplication(tx, found.uid));
    const locked = await tx.find<LockedPackage>(
      sql`select package_uid, applicant_uid, state, outdated_at, asked_by from package where ${mine} for update`,
    );
    if (!application || !locked) throw new SupersededRun();
    return write(tx, locked, application);
  });

// Stores the progress. Ends the run early if the package is gone.
export async function writeStage(
  { db, run, packageUid, epoch }: PackageRun,
  stage: (typeof packageStages)[number],
  done: number,
  of: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    await run.own(tx.client);
    const row = await tx.find<{ uid: string }>(sql`
      update package set stage = ${stage}, stage_done = ${done}, stage_of = ${of}
      where realm_id = ${tx.realmId} and package_uid = ${packageUid} and run_epoch = ${epoch} and state = 'building'
      returning application_uid as uid`);
    if (!row) throw new SupersededRun();
    await publishPackageProgress(tx, { applicationUid: row.uid, packageUid });
  });
}
