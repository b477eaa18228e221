import type { Tx } from '../access/db.ts';

// Jobs carry ids only: the engine's tables are plain and outside row-level security.
export interface JobInputs {
  resetMail: { realmId: string; requestUid: string };
}
export type JobName = keyof JobInputs;

export interface Jobs {
  // Committed with the caller's transaction or not at all. `key` makes a second enqueue of the same work a no-op.
  enqueue<N extends JobName>(tx: Tx, name: N, key: string, input: JobInputs[N]): Promise<void>;
  close(): Promise<void>;
}
