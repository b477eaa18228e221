import type { Readers } from '@visawright/reading/engine.types.ts';
import type { Logger } from 'pino';
import type { packageStages } from '@visawright/contract/package.ts';
import { sql, type Db, type TenantDatabase, type Tx } from '../access/db.ts';
import type { KeyStore } from '../adapters/key-store.ts';
import type { Run } from '../jobs/engine.types.ts';
import type { PaperVault } from '../vault/papers.ts';
import type { buildPackage } from './build/build-package.ts';
import type { Printer } from './sheets/print.ts';
import { lockCase, type PackageCase, type PackageRow } from './packages.queries.ts';
import { tellPackage } from './tell-package.ts';

export interface PackageParts {
  readonly tenants: TenantDatabase;
  readonly keys: KeyStore;
  readonly papers: PaperVault;
  readonly readers: Readers;
  readonly printer: Pick<Printer, 'print' | 'tools'>;
  readonly build: typeof buildPackage;
  readonly publicUrl: string;
  readonly log: Logger;
  readonly stopping: AbortSignal; // this worker ends: what breaks from now on says nothing about a package
  readonly waitsMs?: readonly number[]; // before each further try
}

// One run of one package's job.
export interface PackageRun {
  readonly parts: PackageParts;
  readonly run: Run;
  readonly db: Db;
  readonly packageUid: string;
  readonly epoch: number;
}

// What a step says to the engine's plain tables. changed: something it is made of did meanwhile.
export type BuildEnd = 'kept' | 'changed' | 'superseded' | 'failed';

// Deleted, asked for anew, or no longer to be built.
export class Superseded extends Error {}

export type HeldPackage = Pick<PackageRow, 'package_uid' | 'applicant_uid' | 'state' | 'outdated_at'> & {
  readonly asked_by: string | null;
};

// Every write: only by the run the engine still knows, only for what was asked for last. The application first, as whoever edits it does.
export const fenced = <T>(
  { db, run, packageUid, epoch }: PackageRun,
  write: (tx: Tx, held: HeldPackage, of: PackageCase) => Promise<T>,
): Promise<T> =>
  db.transaction(async (tx) => {
    await run.own(tx.client);
    const mine = sql`realm_id = ${tx.realmId} and package_uid = ${packageUid} and run_epoch = ${epoch}`;
    const found = await tx.find<{ uid: string }>(sql`select application_uid as uid from package where ${mine}`);
    const of = found && (await lockCase(tx, found.uid));
    const held = await tx.find<HeldPackage>(
      sql`select package_uid, applicant_uid, state, outdated_at, asked_by from package where ${mine} for update`,
    );
    if (!of || !held) throw new Superseded();
    return write(tx, held, of);
  });

// How far it is. A row that is gone ends the run before it does all the rest.
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
    if (!row) throw new Superseded();
    await tellPackage(tx, { applicationUid: row.uid, packageUid });
  });
}
