import { sql, type Db } from '../../platform/db/db.ts';
import { foldAnalytics } from './fold-analytics.ts';

interface Difference {
  readonly key: string; // measure and item
  readonly span: string;
  readonly destination: string;
  readonly summed: number;
  readonly counted: number;
}

// The sums that differ from the facts; none is the only right answer, at any moment.
export const findAnalyticsDifferences = (db: Db): Promise<Difference[]> =>
  db.many<Difference>(sql`
    select key, span, destination, summed::int, counted::int from recount_analytics_sums()
    order by key, span, destination`);

// Forgets every sum of the realm and counts all facts again, at once for readers.
export const repairAnalytics = (db: Db): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.run(sql`select mark_all_for_analytics()`);
    await foldAnalytics(tx);
  });
