import type { ApplicationPackage } from '@visawright/contract/package.ts';
import type { Actor } from '../access/actor.types.ts';
import { sql, type Db, type Tx } from '../access/db.ts';
import type { KeyStore } from '../adapters/key-store.ts';
import { AppError } from '../http/app-error.ts';
import type { Jobs } from '../jobs/jobs.types.ts';
import { keyOf } from '../vault/applicant-key.ts';
import { barErrors, barOf } from './package-bar.ts';
import { lockCase, packageRow, packagesOf, type PackageCase, type PackageRow } from './packages.queries.ts';
import { presentPackage } from './present-package.ts';
import { tellPackage } from './tell-package.ts';

export interface AskParts {
  readonly keys: KeyStore;
  readonly jobs: Jobs;
}

export const askPackage = (
  db: Db,
  { keys, jobs }: AskParts,
  actor: Actor,
  applicationUid: string,
): Promise<ApplicationPackage> =>
  db.transaction(async (tx) => {
    const held = await lockCase(tx, applicationUid, actor);
    if (!held) throw new AppError('record.notFound');
    const bar = barOf(held);
    if (bar !== null) throw new AppError(barErrors[bar]);
    const packageUid = await ask(tx, jobs, actor.personUid, held);
    return presentPackage(await keyOf(tx, keys, held.applicant_uid), await packageRow(tx, packageUid));
  });

// After the declaration, after an approval: by itself, in the transaction that made it possible. Where something bars it, somebody asks later.
export async function askByItself(tx: Tx, jobs: Jobs, applicationUid: string, personUid: string | null): Promise<void> {
  const held = await lockCase(tx, applicationUid);
  if (held && barOf(held) === null) await ask(tx, jobs, personUid, held);
}

// The one in work, and the ready one that nothing has changed since, are the answer; a failed one is tried again in its place.
async function ask(tx: Tx, jobs: Jobs, personUid: string | null, held: PackageCase): Promise<string> {
  const [newest] = await packagesOf(tx, held.application_uid);
  if (newest && isStanding(newest)) return newest.package_uid;
  const asked = newest?.state === 'failed' ? await again(tx, newest, personUid) : await fresh(tx, held, personUid);
  const { package_uid: packageUid, run_epoch: epoch } = asked;
  await jobs.enqueue(tx, 'buildPackage', `${packageUid}:${epoch}`, { realmId: tx.realmId, packageUid, epoch });
  await tellPackage(tx, { applicationUid: held.application_uid, packageUid });
  return packageUid;
}

const isStanding = ({ state, outdated_at, is_kept }: PackageRow): boolean =>
  state === 'ready' ? outdated_at === null && is_kept : state !== 'failed';

type Asked = Pick<PackageRow, 'package_uid' | 'run_epoch'>;

const fresh = (tx: Tx, { application_uid, applicant_uid }: PackageCase, personUid: string | null): Promise<Asked> =>
  tx.get<Asked>(sql`
    insert into package (realm_id, application_uid, applicant_uid, asked_by)
    values (${tx.realmId}, ${application_uid}, ${applicant_uid}, ${personUid}) returning package_uid, run_epoch`);

const again = (tx: Tx, { package_uid }: PackageRow, personUid: string | null): Promise<Asked> =>
  tx.get<Asked>(sql`
    update package set state = 'waiting', stage = null, stage_done = 0, stage_of = 0, run_epoch = run_epoch + 1, outdated_at = null,
      asked_by = ${personUid}, asked_at = clock_timestamp()
    where realm_id = ${tx.realmId} and package_uid = ${package_uid} returning package_uid, run_epoch`);
