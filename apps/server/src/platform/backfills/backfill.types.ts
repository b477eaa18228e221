import type { Tx } from '../db/db.ts';

// Fills a column or table that an earlier migration added, for rows that were there before, while the product runs. The release that has it
// writes the new column itself for every row it changes, so only old rows are left.
export interface Backfill {
  readonly name: string; // never used again for another one
  // Fills the rows after this key, in the order of their keys, at most some hundred: the transaction holds their locks. Nothing: done.
  readonly fill: (tx: Tx, after: string | null) => Promise<Filled | undefined>;
}

interface Filled {
  readonly reached: string; // the key of the last row
  readonly rows: number;
}
