import { sql } from '../access/db.ts';
import type { Handler } from '../http/call.ts';
import { versionOrder } from './version-order.ts';

// Critical when any version since the installed one was: skipping over it does not make it less so.
export const extensionCheck: Handler<'extensionCheck'> = async ({ db }, { query }) => {
  const { newer, critical } = await db.get<{ newer: boolean; critical: boolean }>(sql`
    select count(*) > 0 as newer, coalesce(bool_or(is_critical), false) as critical from extension_release
    where realm_id = ${db.realmId} and version_order > ${versionOrder(query.currentVersion)}`);
  return { updateAvailable: newer, isCritical: critical };
};
