import { pino } from 'pino';
import { sql, type Db, type TenantDatabase } from '../../access/db.ts';
import { writeChange } from '../../changes/write-change.ts';
import { lazyReaders } from '../../documents/lazy-readers.ts';
import type { Run } from '../../jobs/engine.types.ts';
import { buildPackage } from '../../packages/build/build-package.ts';
import { packageJob } from '../../packages/package-job.ts';
import { openPrinter } from '../../packages/sheets/print.ts';
import type { Parts } from '../../parts.ts';
import { demoCases } from '../case-rows.ts';
import { demoReference } from '../demo-application.ts';
import { returnReason } from '../history.ts';
import { isDrawn, type DemoPlace } from './is-drawn.ts';
import { seededApplications, type Seeded } from './seeded.queries.ts';

interface OutdatedWork {
  readonly parts: Pick<Parts, 'keys' | 'papers'>;
  readonly tenants: TenantDatabase;
  readonly db: Db;
  readonly publicUrl: string;
  readonly place: DemoPlace;
}

// Nobody else has this job: the seed waits for it.
const alone: Run = {
  jobId: 'demo',
  step: (_, work) => work(),
  begin: (work) => work(),
  own: () => Promise.resolve(),
};

// Declared once, its package built, then reopened: what was built no longer says what stands. The number made.
export async function seedOutdated(work: OutdatedWork): Promise<number> {
  const { db, place } = work;
  const references = demoCases.flatMap((told, at) =>
    told.wasDeclared && isDrawn(told, place) ? [demoReference(place.path, at)] : [],
  );
  const rows = await seededApplications(db, references);
  let made = 0;
  for (const row of rows) {
    const known = await db.find(sql`
      select from package where realm_id = ${db.realmId} and application_uid = ${row.application_uid}`);
    if (known || row.status !== 'initiated') continue;
    await setBack(db, row, 'form-data-collected');
    await build(work, row);
    await setBack(db, row, 'initiated');
    made++;
  }
  return made;
}

// By no way a person could go: the row's own life is told in its history.
const setBack = (db: Db, { application_uid, created_by }: Seeded, status: 'form-data-collected' | 'initiated') =>
  db.transaction(async (tx) => {
    const isDeclared = status === 'form-data-collected';
    await tx.run(sql`alter table application disable trigger user`);
    await tx.run(sql`
      update application set status = ${status}, declared_at = ${isDeclared ? new Date() : null}, declared_by = ${isDeclared ? created_by : null}
      where realm_id = ${tx.realmId} and application_uid = ${application_uid}`);
    await tx.run(sql`alter table application enable trigger user`);
    if (isDeclared) return;
    await tx.run(sql`
      update package set outdated_at = clock_timestamp()
      where realm_id = ${tx.realmId} and application_uid = ${application_uid} and outdated_at is null`);
    const moved = { kind: 'moved', field: 'status', was: 'package-ready', became: 'initiated', reason: returnReason };
    await writeChange(tx, { personUid: created_by }, { ...moved, applicationUid: application_uid });
  });

async function build({ parts, tenants, db, publicUrl }: OutdatedWork, row: Seeded): Promise<void> {
  const { packageUid } = await db.get<{ packageUid: string }>(sql`
    insert into package (realm_id, application_uid, applicant_uid, asked_by)
    values (${db.realmId}, ${row.application_uid}, ${row.applicant_uid}, ${row.created_by}) returning package_uid as "packageUid"`);
  const printer = openPrinter();
  const readers = lazyReaders(1); // asked only where a file was too large for its portal
  try {
    const job = packageJob({
      ...parts,
      tenants,
      publicUrl,
      printer,
      build: buildPackage,
      readers,
      log: pino({ level: 'warn' }),
      stopping: new AbortController().signal,
      waitsMs: [],
    });
    await job(alone, { realmId: db.realmId, packageUid, epoch: 1 });
  } finally {
    await Promise.all([printer.close(), readers.close()]);
  }
}
