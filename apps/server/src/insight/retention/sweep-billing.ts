import { todayInRealm } from '../../forms/catalogue/verifications.queries.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import { runHourlyInRealms, type SweepParts } from '../../platform/jobs/run-hourly.ts';

// Invoices whose legal period is over, with their receipts, credit notes and PDFs.
export const sweepBilling = async (db: Db, today: string): Promise<number> =>
  (await db.get<{ n: number }>(sql`select remove_old_billing(${today}::date) as n`)).n;

export const sweepBillingHourly = (parts: SweepParts): { close(): void } =>
  runHourlyInRealms(parts, 'invoices past their legal period', async (db) => sweepBilling(db, await todayInRealm(db)));
