import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTenants } from '../../../platform/db/tenant-db.ts';
import { createBillingTenant, customer } from '../../../testing/billing/billing-tenant.ts';
import { sql, type TenantDatabase } from '../../../platform/db/db.ts';
import { issueInvoice } from './issue-invoice.ts';
import { takeNumber } from './take-number.ts';

let at: Awaited<ReturnType<typeof createBillingTenant>>;
let wide: TenantDatabase;
beforeAll(async () => {
  at = await createBillingTenant();
  wide = openTenants(at.database.apiUrl, 16);
});
afterAll(async () => {
  await wide.close();
  await at.close();
});

class Undone extends Error {}

// Deterministic, so that a failure can be repeated.
const isUndone = (n: number) => (n * 7_919) % 5 < 2;

test('no gap and no duplicate among parallel writers, of which two in five roll back', async () => {
  const { tenant, here } = at;
  const db = wide.forRealm(tenant.realmId);
  const series = { agencyUid: here.agencyUid, kind: 'receipt' as const, financialYear: 2026 };
  const taken: number[] = [];
  const writers = Array.from({ length: 400 }, async (_each, n) => {
    try {
      const committed = await db.transaction(async (tx) => {
        const no = await takeNumber(tx, series);
        if (isUndone(n)) throw new Undone();
        return no;
      });
      taken.push(committed);
    } catch (error) {
      if (!(error instanceof Undone)) throw error;
    }
  });
  await Promise.all(writers);
  const wanted = Array.from({ length: 400 }, (_each, n) => n).filter((n) => !isUndone(n)).length;
  expect(wanted).toBeLessThan(300);
  expect(taken.sort((a, b) => a - b)).toEqual(Array.from({ length: wanted }, (_each, n) => n + 1));
});

test('each agency, kind and financial year counts by itself', async () => {
  const { tenant, there } = at;
  const take = (kind: 'invoice' | 'receipt', financialYear: number) =>
    tenant.db.transaction((tx) => takeNumber(tx, { agencyUid: there.agencyUid, kind, financialYear }));
  expect([await take('invoice', 2026), await take('invoice', 2026), await take('invoice', 2027)]).toEqual([1, 2, 1]);
  expect(await take('receipt', 2026)).toBe(1);
});

test('invoices issued at once have consecutive numbers; one that fails leaves no gap', async () => {
  const { tenant, here, parts } = at;
  await at.price(here);
  const quotes: string[] = [];
  for (let n = 0; n < 12; n++) quotes.push(await at.accepted((await here.draft()).applicationUid));
  const failing = { ...parts, jobs: { ...parts.jobs, enqueue: () => Promise.reject(new Undone()) } };
  const db = wide.forRealm(tenant.realmId);
  const asked = (quoteUid: string) => ({ quoteUid, customer, language: 'en' as const });
  const all = quotes.flatMap((quoteUid) =>
    [failing, parts, parts].map((each) => issueInvoice(db, each, here.agency, asked(quoteUid))),
  );
  const results = await Promise.allSettled(all);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(12);
  const rows = await tenant.owner.many<{ no: number; number: string }>(sql`
    select number_no as no, number from billing_document
    where realm_id = ${tenant.realmId} and agency_uid = ${here.agencyUid} and kind = 'invoice' order by number_no`);
  expect(rows.map(({ no }) => no)).toEqual(Array.from({ length: 12 }, (_each, n) => n + 1));
  for (const { no, number } of rows)
    expect(number).toMatch(new RegExp(`^INV/\\d\\d-\\d\\d/000${String(no).padStart(2, '0')}$`));
});
