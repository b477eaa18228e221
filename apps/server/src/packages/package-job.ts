import { setTimeout as wait } from 'node:timers/promises';
import { isEditable } from '@visawright/contract/application-status.ts';
import { verifyPackage } from '@visawright/contract/verify/verify-package.ts';
import { sql, type Db, type Tx } from '../access/db.ts';
import { StaleRun, type Run } from '../jobs/engine.types.ts';
import type { JobInputs } from '../jobs/jobs.types.ts';
import { neutralError } from '../jobs/neutral-error.ts';
import { drop, keepPackage } from './keep-package.ts';
import { awaitsApproval } from './package-bar.ts';
import { packageInputOf } from './package-input-of.ts';
import { fenced, Superseded, writeStage, type BuildEnd, type PackageParts, type PackageRun } from './package-run.ts';
import { publicKeysOf, signingKeyOf } from './signing-key.ts';
import { tellPackage } from './tell-package.ts';

const once = { attempts: 1, firstWaitSeconds: 1 }; // a step waits by itself
const turnsAtMost = 5; // papers that keep changing: somebody asks again when they stand
const waits = [2_000, 10_000, 30_000];

export const packageJob =
  (parts: PackageParts) =>
  async (run: Run, { realmId, packageUid, epoch }: JobInputs['buildPackage']): Promise<void> => {
    const at: PackageRun = { parts, run, db: parts.tenants.forRealm(realmId), packageUid, epoch };
    for (let turn = 1; turn <= turnsAtMost; turn++) {
      const end = await run.step(`build ${turn}`, () => patiently(at), once);
      if (end === 'kept' || end === 'superseded') return;
      if (end === 'failed') break;
    }
    await run.step('fail', () => markFailed(at));
  };

// A part that is gone for a moment loses nothing. A worker that is stopping says nothing at all: another resumes.
async function patiently(at: PackageRun): Promise<BuildEnd> {
  const { parts, packageUid } = at;
  const pauses = parts.waitsMs ?? waits;
  for (let tries = 0; ; tries++) {
    try {
      return await buildOnce(at);
    } catch (error) {
      if (parts.stopping.aborted) await new Promise(() => undefined);
      if (error instanceof StaleRun) throw error;
      if (error instanceof Superseded) return 'superseded';
      const isOver = tries >= pauses.length;
      parts.log.warn({ packageUid, cause: neutralError(error).message, isOver }, 'a package could not be built');
      if (isOver) return 'failed';
      await wait(pauses[tries]);
    }
  }
}

async function buildOnce(at: PackageRun): Promise<BuildEnd> {
  const { parts, db } = at;
  const begun = await begin(at);
  if (typeof begun === 'string') return begun;
  const input = await packageInputOf(db, parts, begun.applicationUid);
  const key = await signingKeyOf(db, parts.keys);
  let signature: Buffer | undefined;
  const built = await parts.build(input, {
    printer: parts.printer,
    sign: (bytes) => (signature = key.sign(bytes)),
    keyId: key.keyId,
    read: (job) => parts.readers.read(job),
    onStage: (stage, done, of) => writeStage(at, stage, done, of),
  });
  await refuseUnverified(db, built.zip);
  const papers = [...input.items.flatMap((item) => item.papers), ...input.others];
  return keepPackage(at, {
    applicantUid: begun.applicantUid,
    built,
    signature: signature!,
    signedWith: key,
    contents: {
      fileName: `${input.reference}-${input.destination}.zip`,
      files: built.files,
      docIds: papers.map(({ docId }) => docId),
      warnings: built.warnings,
      manifest: built.manifest,
    },
  });
}

// As anyone who gets it can: with the keys the realm tells, and no others.
async function refuseUnverified(db: Db, zip: Buffer): Promise<void> {
  const keys = await publicKeysOf(db);
  const { standing } = await verifyPackage(new Uint8Array(zip), async () => keys);
  if (standing !== 'whole') throw Object.assign(new Error('the package does not verify'), { code: standing });
}

interface Begun {
  readonly applicationUid: string;
  readonly applicantUid: string;
}

// From here on whatever changes marks it again: nothing is read before.
const begin = (at: PackageRun): Promise<Begun | BuildEnd> =>
  fenced(at, async (tx, held, of): Promise<Begun | BuildEnd> => {
    if (held.state === 'ready') return 'kept'; // said once more after a takeover
    if (held.state === 'failed') return 'superseded';
    if (isEditable(of.status) || of.form_id === null || awaitsApproval(of)) return drop(tx, held, of);
    await tx.run(sql`
      update package set state = 'building', stage = 'collecting', stage_done = 0, stage_of = 0, outdated_at = null
      where realm_id = ${tx.realmId} and package_uid = ${at.packageUid}`);
    await tellPackage(tx, { applicationUid: of.application_uid, packageUid: at.packageUid });
    return { applicationUid: of.application_uid, applicantUid: of.applicant_uid };
  });

const markFailed = async (at: PackageRun): Promise<void> => {
  try {
    await fenced(at, (tx, { state }, { application_uid }) =>
      state === 'waiting' || state === 'building' ? failPackage(tx, at.packageUid, application_uid) : Promise.resolve(),
    );
  } catch (error) {
    if (!(error instanceof Superseded)) throw error;
  }
};

export async function failPackage(tx: Tx, packageUid: string, applicationUid: string): Promise<void> {
  await tx.run(sql`
    update package set state = 'failed', stage = null where realm_id = ${tx.realmId} and package_uid = ${packageUid}`);
  await tellPackage(tx, { applicationUid, packageUid });
}
