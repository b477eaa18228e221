import { sql, type Tx } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { travelTogether } from './travellers.queries.ts';

// A fixed lock order, so that two opposite moves do not deadlock.
export const lockApplicants = (tx: Tx, applicantUids: readonly string[]): Promise<unknown> =>
  tx.many(sql`
    select applicant_uid from applicant where realm_id = ${tx.realmId} and applicant_uid = any(${applicantUids}::uuid[])
    order by applicant_uid for no key update`);

export async function assertTravelTogether(tx: Tx, from: string, to: string): Promise<void> {
  const found = await tx.find(sql`
    select from applicant a join applicant o on o.realm_id = a.realm_id
    where a.realm_id = ${tx.realmId} and a.applicant_uid = ${from} and o.applicant_uid = ${to} and ${travelTogether}`);
  if (!found) throw new AppError('document.notTogether');
}
