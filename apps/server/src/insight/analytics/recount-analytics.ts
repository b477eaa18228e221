import { sql, type Db } from '../../platform/db/db.ts';
import { foldAnalytics } from './fold-analytics.ts';

interface Difference {
  readonly measure: string;
  readonly day: string;
  readonly item: string;
  readonly destination: string;
  readonly summed: number;
  readonly counted: number;
}

// The sums that differ from the facts; none is the only right answer, at any moment.
export const findAnalyticsDifferences = (db: Db): Promise<Difference[]> =>
  db.many<Difference>(sql`
    select measure, day::text, item, destination, summed::int, counted::int from recount_analytics()
    order by measure, day, item, destination`);

// Forgets every sum of the realm and counts all facts again, at once for readers.
export const repairAnalytics = (db: Db): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.run(sql`select mark_all_for_analytics()`);
    await foldAnalytics(tx);
  });
