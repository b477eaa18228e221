import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBillingTenant, germanLines, line, seller } from '../../../testing/billing/billing-tenant.ts';
import { sql } from '../../../platform/db/db.ts';
import { addExchangeRate, savePriceList, saveSeller } from './change-prices.ts';
import { getPrices } from './get-prices.ts';

let at: Awaited<ReturnType<typeof createBillingTenant>>;
beforeAll(async () => {
  at = await createBillingTenant();
});
afterAll(() => at.close());

const refused = { code: 'access.functionRefused' };
const notFound = { code: 'record.notFound' };

test("nobody sees or changes another agency's prices", async () => {
  const { tenant, here, there } = at;
  await expect(getPrices(tenant.db, here.agency, there.agencyUid)).rejects.toMatchObject(notFound);
  for (const actor of [here.agent, here.reviewer, await tenant.traveller({ agencyUid: here.agencyUid })]) {
    await expect(getPrices(tenant.db, actor)).rejects.toMatchObject(refused);
    await expect(saveSeller(tenant.db, actor, { seller, version: 0 })).rejects.toMatchObject(refused);
  }
  const admin = await tenant.person('admin', await tenant.agency('SUPER_ADMIN'));
  const list = { formId: 'germany', version: 0, lines: germanLines };
  await expect(savePriceList(tenant.db, admin, list)).rejects.toMatchObject(refused);
  expect(await getPrices(tenant.db, admin, here.agencyUid)).toMatchObject({ agencyUid: here.agencyUid, seller: null });
});

test('an edit that began before another one is refused', async () => {
  const { tenant, there } = at;
  const { db } = tenant;
  expect(await saveSeller(db, there.agency, { seller, version: 0 })).toMatchObject({ seller, sellerVersion: 1 });
  await expect(saveSeller(db, there.agency, { seller, version: 0 })).rejects.toMatchObject({
    code: 'record.versionStale',
  });
  const other = { ...seller, legalName: 'Other' };
  expect(await saveSeller(db, there.agency, { seller: other, version: 1 })).toMatchObject({
    seller: other,
    sellerVersion: 2,
  });
  const list = { formId: 'germany', version: 0, lines: germanLines };
  expect((await savePriceList(db, there.agency, list)).lists).toMatchObject([
    { formId: 'germany', version: 1, lines: germanLines },
  ]);
  await expect(savePriceList(db, there.agency, list)).rejects.toMatchObject({ code: 'record.versionStale' });
  const shorter = { ...list, version: 1, lines: [line({ amount: 1 })] };
  expect((await savePriceList(db, there.agency, shorter)).lists[0]).toMatchObject({
    version: 2,
    lines: [{ amount: 1 }],
  });
  await expect(savePriceList(db, there.agency, { ...list, formId: 'atlantis' })).rejects.toMatchObject({
    code: 'price.destinationUnknown',
  });
});

test('rates are added, never changed, and the newest day counts', async () => {
  const { tenant, here } = at;
  const add = (rateMicros: number, on: string) =>
    addExchangeRate(tenant.db, here.agency, { currency: 'EUR', rateMicros, on });
  await add(98_000_000, '2026-01-05');
  await add(97_000_000, '2026-01-04');
  const { rates } = await add(98_500_000, '2026-01-05'); // corrects what was entered for that day
  expect(rates).toMatchObject([{ currency: 'EUR', rateMicros: 98_500_000, on: '2026-01-05' }]);
  await expect(add(98_000_000, '2999-01-01')).rejects.toMatchObject({ code: 'price.dateAhead' });
  await expect(
    tenant.owner.run(sql`update exchange_rate set rate_micros = 1 where realm_id = ${tenant.realmId}`),
  ).rejects.toThrow();
});
