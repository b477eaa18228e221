import { isEditable } from '@visawright/contract/application-status.ts';
import { sql, type Db } from '../../access/db.ts';
import type { Jobs } from '../../jobs/jobs.types.ts';
import { askByItself } from '../../packages/ask-package.ts';
import { demoCases } from '../case-rows.ts';
import { demoReference } from '../demo-application.ts';
import { isDrawn, type DemoPlace } from './is-drawn.ts';
import { seededApplications } from './seeded.queries.ts';

// Where an application has come so far, its package is built: asked for here, made by the worker once it runs. Papers without a file
// would make an empty one, so only the drawn ones get theirs. The number asked for.
export async function seedPackages(db: Db, jobs: Jobs, place: DemoPlace): Promise<number> {
  const cases = new Map(demoCases.map((told, at) => [demoReference(place.path, at), told]));
  const rows = await seededApplications(db, [...cases.keys()]);
  const built = rows.filter(
    ({ reference, status }) =>
      !isEditable(status) && status !== 'form-data-collected' && isDrawn(cases.get(reference)!, place),
  );
  let asked = 0;
  for (const { application_uid: uid, declared_by } of built) {
    const known = await db.find(sql`
      select from package where realm_id = ${db.realmId} and application_uid = ${uid}`);
    if (known) continue;
    await db.transaction((tx) => askByItself(tx, jobs, uid, declared_by));
    asked++;
  }
  return asked;
}
