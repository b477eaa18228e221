import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBillingTenant } from '../../testing/billing/billing-tenant.ts';
import { sql } from '../../platform/db/db.ts';
import { recordPayment } from '../../delivery/billing/documents/settle-invoice.ts';
import { sweepBilling } from './sweep-billing.ts';

let at: Awaited<ReturnType<typeof createBillingTenant>>;
beforeAll(async () => {
  at = await createBillingTenant();
  await at.price(at.here);
});
afterAll(() => at.close());

const storedKinds = async () =>
  (
    await at.tenant.owner.many<{ kind: string }>(sql`
      select kind from billing_document where realm_id = ${at.tenant.realmId} order by issued_at`)
  ).map(({ kind }) => kind);

test('an invoice and its receipt outlive the erased traveller, without a link, until the legal period is over', async () => {
  const { tenant, here, parts } = at;
  const { owner, realmId, db, worker } = tenant;
  const traveller = await tenant.traveller({ agencyUid: here.agencyUid, agentUid: here.agent.personUid });
  const { applicationUid } = await here.draft({ applicantUid: traveller.applicantUid! });
  const billingUid = await at.invoiced(applicationUid);
  await recordPayment(db, parts, here.agency, {
    billingUid,
    amount: 100,
    paidOn: '2026-01-02',
    method: 'cash',
    reference: '',
  });
  const { uid } = await owner.get<{ uid: string }>(sql`
    insert into erasure (realm_id, applicant_uid, person_uid, cause)
    values (${realmId}, ${traveller.applicantUid}, ${traveller.personUid}, 'self') returning erasure_uid as uid`);
  await expect(at.quoted(applicationUid)).rejects.toMatchObject({ code: 'quote.alreadyAccepted' });
  await worker.run(sql`select erase_rows(${uid})`);
  expect(await owner.many(sql`select from quote where realm_id = ${realmId}`)).toEqual([]);
  const rows = await owner.many<{ application_uid: string | null; keep_until: string }>(sql`
    select application_uid, keep_until from billing_document where realm_id = ${realmId}`);
  expect(rows.map(({ application_uid }) => application_uid)).toEqual([null, null]);

  const last = rows[0]!.keep_until;
  expect(last.slice(4)).toBe('-03-31');
  expect(await sweepBilling(worker, last)).toBe(0);
  expect(await storedKinds()).toEqual(['invoice', 'receipt']);
  expect(await sweepBilling(worker, `${last.slice(0, 4)}-04-01`)).toBe(1);
  expect(await storedKinds()).toEqual([]);
});

test('a legal hold keeps a document for longer, and nothing new is issued about somebody who is being erased', async () => {
  const { tenant, here } = at;
  const { owner, realmId, worker } = tenant;
  const { applicationUid, applicantUid } = await here.draft();
  await at.invoiced(applicationUid);
  const { uid } = await owner.get<{ uid: string }>(sql`
    insert into legal_hold (realm_id, applicant_uid, reason, placed_by)
    values (${realmId}, ${applicantUid}, '', ${here.agency.personUid}) returning hold_uid as uid`);
  expect(await sweepBilling(worker, '2999-01-01')).toBe(0);
  await owner.run(sql`
    update legal_hold set released_at = now(), released_by = ${here.agency.personUid} where realm_id = ${realmId} and hold_uid = ${uid}`);
  expect(await sweepBilling(worker, '2999-01-01')).toBe(1);

  const quoteUid = await at.accepted((await here.draft()).applicationUid);
  await owner.run(
    sql`insert into erasure (realm_id, applicant_uid, cause) values (${realmId}, ${applicantUid}, 'agency')`,
  );
  const late = tenant.db.run(sql`
    update quote set state = 'withdrawn', withdrawn_by = ${here.agent.personUid}, withdrawn_at = now()
    where realm_id = ${realmId} and quote_uid = ${quoteUid}`);
  await expect(late).rejects.toMatchObject({ code: 'VW004' });
});
