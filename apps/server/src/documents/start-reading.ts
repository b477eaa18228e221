import type { Tx } from '../access/db.ts';
import type { Jobs } from '../jobs/jobs.types.ts';

// In the transaction that made the document, or raised its run_epoch to `epoch`.
export const startReading = (tx: Tx, jobs: Jobs, docId: string, epoch: number): Promise<void> =>
  jobs.enqueue(tx, 'readDocument', `${docId}:${epoch}`, { realmId: tx.realmId, docId, epoch });
