import pino from 'pino';
import type { Customer } from '@visawright/contract/billing/billing.ts';
import type { PriceLine, Seller } from '@visawright/contract/billing/prices.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { readConfig } from '../../platform/config/config.ts';
import { sql } from '../../platform/db/db.ts';
import { openJobs } from '../../platform/jobs/jobs.ts';
import { createSealedObjectStore } from '../../platform/storage/sealed-objects.ts';
import { s3ObjectStore } from '../../platform/storage/object-store.ts';
import { addExchangeRate, savePriceList, saveSeller } from '../../delivery/billing/prices/change-prices.ts';
import { createQuote } from '../../delivery/billing/quotes/create-quote.ts';
import { acceptQuote } from '../../delivery/billing/quotes/decide-quote.ts';
import { issueInvoice } from '../../delivery/billing/documents/issue-invoice.ts';
import { createAgency, type TestAgency } from '../test-agency.ts';
import { createTestDatabase } from '../test-database.ts';
import { createTestTenant } from '../test-tenant.ts';

export const seller: Seller = {
  legalName: 'Meridian Visas Private Limited',
  address: '4 Station Road\nPune 411001',
  state: '27',
  gstin: '27AAPFU0939F1ZV',
  paymentNote: 'UPI meridian@bank',
  isShared: true,
};
export const customer: Customer = { name: 'Asha Rao', address: '12 Lake View\nPune 411004', gstin: null };

export const line = (facts: Partial<PriceLine>): PriceLine => ({
  kind: 'government',
  label: 'Visa fee',
  visaType: null,
  amount: 9_000,
  currency: 'EUR',
  per: 'traveller',
  ageFrom: null,
  ageUnder: null,
  gstRate: 0,
  taxCode: '',
  ...facts,
});
export const germanLines: PriceLine[] = [
  line({}),
  line({ kind: 'centre', label: 'Centre', amount: 193_300, currency: 'INR' }),
  line({ kind: 'service', label: 'Service', amount: 150_000, currency: 'INR', gstRate: 1_800, taxCode: '998555' }),
];

// 90.00 € at 98.4567, the centre's fee, the service and 9 % + 9 % of it
export const germanTotal = 886_110 + 193_300 + 150_000 + 13_500 + 13_500;

// Two agencies with prices for Germany; the real queue and object store.
export async function createBillingTenant() {
  const database = await createTestDatabase();
  const tenant = await createTestTenant(database);
  const { db, keys } = tenant;
  const store = s3ObjectStore(readConfig());
  const jobs = await openJobs(database.apiUrl, pino({ level: 'silent' }));
  const parts = { keys, jobs };
  const [here, there] = [await createAgency(tenant), await createAgency(tenant)];

  const price = async ({ agency }: TestAgency): Promise<void> => {
    await saveSeller(db, agency, { seller, version: 0 });
    await savePriceList(db, agency, { formId: 'germany', version: 0, lines: germanLines });
    await addExchangeRate(db, agency, { currency: 'EUR', rateMicros: 98_456_700, on: '2026-01-02' });
  };
  const quoted = async (applicationUid: string, actor: Actor = here.agent): Promise<string> => {
    const asked = { applicationUid, forTrip: false, customerState: '27' };
    return (await createQuote(db, keys, actor, asked)).quotes[0]!.quoteUid;
  };
  const accepted = async (applicationUid: string): Promise<string> => {
    const quoteUid = await quoted(applicationUid);
    await acceptQuote(db, here.agent, quoteUid);
    return quoteUid;
  };
  const invoiced = async (applicationUid: string): Promise<string> => {
    const asked = { quoteUid: await accepted(applicationUid), customer, language: 'en' as const };
    return (await issueInvoice(db, parts, here.agency, asked)).documents[0]!.billingUid;
  };
  return {
    database,
    tenant,
    here,
    there,
    parts,
    store,
    sealedObjects: createSealedObjectStore(store, keys),
    price,
    quoted,
    accepted,
    invoiced,
    setShared: (isShared: boolean) =>
      tenant.owner.run(sql`update seller set is_shared = ${isShared} where realm_id = ${tenant.realmId}`),
    async close() {
      await jobs.close();
      store.close();
      await tenant.close();
      await database.drop();
    },
  };
}
