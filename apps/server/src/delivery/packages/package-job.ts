import { setTimeout as wait } from 'node:timers/promises';
import { isEditable } from '@visawright/contract/applications/application-status.ts';
import { verifyPackage } from '@visawright/contract/verify/verify-package.ts';
import { loadApplicantKey } from '../../platform/crypto/applicant-key.ts';
import { sql, type Db, type Tx } from '../../platform/db/db.ts';
import { StaleRun, type Run } from '../../platform/jobs/engine.types.ts';
import type { JobInputs } from '../../platform/jobs/jobs.types.ts';
import { neutralError } from '../../platform/jobs/neutral-error.ts';
import { discardPackage, storePackage } from './store-package.ts';
import { awaitsApproval } from './package-blocker.ts';
import { loadPackageInput } from './load-package-input.ts';
import {
  withLockedPackage,
  SupersededRun,
  writeStage,
  type BuildOutcome,
  type PackageParts,
  type PackageRun,
} from './package-run.ts';
import { loadPublicKeys, loadSigningKey } from '../../platform/crypto/signing-key.ts';
import { publishPackageProgress } from './publish-package-progress.ts';

const once = { attempts: 1, firstWaitSeconds: 1 }; // retries are made inside the step
const buildLimit = 5; // if documents keep changing, the package has to be requested again
const retryPauses = [2_000, 10_000, 30_000];

export const packageJob =
  (parts: PackageParts) =>
  async (run: Run, { realmId, packageUid, epoch }: JobInputs['buildPackage']): Promise<void> => {
    const at: PackageRun = { parts, run, db: parts.tenants.forRealm(realmId), packageUid, epoch };
    for (let turn = 1; turn <= buildLimit; turn++) {
      const outcome = await run.step(`build ${turn}`, () => retryTransient(at), once);
      if (outcome === 'stored' || outcome === 'superseded') return;
      if (outcome === 'failed') break;
    }
    await run.step('fail', () => markFailed(at));
  };

// Retries while a service is unavailable. A worker that is shutting down never returns, so that another one resumes the job.
async function retryTransient(at: PackageRun): Promise<BuildOutcome> {
  const { parts, packageUid } = at;
  const pauses = parts.waitsMs ?? retryPauses;
  for (let tries = 0; ; tries++) {
    try {
      return await buildOnce(at);
    } catch (error) {
      if (parts.stopping.aborted) await new Promise(() => undefined);
      if (error instanceof StaleRun) throw error;
      if (error instanceof SupersededRun) return 'superseded';
      const isOver = tries >= pauses.length;
      parts.log.warn({ packageUid, cause: neutralError(error).message, isOver }, 'package build failed');
      if (isOver) return 'failed';
      await wait(pauses[tries]);
    }
  }
}

async function buildOnce(at: PackageRun): Promise<BuildOutcome> {
  const { parts, db } = at;
  const started = await startBuild(at);
  if (typeof started === 'string') return started;
  const input = await loadPackageInput(db, parts, started.applicationUid);
  const key = await loadSigningKey(db, parts.keys);
  const owner = await loadApplicantKey(db, parts.keys, started.applicantUid);
  const built = await parts.build(input, {
    printer: parts.printer,
    identify: (inputs) => owner.mac('package id', inputs).toString('hex'),
    sign: (bytes) => key.sign(bytes),
    keyId: key.keyId,
    read: (job) => parts.readers.read(job),
    onStage: (stage, done, of) => writeStage(at, stage, done, of),
  });
  await refuseUnverified(db, built.zip);
  const documents = [...input.items.flatMap((item) => item.documents), ...input.others];
  return storePackage(at, {
    applicantUid: started.applicantUid,
    built,
    signedWith: key,
    contents: {
      fileName: `${input.reference}-${input.destination}.zip`,
      form: built.form,
      files: built.files,
      docIds: documents.map(({ docId }) => docId),
      warnings: built.warnings,
      manifest: built.manifest,
    },
  });
}

// Verifies the archive the way any recipient would, with the realm's public keys only.
async function refuseUnverified(db: Db, zip: Buffer): Promise<void> {
  const keys = await loadPublicKeys(db);
  const { status } = await verifyPackage(new Uint8Array(zip), async () => keys);
  if (status !== 'whole') throw Object.assign(new Error('the package does not verify'), { code: status });
}

interface StartedBuild {
  readonly applicationUid: string;
  readonly applicantUid: string;
}

// Clears the outdated mark before any input is read: a change from now on sets it again.
const startBuild = (at: PackageRun): Promise<StartedBuild | BuildOutcome> =>
  withLockedPackage(at, async (tx, locked, application): Promise<StartedBuild | BuildOutcome> => {
    if (locked.state === 'ready') return 'stored'; // another worker finished it before a takeover
    if (locked.state === 'failed') return 'superseded';
    if (isEditable(application.status) || application.form_id === null || awaitsApproval(application))
      return discardPackage(tx, locked, application);
    await tx.run(sql`
      update package set state = 'building', stage = 'collecting', stage_done = 0, stage_of = 0, outdated_at = null
      where realm_id = ${tx.realmId} and package_uid = ${at.packageUid}`);
    await publishPackageProgress(tx, { applicationUid: application.application_uid, packageUid: at.packageUid });
    return { applicationUid: application.application_uid, applicantUid: application.applicant_uid };
  });

const markFailed = async (at: PackageRun): Promise<void> => {
  try {
    await withLockedPackage(at, (tx, { state }, { application_uid }) =>
      state === 'waiting' || state === 'building' ? failPackage(tx, at.packageUid, application_uid) : Promise.resolve(),
    );
  } catch (error) {
    if (!(error instanceof SupersededRun)) throw error;
  }
};

export async function failPackage(tx: Tx, packageUid: string, applicationUid: string): Promise<void> {
  await tx.run(sql`
    update package set state = 'failed', stage = null where realm_id = ${tx.realmId} and package_uid = ${packageUid}`);
  await publishPackageProgress(tx, { applicationUid, packageUid });
}
