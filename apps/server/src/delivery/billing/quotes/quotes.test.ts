import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBillingTenant, germanLines, germanTotal, line } from '../../../testing/billing/billing-tenant.ts';
import { loadApplicantKey } from '../../../platform/crypto/applicant-key.ts';
import { sealDetails } from '../../../applications/applicants/sealed-details.ts';
import { sql } from '../../../platform/db/db.ts';
import { getBilling } from '../documents/get-billing.ts';
import { addExchangeRate, savePriceList } from '../prices/change-prices.ts';
import { createQuote } from './create-quote.ts';
import { acceptQuote, withdrawQuote } from './decide-quote.ts';

let at: Awaited<ReturnType<typeof createBillingTenant>>;
beforeAll(async () => {
  at = await createBillingTenant();
});
afterAll(() => at.close());

const notFound = { code: 'record.notFound' };
const refused = { code: 'access.functionRefused' };
const asked = (applicationUid: string, forTrip = false) => ({ applicationUid, forTrip, customerState: '27' });

test("somebody else's application, quote and money look like not found", async () => {
  const { tenant, here, there } = at;
  const { db, keys } = tenant;
  await at.price(here);
  const { applicationUid } = await here.draft();
  const quoteUid = await at.quoted(applicationUid);
  const stranger = await tenant.traveller({ agencyUid: here.agencyUid });
  for (const actor of [there.agency, there.agent, here.colleague]) {
    await expect(getBilling(db, actor, applicationUid)).rejects.toMatchObject(notFound);
    await expect(createQuote(db, keys, actor, asked(applicationUid))).rejects.toMatchObject(notFound);
    await expect(acceptQuote(db, actor, quoteUid)).rejects.toMatchObject(notFound);
    await expect(withdrawQuote(db, actor, quoteUid)).rejects.toMatchObject(notFound);
  }
  await expect(getBilling(db, stranger, applicationUid)).rejects.toMatchObject(notFound);
  await expect(acceptQuote(db, stranger, quoteUid)).rejects.toMatchObject(refused);
  await expect(getBilling(db, here.reviewer, applicationUid)).rejects.toMatchObject(refused);
  const admin = await tenant.person('admin', here.agencyUid);
  await expect(getBilling(db, admin, applicationUid)).rejects.toMatchObject(refused);
});

test('says what is missing before a quote can be calculated', async () => {
  const { tenant, there } = at;
  const { db, keys } = tenant;
  const { applicationUid } = await there.draft();
  const ask = () => createQuote(db, keys, there.agent, asked(applicationUid));
  await expect(ask()).rejects.toMatchObject({ code: 'quote.noSeller' });
  await at.price(there);
  const { applicationUid: spain } = await there.draft();
  await tenant.owner.run(
    sql`update application set form_id = 'spain', version = version + 1 where realm_id = ${tenant.realmId} and application_uid = ${spain}`,
  );
  await expect(createQuote(db, keys, there.agent, asked(spain))).rejects.toMatchObject({ code: 'quote.noPrices' });
  await savePriceList(db, there.agency, {
    formId: 'germany',
    version: 1,
    lines: [...germanLines, line({ currency: 'USD' })],
  });
  await expect(ask()).rejects.toMatchObject({ code: 'quote.noRate', details: { currencies: ['USD'] } });
});

test('an accepted quote never changes, whatever the prices and rates become', async () => {
  const { tenant, here } = at;
  const { db } = tenant;
  const { applicationUid } = await here.draft();
  const first = await at.quoted(applicationUid);
  const second = await at.quoted(applicationUid);
  const { quotes } = await acceptQuote(db, here.agent, second);
  expect(quotes.map(({ quoteUid, state }) => [quoteUid, state])).toEqual([
    [second, 'accepted'],
    [first, 'withdrawn'],
  ]);
  expect(quotes[0]!.body).toMatchObject({
    total: germanTotal,
    cgst: 13_500,
    sgst: 13_500,
    travellers: 1,
    unknownAges: 1,
  });
  await savePriceList(db, here.agency, {
    formId: 'germany',
    version: 1,
    lines: germanLines.map((each) => ({ ...each, amount: 7 })),
  });
  await addExchangeRate(db, here.agency, { currency: 'EUR', rateMicros: 120_000_000, on: '2026-02-02' });
  expect((await getBilling(db, here.agent, applicationUid)).quotes[0]).toEqual(quotes[0]);
  await expect(at.quoted(applicationUid)).rejects.toMatchObject({ code: 'quote.alreadyAccepted' });
  await expect(acceptQuote(db, here.agent, first)).rejects.toMatchObject({ code: 'quote.notOpen' });
  for (const change of [sql`body = '{}'`, sql`total = 1`])
    await expect(
      db.run(sql`update quote set ${change} where realm_id = ${db.realmId} and quote_uid = ${second}`),
    ).rejects.toMatchObject({ code: '42501' });
  expect((await withdrawQuote(db, here.agent, second)).quotes[0]).toMatchObject({ state: 'withdrawn' });
  await savePriceList(db, here.agency, { formId: 'germany', version: 2, lines: germanLines });
});

