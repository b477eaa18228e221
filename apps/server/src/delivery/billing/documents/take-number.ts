import type { BillingKind } from '@visawright/contract/billing/billing-number.ts';
import { sql, type Tx } from '../../../platform/db/db.ts';

export interface Series {
  readonly agencyUid: string;
  readonly kind: BillingKind;
  readonly financialYear: number;
}

// The next number of a series. The counter's row stays locked until the transaction ends, so that a number is used or given back before
// anybody else can take one: no gap, no duplicate, and numbers in the order of their commits.
export const takeNumber = async (tx: Tx, { agencyUid, kind, financialYear }: Series): Promise<number> =>
  (
    await tx.get<{ no: number }>(sql`
      insert into billing_counter (realm_id, agency_uid, kind, financial_year, last_no)
      values (${tx.realmId}, ${agencyUid}, ${kind}, ${financialYear}, 1)
      on conflict (realm_id, agency_uid, kind, financial_year) do update set last_no = billing_counter.last_no + 1
      returning last_no as no`)
  ).no;
