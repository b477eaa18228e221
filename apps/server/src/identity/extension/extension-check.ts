import { sql } from '../../platform/db/db.ts';
import type { Handler } from '../../platform/http/call.ts';
import { versionOrder } from './version-order.ts';

// Critical if any version after the installed one was: skipping a critical release does not make it less so.
export const extensionCheck: Handler<'extensionCheck'> = async ({ db }, { query }) => {
  const { newer, critical } = await db.get<{ newer: boolean; critical: boolean }>(sql`
    select count(*) > 0 as newer, coalesce(bool_or(is_critical), false) as critical from extension_release
    where realm_id = ${db.realmId} and version_order > ${versionOrder(query.currentVersion)}`);
  return { updateAvailable: newer, isCritical: critical };
};
