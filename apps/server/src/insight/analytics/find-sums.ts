import { sql, type Db } from '../../platform/db/db.ts';
import { formerSums } from './former-sums.queries.ts';
import * as sums from './sums.queries.ts';

export type Sums = typeof sums;

// The former release's, as long as some of what it had counted is not in ours.
export async function findSums(db: Db): Promise<Sums> {
  const isUnsummed = await db.find(sql`
    select 1 from analytics_share where realm_id = ${db.realmId} and not is_summed limit 1`);
  return isUnsummed ? formerSums : sums;
}
