import { isEditable } from '@visawright/contract/applications/application-status.ts';
import { sql, type Db, type Jobs } from '@visawright/server/tools.ts';
import { requestPackageIfPossible } from '@visawright/server/product.ts';
import { demoApplications } from '../applications/demo-applications.ts';
import { demoReference } from '../applications/demo-journey.ts';
import { isDrawn, type DemoRealm } from '../documents/is-drawn.ts';
import { seededApplications } from '../database/seeded-applications.queries.ts';

// Requests packages that the worker builds once it runs. Only for drawn applications, because documents without files would give an empty
// package. Returns the number of requests.
export async function seedPackages(db: Db, jobs: Jobs, demoRealm: DemoRealm): Promise<number> {
  const cases = new Map(
    demoApplications.map((demoApplication, at) => [demoReference(demoRealm.path, at), demoApplication]),
  );
  const rows = await seededApplications(db, [...cases.keys()]);
  const built = rows.filter(
    ({ reference, status }) =>
      !isEditable(status) && status !== 'form-data-collected' && isDrawn(cases.get(reference)!, demoRealm),
  );
  let asked = 0;
  for (const { application_uid: uid, declared_by } of built) {
    const known = await db.find(sql`
      select from package where realm_id = ${db.realmId} and application_uid = ${uid}`);
    if (known) continue;
    await db.transaction((tx) => requestPackageIfPossible(tx, jobs, uid, declared_by));
    asked++;
  }
  return asked;
}