test('two people accept two quotes at once: one of them wins', async () => {
  const { tenant, here } = at;
  const { applicationUid } = await here.draft();
  const uids = [await at.quoted(applicationUid), await at.quoted(applicationUid)];
  const results = await Promise.allSettled(uids.map((uid) => acceptQuote(tenant.db, here.agent, uid)));
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const { quotes } = await getBilling(tenant.db, here.agent, applicationUid);
  expect(quotes.filter(({ state }) => state === 'accepted')).toHaveLength(1);
});

test('counts everybody of the trip by age, but nobody out of reach', async () => {
  const { tenant, here } = at;
  const { db, keys, owner, realmId } = tenant;
  const lines = [
    line({ currency: 'INR', amount: 100, ageFrom: 6 }),
    line({ label: 'Child', currency: 'INR', amount: 40, ageUnder: 6 }),
  ];
  await savePriceList(db, here.agency, { formId: 'germany', version: 3, lines });
  const birth = async (birthDate: string | null, agentUid = here.agent.personUid) => {
    const applicantUid = await tenant.applicant({ agencyUid: here.agencyUid, agentUid });
    const key = await loadApplicantKey(db, keys, applicantUid);
    const details = sealDetails(key, { birthDate, passportNumber: null, phone: null });
    await owner.run(
      sql`update applicant set details = ${details} where realm_id = ${realmId} and applicant_uid = ${applicantUid}`,
    );
    return applicantUid;
  };
  const mother = await here.draft({ applicantUid: await birth('1988-04-02') });
  const sixOnTheDay = await here.draft({ applicantUid: await birth('2021-03-10') });
  const five = await here.draft({ applicantUid: await birth('2021-03-11') });
  const unknown = await here.draft({ applicantUid: await birth(null) });
  const colleagues = await here.draft();
  const { tripUid } = await owner.get<{ tripUid: string }>(sql`
    insert into trip (realm_id, agency_uid) values (${realmId}, ${here.agencyUid}) returning trip_uid as "tripUid"`);
  await owner.run(sql`
    update application set trip_uid = ${tripUid}, version = version + 1,
      agent_uid = case when application_uid = ${colleagues.applicationUid} then ${here.colleague.personUid}::uuid else agent_uid end
    where realm_id = ${realmId} and application_uid = any(${[mother, sixOnTheDay, five, unknown, colleagues].map(
      ({ applicationUid }) => applicationUid,
    )}::uuid[])`);
  const { quotes } = await createQuote(db, keys, here.agent, asked(mother.applicationUid, true));
  expect(quotes[0]!.body).toMatchObject({ travellers: 4, unknownAges: 1, total: 340 });
  expect(quotes[0]!.body.lines.map(({ label, quantity }) => [label, quantity])).toEqual([
    ['Visa fee', 3],
    ['Child', 1],
  ]);
});

test('a traveller sees what the agency shares, without withdrawn quotes', async () => {
  const { tenant, here } = at;
  const { db, keys } = tenant;
  const traveller = await tenant.traveller({ agencyUid: here.agencyUid, agentUid: here.agent.personUid });
  const { applicationUid } = await here.draft({ applicantUid: traveller.applicantUid! });
  const first = await at.quoted(applicationUid);
  await withdrawQuote(db, here.agent, first);
  const second = await at.quoted(applicationUid);
  const shown = await getBilling(db, traveller, applicationUid);
  expect([shown.quotes.map(({ quoteUid }) => quoteUid), shown.can]).toEqual([[second], []]);
  await at.setShared(false);
  expect(await getBilling(db, traveller, applicationUid)).toMatchObject({ quotes: [], documents: [] });
  await at.setShared(true);
  await expect(createQuote(db, keys, traveller, asked(applicationUid))).rejects.toMatchObject(refused);
});
