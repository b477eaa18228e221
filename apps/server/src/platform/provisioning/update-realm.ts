import { getRealmOrder } from '../realms/realms.queries.ts';
import { createRealm } from './create-realm.ts';
import type { Operator } from './operator.ts';

// Gives an existing realm the settings a new one gets. What its admins have set stays.
export async function updateRealm(operator: Operator, path: string): Promise<void> {
  await createRealm(operator, { ...(await getRealmOrder(operator.tenants, path)), keepsSettings: true });
}
