import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../../platform/access/actor.types.ts';
import type { ActorCall } from '../../../platform/http/call.ts';
import { sql } from '../../../platform/db/db.ts';
import { openPrinter } from '../../packages/sheets/printing/printer.ts';
import { pagesOf } from '../../packages/sheets/testing/printed.ts';
import { createBillingTenant, customer, germanTotal } from '../../../testing/billing/billing-tenant.ts';
import { withdrawQuote } from '../quotes/decide-quote.ts';
import { printDocument } from '../print/print-job.ts';
import { billingFile, retainedBillingFile } from './billing-file.ts';
import { getBilling } from './get-billing.ts';
import { issueInvoice } from './issue-invoice.ts';
import { listBilling } from './list-billing.ts';
import { cancelInvoice, recordPayment } from './settle-invoice.ts';

let at: Awaited<ReturnType<typeof createBillingTenant>>;
const printer = openPrinter();
beforeAll(async () => {
  at = await createBillingTenant();
  await at.price(at.here);
});
afterAll(async () => {
  await printer.close();
  await at.close();
});

const notFound = { code: 'record.notFound' };
const refused = { code: 'access.functionRefused' };
const paid = (billingUid: string, amount: number) =>
  ({ billingUid, amount, paidOn: '2026-01-02', method: 'upi', reference: 'UTR 4711' }) as const;
const call = (actor: Actor): ActorCall =>
  ({ db: at.tenant.db, actor, parts: { ...at.parts, sealedObjects: at.sealedObjects } }) as ActorCall;
const fileFor = (actor: Actor, billingUid: string) =>
  billingFile(call(actor), { params: {}, query: { billingUid }, body: undefined });
const print = (billingUid: string) =>
  printDocument(
    { tenants: undefined as never, keys: at.tenant.keys, sealedObjects: at.sealedObjects, printer },
    at.tenant.worker,
    billingUid,
  );

test("only the agency issues, settles and cancels; another agency's invoice looks like not found", async () => {
  const { tenant, here, there, parts } = at;
  const { db } = tenant;
  const { applicationUid } = await here.draft();
  const quoteUid = await at.accepted(applicationUid);
  const asked = { quoteUid, customer, language: 'en' as const };
  await expect(issueInvoice(db, parts, there.agency, asked)).rejects.toMatchObject(notFound);
  for (const actor of [here.agent, here.reviewer])
    await expect(issueInvoice(db, parts, actor, asked)).rejects.toMatchObject(refused);
  const { documents } = await issueInvoice(db, parts, here.agency, asked);
  const { billingUid } = documents[0]!;
  await expect(recordPayment(db, parts, there.agency, paid(billingUid, 1))).rejects.toMatchObject(notFound);
  await expect(cancelInvoice(db, parts, there.agency, { billingUid, reason: 'x' })).rejects.toMatchObject(notFound);
  await expect(recordPayment(db, parts, here.agent, paid(billingUid, 1))).rejects.toMatchObject(refused);
  for (const actor of [there.agency, here.colleague])
    await expect(fileFor(actor, billingUid)).rejects.toMatchObject(notFound);
  await expect(listBilling(db, there.agency, { agencyUid: here.agencyUid })).rejects.toMatchObject(notFound);
  expect((await listBilling(db, there.agency, {})).items).toEqual([]);
  await expect(listBilling(db, here.agent, {})).rejects.toMatchObject(refused);
});

test('from the accepted quote to the receipt, the credit note and a new invoice', async () => {
  const { tenant, here, parts } = at;
  const { db } = tenant;
  const { applicationUid } = await here.draft();
  const open = await at.quoted(applicationUid);
  await expect(
    issueInvoice(db, parts, here.agency, { quoteUid: open, customer, language: 'en' }),
  ).rejects.toMatchObject({ code: 'invoice.notAccepted' });
  await withdrawQuote(db, here.agent, open);
  const billingUid = await at.invoiced(applicationUid);
  const start = await getBilling(db, here.agent, applicationUid);
  expect(start.balance).toEqual({ invoiced: germanTotal, paid: 0, due: germanTotal });
  const { quoteUid } = start.quotes.find(({ state }) => state === 'accepted')!;
  await expect(withdrawQuote(db, here.agent, quoteUid)).rejects.toMatchObject({ code: 'invoice.alreadyIssued' });
  await expect(recordPayment(db, parts, here.agency, paid(billingUid, germanTotal + 1))).rejects.toMatchObject({
    code: 'payment.tooMuch',
    details: { due: germanTotal },
  });
  await expect(
    recordPayment(db, parts, here.agency, { ...paid(billingUid, 1), paidOn: '2999-01-01' }),
  ).rejects.toMatchObject({ code: 'price.dateAhead' });
  const after = await recordPayment(db, parts, here.agency, paid(billingUid, 500_000));
  expect(after.balance).toEqual({ invoiced: germanTotal, paid: 500_000, due: germanTotal - 500_000 });
  expect(after.documents[0]).toMatchObject({ kind: 'receipt', amount: 500_000, aboutUid: billingUid, method: 'upi' });

  const cancelled = await cancelInvoice(db, parts, here.agency, { billingUid, reason: 'Wrong name' });
  expect(cancelled.balance).toEqual({ invoiced: 0, paid: 500_000, due: -500_000 });
  expect(cancelled.documents.map(({ kind, isCancelled }) => [kind, isCancelled])).toEqual([
    ['creditNote', false],
    ['receipt', false],
    ['invoice', true],
  ]);
  await expect(cancelInvoice(db, parts, here.agency, { billingUid, reason: 'again' })).rejects.toMatchObject({
    code: 'invoice.cancelled',
  });
  await expect(recordPayment(db, parts, here.agency, paid(billingUid, 1))).rejects.toMatchObject({
    code: 'invoice.cancelled',
  });
  const again = await issueInvoice(db, parts, here.agency, { quoteUid, customer, language: 'hi' });
  expect(again.balance.due).toBe(germanTotal - 500_000);
});

