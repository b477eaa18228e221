import { sql } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Handler } from '../../platform/http/call.ts';
import { versionOrder } from './version-order.ts';

// Recorded for the admin's own realm, under the admin's name.
export const extensionCreate: Handler<'extensionCreate'> = async ({ actor, db }, { body }) => {
  const inserted = await db.run(sql`
    insert into extension_release (realm_id, version, version_order, is_critical, notes, created_by)
    values (${db.realmId}, ${body.version}, ${versionOrder(body.version)}, ${body.isCritical}, ${body.notes}, ${actor.personUid})
    on conflict do nothing`);
  if (inserted === 0) throw new AppError('extension.versionTaken');
  return body;
};
