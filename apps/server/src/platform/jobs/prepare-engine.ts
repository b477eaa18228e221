import { DBOS } from '@dbos-inc/dbos-sdk';
import { openClient } from '../db/connection.ts';

// The engine's tables belong to the owner role. The API may only add to a queue, the worker may process it, and neither may change a
// table.
const grants = `
  grant usage on schema dbos to visawright_api, visawright_worker;
  grant select, insert, update, delete on all tables in schema dbos to visawright_worker;
  revoke insert, update, delete on dbos.dbos_migrations from visawright_worker;
  grant usage on all sequences in schema dbos to visawright_worker;
  grant insert on dbos.workflow_status, dbos.workflow_input to visawright_api;
  -- Adding the same job again touches its row to read back what stands there; when it was queued is counted for metrics.
  grant select (workflow_uuid, status, name, class_name, config_name, queue_name, executor_id, creator_xid, serialization, created_at),
    update (creator_xid) on dbos.workflow_status to visawright_api;
  grant select (workflow_uuid) on dbos.workflow_input to visawright_api;
`;

// Runs as the owner together with the migrations; safe to run again.
export async function prepareEngine(ownerUrl: string): Promise<void> {
  await DBOS.migrate(ownerUrl, { schemaName: 'dbos' });
  const client = await openClient(ownerUrl);
  try {
    await client.query(grants);
  } finally {
    await client.end();
  }
}
