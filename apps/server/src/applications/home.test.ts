import { statuses } from '@visawright/contract/application-status.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../access/db.ts';
import { sendForReview } from '../reviews/send-for-review.ts';
import { testDatabase, type TestDatabase } from '../testing/database.ts';
import { openAgency, type OpenAgency } from '../testing/drafts.ts';
import { openHouse, type House } from '../testing/house.ts';
import { home } from './home.ts';

let database: TestDatabase;
let house: House;
let here: OpenAgency;

beforeAll(async () => {
  database = await testDatabase();
  house = await openHouse(database);
  here = await openAgency(house);
});
afterAll(async () => {
  await house?.close();
  await database?.drop();
});

const dayFrom = (today: string, days: number) =>
  new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);

// As the owner, past the triggers: only where and when they stand matters here.
const put = async (uid: string, facts: { lodge?: number; review?: string; idle?: boolean }) => {
  await house.owner.transaction(async (tx) => {
    await tx.run(sql`alter table application disable trigger application_life`);
    await tx.run(sql`
      update application set review = ${facts.review ?? 'none'}, updated_at = now() - ${facts.idle ? '4 days' : '0 days'}::interval,
        lodge_by = (now() at time zone 'Asia/Kolkata')::date + ${facts.lodge ?? null}::int
      where realm_id = ${house.realmId} and application_uid = ${uid}`);
    await tx.run(sql`alter table application enable trigger application_life`);
  });
};

test('an agent without work sees zeros, fourteen days and the day of the realm', async () => {
  const fresh = await house.person('agent', here.agencyUid);
  const page = await home(house.db, fresh);
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
  expect(page).toMatchObject({
    today: day,
    needsMe: [],
    needsMeCount: 0,
    waiting: [],
    overdue: 0,
    openCount: 0,
    teamAverage: 0,
  });
  expect(page.lodgeBy.map(({ day: each }) => each)).toEqual(Array.from({ length: 14 }, (_, n) => dayFrom(day, n)));
  expect(Object.keys(page.workload)).toEqual([...statuses]);
});

test("what needs the agent, what waits, and every number counts the agent's own rows", async () => {
  const made = {
    returned: await here.at('initiated'),
    lodgeSoon: await here.at('initiated'),
    overdue: await here.at('form-data-collected'),
    packageReady: await here.at('package-ready'),
    approved: await here.at('form-data-collected'),
    draftIdle: await here.at('draft'),
    quiet: await here.at('initiated'),
    done: await here.at('submitted'),
  };
  await put(made.returned.applicationUid, { review: 'returned', lodge: 40 });
  await put(made.lodgeSoon.applicationUid, { lodge: 5 });
  await put(made.overdue.applicationUid, { lodge: -1 });
  await put(made.packageReady.applicationUid, {});
  await put(made.approved.applicationUid, { review: 'approved' });
  await put(made.draftIdle.applicationUid, { idle: true });
  await put(made.quiet.applicationUid, { lodge: 30 });
  await put(made.done.applicationUid, { lodge: 2 });
  await sendForReview(house.db, here.agent, made.quiet.applicationUid, [here.reviewer.personUid]);

  const page = await home(house.db, here.agent);
  const seen = page.needsMe.map(({ reason, application }) => [reason, application.applicationUid]);
  expect(seen).toEqual([
    ['lodgeSoon', made.overdue.applicationUid],
    ['lodgeSoon', made.lodgeSoon.applicationUid],
    ['returned', made.returned.applicationUid],
    ['packageReady', made.packageReady.applicationUid],
    ['approved', made.approved.applicationUid],
    ['draftIdle', made.draftIdle.applicationUid],
  ]);
  expect(page).toMatchObject({
    needsMeCount: 6,
    waitingOn: { reviewer: 1, applicant: 0 },
    waiting: [{ on: 'reviewer', application: { applicationUid: made.quiet.applicationUid } }],
    overdue: 1,
    openCount: 7,
    workload: { draft: 1, initiated: 3, 'form-data-collected': 2, 'package-ready': 1, submitted: 1 },
  });
  expect(page.lodgeBy.filter(({ count }) => count > 0)).toEqual([{ day: dayFrom(page.today, 5), count: 1 }]);
  const agents = 3; // the agent, a colleague, and the one without work
  expect(page.teamAverage).toBe(Math.round((7 / agents) * 10) / 10);
});

test('an applicant with an account who has begun is waited for', async () => {
  const traveller = await house.traveller({ agencyUid: here.agencyUid, agentUid: here.colleague.personUid });
  const { applicationUid } = await here.at('draft');
  await house.owner.run(sql`
    insert into application (realm_id, reference, applicant_uid, agency_uid, agent_uid, visa_from, visa_to, nationality, visa_category,
      visa_type, travel_from, travel_to)
    values (${house.realmId}, 'A-WAIT', ${traveller.applicantUid}, ${here.agencyUid}, ${here.colleague.personUid}, 'India', 'Iceland', 'India',
      'Tourism', 'Tourist', '2027-03-10', '2027-03-20')`);
  const page = await home(house.db, here.colleague);
  expect(page).toMatchObject({
    needsMeCount: 0,
    waitingOn: { reviewer: 0, applicant: 1 },
    waiting: [{ on: 'applicant' }],
  });
  expect(page.waiting[0]!.application.applicationUid).not.toBe(applicationUid);
});
