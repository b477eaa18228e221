import { sql, type Db } from '../../apps/server/src/access/db.ts';
import { openOperator, type Operator } from '../../apps/server/src/realms/operator.ts';
import { findRealmId } from '../../apps/server/src/realms/realms.queries.ts';

export { sql };

// What the tables hold, to compare with what the screens say; as the tables' owner, within one realm.
export async function inRealm<T>(realm: string, work: (db: Db, operator: Operator) => Promise<T>): Promise<T> {
  const operator = openOperator();
  try {
    const realmId = await findRealmId(operator.tenants, realm);
    if (!realmId) throw new Error(`realm ${realm} is not there: start with npm run e2e`);
    return await work(operator.tenants.forRealm(realmId), operator);
  } finally {
    await operator.tenants.close();
  }
}
