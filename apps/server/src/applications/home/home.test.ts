import { daysLater } from '@visawright/contract/dates/days.ts';
import { statuses } from '@visawright/contract/applications/application-status.ts';
import { afterAll, expect, test } from 'vitest';
import { sql } from '../../platform/db/db.ts';
import { sendForReview } from '../reviews/send-for-review.ts';
import { createAgency } from '../../testing/test-agency.ts';
import { createTestTenant } from '../../testing/test-tenant.ts';
import { getHome } from './get-home.ts';
import { nothingToDecide } from '../../testing/test-reviews.ts';

const tenant = await createTestTenant();
const here = await createAgency(tenant);
afterAll(() => tenant.close());

const dayFrom = (today: string, days: number) => daysLater(today, days);

// Written as the database owner to bypass the triggers: only status and dates matter here.
const put = async (uid: string, facts: { lodge?: number; review?: string; idle?: boolean }) => {
  await tenant.owner.transaction(async (tx) => {
    await tx.run(sql`alter table application disable trigger application_lifecycle`);
    await tx.run(sql`
      update application set review = ${facts.review ?? 'none'}, updated_at = now() - ${facts.idle ? '4 days' : '0 days'}::interval,
        lodge_by = (now() at time zone 'Asia/Kolkata')::date + ${facts.lodge ?? null}::int
      where realm_id = ${tenant.realmId} and application_uid = ${uid}`);
    await tx.run(sql`alter table application enable trigger application_lifecycle`);
  });
};

test("returns zeros and fourteen days in the realm's time zone for an agent without work", async () => {
  const fresh = await tenant.person('agent', here.agencyUid);
  const page = await getHome(tenant.db, fresh);
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
  expect(page.lodgeNext).toEqual([]);
  expect(page.lodgeBy.map(({ day: each }) => each)).toEqual(Array.from({ length: 14 }, (_, n) => dayFrom(day, n)));
  expect(Object.keys(page.workload)).toEqual([...statuses]);
});

test("counts what needs the agent, what waits, and only the agent's own applications", async () => {
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
  await sendForReview(tenant.db, tenant.keys, here.agent, nothingToDecide, made.quiet.applicationUid, {
    reviewerUids: [here.reviewer.personUid],
  });

  const page = await getHome(tenant.db, here.agent);
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
  const { applicationUid, applicantName } = made.lodgeSoon;
  expect(page.lodgeNext).toEqual([{ applicationUid, applicantName, day: dayFrom(page.today, 5) }]);
  const agents = 3; // the agent, a colleague, and the one without work
  expect(page.teamAverage).toBe(Math.round((7 / agents) * 10) / 10);
});

test('lists an urgent application that is with a reviewer once, as a task', async () => {
  const before = await getHome(tenant.db, here.agent);
  const { applicationUid } = await here.at('initiated');
  await sendForReview(tenant.db, tenant.keys, here.agent, nothingToDecide, applicationUid, {
    reviewerUids: [here.reviewer.personUid],
  });
  await put(applicationUid, { lodge: 3, review: 'requested' });
  const page = await getHome(tenant.db, here.agent);
  expect(page.needsMe.map(({ application }) => application.applicationUid)).toContain(applicationUid);
  expect(page.waiting.map(({ application }) => application.applicationUid)).not.toContain(applicationUid);
  expect(page.waitingOn).toEqual(before.waitingOn);
});

test('waits for an applicant with an account who has started', async () => {
  const traveller = await tenant.traveller({ agencyUid: here.agencyUid, agentUid: here.colleague.personUid });
  const { applicationUid } = await here.at('draft');
  await tenant.owner.run(sql`
    insert into application (realm_id, reference, applicant_uid, agency_uid, agent_uid, visa_from, visa_to, nationality, visa_category,
      visa_type, travel_from, travel_to)
    values (${tenant.realmId}, 'A-WAIT', ${traveller.applicantUid}, ${here.agencyUid}, ${here.colleague.personUid},
      'India', 'Iceland', 'India',
      'Tourism', 'Tourist', '2027-03-10', '2027-03-20')`);
  const page = await getHome(tenant.db, here.colleague);
  expect(page).toMatchObject({
    needsMeCount: 0,
    waitingOn: { reviewer: 0, applicant: 1 },
    waiting: [{ on: 'applicant' }],
  });
  expect(page.waiting[0]!.application.applicationUid).not.toBe(applicationUid);
});
