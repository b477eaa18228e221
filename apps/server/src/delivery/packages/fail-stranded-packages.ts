import { sql, type Db } from '../../platform/db/db.ts';
import { isGivenUp } from '../../platform/jobs/is-given-up.ts';
import { failPackage } from './package-job.ts';

// Marks packages as failed whose job the workflow engine has given up.
export async function failStrandedPackages(db: Db): Promise<number> {
  const found = await db.many<{ uid: string; epoch: number }>(sql`
    select p.package_uid as uid, p.run_epoch as epoch from package p
    where p.realm_id = ${db.realmId} and p.state in ('waiting', 'building')
      and ${isGivenUp('buildPackage', sql`p.package_uid || ':' || p.run_epoch`)}
    limit 200`);
  for (const { uid, epoch } of found)
    await db.transaction(async (tx) => {
      const row = await tx.find<{ application: string }>(sql`
        select application_uid as application from package where realm_id = ${tx.realmId} and package_uid = ${uid}
          and run_epoch = ${epoch} and state in ('waiting', 'building') for update`);
      if (row) await failPackage(tx, uid, row.application);
    });
  return found.length;
}
