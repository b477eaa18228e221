import type { Tx } from '../../platform/db/db.ts';
import type { Jobs } from '../../platform/jobs/jobs.types.ts';

// Call in the transaction that creates the document or raises its run_epoch to `epoch`.
export const enqueueReading = (tx: Tx, jobs: Jobs, docId: string, epoch: number): Promise<void> =>
  jobs.enqueue(tx, 'readDocument', `${docId}:${epoch}`, { realmId: tx.realmId, docId, epoch });
