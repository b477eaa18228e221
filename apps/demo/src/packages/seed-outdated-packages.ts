import { pino } from 'pino';
import {
  loadApplicantKey,
  sql,
  writeChange,
  type Db,
  type KeyStore,
  type Parts,
  type TenantDatabase,
} from '@visawright/server/tools.ts';
import { createLazyReaders, packageJob } from '@visawright/server/product.ts';
import { buildPackage, openPrinter } from '@visawright/server/processing.ts';
import { demoApplications } from '../applications/demo-applications.ts';
import { demoReference } from '../applications/demo-journey.ts';
import { returnReason } from '../applications/application-history.ts';
import { unmanagedRun } from '../database/unmanaged-run.ts';
import { isDrawn, type DemoRealm } from '../documents/is-drawn.ts';
import { seededApplications, type SeededApplicationRow } from '../database/seeded-applications.queries.ts';

interface OutdatedWork {
  readonly parts: Pick<Parts, 'keys' | 'sealedObjects'>;
  readonly tenants: TenantDatabase;
  readonly db: Db;
  readonly publicUrl: string;
  readonly demoRealm: DemoRealm;
}

// Applications that were declared, packaged and reopened, so that their package is outdated. Returns the number of packages.
export async function seedOutdatedPackages(work: OutdatedWork): Promise<number> {
  const {
    db,
    demoRealm,
    parts: { keys },
  } = work;
  const references = demoApplications.flatMap((demoApplication, at) =>
    demoApplication.wasDeclared && isDrawn(demoApplication, demoRealm) ? [demoReference(demoRealm.path, at)] : [],
  );
  const rows = await seededApplications(db, references);
  let made = 0;
  for (const row of rows) {
    const known = await db.find(sql`
      select from package where realm_id = ${db.realmId} and application_uid = ${row.application_uid}`);
    if (known || row.status !== 'initiated') continue;
    await setBack(db, keys, row, 'form-data-collected');
    await build(work, row);
    await setBack(db, keys, row, 'initiated');
    made++;
  }
  return made;
}

// Bypasses the status rules; the change log still shows a plausible history.
const setBack = (
  db: Db,
  keys: KeyStore,
  { application_uid, applicant_uid, created_by }: SeededApplicationRow,
  status: 'form-data-collected' | 'initiated',
) =>
  db.transaction(async (tx) => {
    const isDeclared = status === 'form-data-collected';
    await tx.run(sql`alter table application disable trigger user`);
    await tx.run(sql`
      update application set status = ${status}, declared_at = ${isDeclared ? new Date() : null},
        declared_by = ${isDeclared ? created_by : null}
      where realm_id = ${tx.realmId} and application_uid = ${application_uid}`);
    await tx.run(sql`alter table application enable trigger user`);
    if (isDeclared) return;
    await tx.run(sql`
      update package set outdated_at = clock_timestamp()
      where realm_id = ${tx.realmId} and application_uid = ${application_uid} and outdated_at is null`);
    const moved = { kind: 'moved', field: 'status', was: 'package-ready', became: 'initiated' };
    const reason = { text: returnReason, key: await loadApplicantKey(tx, keys, applicant_uid) };
    await writeChange(tx, { personUid: created_by }, { ...moved, applicationUid: application_uid, reason });
  });

async function build({ parts, tenants, db, publicUrl }: OutdatedWork, row: SeededApplicationRow): Promise<void> {
  const { packageUid } = await db.get<{ packageUid: string }>(sql`
    insert into package (realm_id, application_uid, applicant_uid, asked_by)
    values (${db.realmId}, ${row.application_uid}, ${row.applicant_uid}, ${row.created_by}) returning package_uid as "packageUid"`);
  const printer = openPrinter();
  const readers = createLazyReaders(1); // used only if a file is too large for its portal
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
    await job(unmanagedRun, { realmId: db.realmId, packageUid, epoch: 1 });
  } finally {
    await Promise.all([printer.close(), readers.close()]);
  }
}
