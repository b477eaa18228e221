import type { Page } from '@playwright/test';
import { statuses } from '@visawright/contract/applications/application-status.ts';
import { makeOffice } from '../kit/accounts/make-office.ts';
import { at, journeys, realmAddresses } from '../kit/server/addresses.ts';
import { inRealm, sql } from '../kit/server/realm-sql.ts';
import { expectScreen } from '../kit/browser/screen.ts';
import { signIn } from '../kit/browser/sign-in.ts';
import { expect, test } from '../kit/browser/test.ts';
import { personClient } from '../kit/applications/person-client.ts';

interface Counts {
  byStatus: Record<string, number>;
  open: number;
  needs: number;
  reviewer: number;
  overdue: number;
  soon: number;
}

// Counts directly on the tables, independently of the product; the screen must show the same.
const countsOf = (email: string) =>
  inRealm('sunrise', (db) =>
    db.get<Counts>(sql`
      with own as (
        select a.*, t.today, a.status <> 'submitted' and (a.review = 'returned' or a.lodge_by <= t.today + 10
            or a.status = 'package-ready' or (a.status = 'form-data-collected' and a.review = 'approved')
            or (a.status = 'draft' and a.updated_at < now() - interval '3 days')) as is_task
        from application a
        join person p on p.realm_id = a.realm_id and p.person_uid = a.agent_uid
        cross join (select (now() at time zone 'Asia/Kolkata')::date as today) t
        where a.realm_id = ${db.realmId} and p.email = ${email} and a.deleted_at is null)
      select (select json_object_agg(status, n) from (select status, count(*) as n from own group by status) s) as "byStatus",
        count(*) filter (where status <> 'submitted')::int as open,
        count(*) filter (where is_task)::int as needs,
        count(*) filter (where review = 'requested' and is_task is not true)::int as reviewer,
        count(*) filter (where lodge_by < today and status <> 'submitted')::int as overdue,
        count(*) filter (where lodge_by between today and today + 13 and status <> 'submitted')::int as soon
      from own`),
  );

const region = (page: Page, name: string) => page.getByRole('region', { name });

test('every number on an agent’s home screen equals the count in the database', async ({ page }) => {
  await signIn(page, realmAddresses.sunrise, 'agent');
  await page.goto(at(realmAddresses.sunrise, '/home'));
  await expectScreen(page, 'home');
  const load = region(page, 'Your workload');
  await expect(load).toBeVisible();
  const counts = await countsOf('agent@sunrise.test');
  expect(counts.open).toBeGreaterThan(5);
  const shown = await load.locator('.staff-num').allInnerTexts();
  expect(shown.map(Number)).toEqual(statuses.map((status) => counts.byStatus[status] ?? 0));
  await expect(load).toContainText(`${counts.open} open`);
  await expect(page.locator('.home-line')).toContainText(new RegExp(`· ${counts.needs} tasks? for you`));
  await expect(region(page, 'Your tasks today').getByRole('listitem')).toHaveCount(Math.min(25, counts.needs));
  if (counts.reviewer > 0)
    await expect(region(page, 'Waiting for others')).toContainText(
      `${counts.reviewer} for ${counts.reviewer === 1 ? 'a reviewer' : 'reviewers'}`,
    );
  const lodge = region(page, 'Apply-by dates, next 14 days');
  if (counts.overdue > 0) await expect(lodge).toContainText(`${counts.overdue} application`);
  await lodge.getByRole('button', { name: 'Show as table' }).click();
  const days = await lodge.locator('tbody td').allInnerTexts();
  expect(days).toHaveLength(14);
  expect(days.reduce((sum, text) => sum + Number(text), 0)).toBe(counts.soon);
});

test('a number links to the rows it counts, and a task to its application', async ({ page }) => {
  await signIn(page, realmAddresses.sunrise, 'agent');
  await page.goto(at(realmAddresses.sunrise, '/home'));
  const drafts = region(page, 'Your workload').getByRole('link', { name: /Draft/ });
  const count = await drafts.locator('.staff-num').innerText();
  await drafts.click();
  await expect(page.locator('.list-span')).toHaveText(`1–${count} of ${count}`);
  await page.goBack();
  const task = region(page, 'Your tasks today').getByRole('button').first();
  const name = (await task.getAttribute('aria-label'))!.split(': ')[1]!;
  await task.click();
  await expect(page.locator('.list-drawer').getByRole('heading', { level: 2 })).toHaveText(name);
});

test('a new agent sees how to start, and the first transfer appears without a reload', async ({ page }) => {
  const office = await makeOffice({ agents: 2 });
  const [giver, newcomer] = [await personClient(office.agents[0]!), office.agents[1]!];
  const { applicantUid } = await giver.applicant('Omana');
  const { applicationUid } = await giver.draft(applicantUid);
  await signIn(page, journeys, newcomer.name, newcomer.password);
  await page.goto(at(journeys, '/home'));
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await expect(page.locator('[data-live="on"]')).toBeVisible();
  await giver.ask('transferToAgent', { query: { agentUid: newcomer.personUid, applicationUid, applicantUid } });
  await expect(region(page, 'Your workload')).toContainText('1 open');
});
