import { sql, type Db } from '../access/db.ts';
import { givenUp } from '../jobs/watch-given-up.ts';
import { failPackage } from './package-job.ts';

// Of every job the engine gave up, the package says so.
export async function failStrandedPackages(db: Db): Promise<number> {
  const found = await db.many<{ uid: string; epoch: number }>(sql`
    select p.package_uid as uid, p.run_epoch as epoch from package p
    join dbos.workflow_status w on w.workflow_uuid = 'buildPackage:' || p.package_uid || ':' || p.run_epoch
    where p.realm_id = ${db.realmId} and p.state in ('waiting', 'building') and w.status = any(${givenUp}) limit 200`);
  for (const { uid, epoch } of found)
    await db.transaction(async (tx) => {
      const row = await tx.find<{ application: string }>(sql`
        select application_uid as application from package where realm_id = ${tx.realmId} and package_uid = ${uid}
          and run_epoch = ${epoch} and state in ('waiting', 'building') for update`);
      if (row) await failPackage(tx, uid, row.application);
    });
  return found.length;
}