test('two payments at once never exceed what is due', async () => {
  const { tenant, here, parts } = at;
  const billingUid = await at.invoiced((await here.draft()).applicationUid);
  const half = Math.ceil(germanTotal / 2) + 1;
  const results = await Promise.allSettled(
    [1, 2].map(() => recordPayment(tenant.db, parts, here.agency, paid(billingUid, half))),
  );
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a tax invoice has what the law asks for', async () => {
  const { tenant, here, parts } = at;
  const quoteUid = await at.accepted((await here.draft()).applicationUid);
  const issue = (facts: Partial<typeof customer>) =>
    issueInvoice(tenant.db, parts, here.agency, { quoteUid, customer: { ...customer, ...facts }, language: 'en' });
  await expect(issue({ gstin: '29AAGCB7383J1Z4' })).rejects.toMatchObject({ code: 'invoice.stateDiffers' });
  await expect(issue({ gstin: '27AAPFU0939F1ZV', address: '' })).rejects.toMatchObject({
    code: 'invoice.addressNeeded',
  });
  expect((await issue({ address: '' })).documents).toHaveLength(1); // below fifty thousand rupees
});

test('an issued document cannot be changed or deleted, not even by its owner or the table’s', async () => {
  const { tenant, here } = at;
  const billingUid = await at.invoiced((await here.draft()).applicationUid);
  const row = sql`where realm_id = ${tenant.realmId} and billing_uid = ${billingUid}`;
  await expect(tenant.db.run(sql`delete from billing_document ${row}`)).rejects.toMatchObject({ code: '42501' });
  await expect(tenant.worker.run(sql`delete from billing_document ${row}`)).rejects.toMatchObject({ code: '42501' });
  for (const change of [
    sql`amount = 1`,
    sql`number = 'X'`,
    sql`body = ''`,
    sql`issued_on = '2020-01-01'`,
    sql`keep_until = '2020-01-01'`,
  ])
    await expect(tenant.owner.run(sql`update billing_document set ${change} ${row}`)).rejects.toThrow(
      'does not change',
    );
});

test('prints once, sealed, for those who may read it', async () => {
  const { tenant, here } = at;
  const traveller = await tenant.traveller({ agencyUid: here.agencyUid, agentUid: here.agent.personUid });
  const { applicationUid } = await here.draft({ applicantUid: traveller.applicantUid! });
  const billingUid = await at.invoiced(applicationUid);
  await expect(fileFor(here.agency, billingUid)).rejects.toMatchObject({ code: 'invoice.notPrinted' });
  await print(billingUid);
  const { object_key: key } = await tenant.owner.get<{ object_key: string }>(
    sql`select object_key from billing_document where realm_id = ${tenant.realmId} and billing_uid = ${billingUid}`,
  );
  expect((await at.store.get(key)).includes('%PDF')).toBe(false);
  await print(billingUid); // a second run of the job
  for (const actor of [here.agency, here.agent, traveller]) {
    const file = await fileFor(actor, billingUid);
    expect(file.opened).toEqual([{ applicantUid: traveller.applicantUid, docIds: [], file: 'invoice' }]);
    const text = pagesOf(file.body as Buffer).join('\n');
    for (const words of [
      'Tax invoice',
      'Asha Rao',
      '27AAPFU0939F1ZV',
      '998555',
      '₹12,564.10',
      'Maharashtra (27)',
      'EUR = ₹98.4567',
    ])
      expect(text).toContain(words);
  }
  await at.setShared(false);
  await expect(fileFor(traveller, billingUid)).rejects.toMatchObject(notFound);
  await at.setShared(true);
});

test('the list of an agency shows everything, page by page; retained documents only open once their application is gone', async () => {
  const { tenant, here } = at;
  const { applicationUid } = await here.draft();
  const billingUid = await at.invoiced(applicationUid);
  await print(billingUid);
  const first = await listBilling(tenant.db, here.agency, { limit: '2' });
  expect(first.items[0]).toMatchObject({ billingUid, isPrinted: true, reference: expect.any(String) as string });
  const second = await listBilling(tenant.db, here.agency, { limit: '100', cursor: first.nextCursor! });
  expect(first.items.length + second.items.length).toBe(first.total);
  const retained = (actor: Actor) =>
    retainedBillingFile(call(actor), { params: {}, query: { billingUid }, body: undefined });
  await expect(retained(here.agency)).rejects.toMatchObject(notFound);
  await tenant.owner.run(
    sql`delete from application where realm_id = ${tenant.realmId} and application_uid = ${applicationUid}`,
  );
  expect((await listBilling(tenant.db, here.agency, { limit: '1' })).items[0]).toMatchObject({
    billingUid,
    reference: null,
  });
  expect((await retained(here.agency)).mediaType).toBe('application/pdf');
  await expect(retained(at.there.agency)).rejects.toMatchObject(notFound);
  expect(
    await tenant.owner.many(
      sql`select 1 as one from change_log where realm_id = ${tenant.realmId} and kind = 'retainedInvoiceOpened'`,
    ),
  ).toHaveLength(1);
});
