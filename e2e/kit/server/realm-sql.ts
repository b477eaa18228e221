import { sql, openOperator, findRealmId, type Db, type Operator } from '@visawright/server/tools.ts';

export { sql };

// Database access as the table owner within one realm, to compare rows with what the screens show.
export async function inRealm<T>(realm: string, work: (db: Db, operator: Operator) => Promise<T>): Promise<T> {
  const operator = openOperator();
  try {
    const realmId = await findRealmId(operator.tenants, realm);
    if (!realmId) throw new Error(`realm ${realm} does not exist: start with npm run e2e`);
    return await work(operator.tenants.forRealm(realmId), operator);
  } finally {
    await operator.tenants.close();
  }
}
