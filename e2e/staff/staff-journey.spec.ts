import type { Browser, Page } from '@playwright/test';
import { makeRealm } from '../kit/accounts/make-realm.ts';
import { joinByMail } from '../kit/accounts/join-by-mail.ts';
import { makeApplication } from '../kit/applications/make-application.ts';
import { at, type RealmAddress } from '../kit/server/addresses.ts';
import { inRealm, sql } from '../kit/server/realm-sql.ts';
import { expectScreen, openRoute } from '../kit/browser/screen.ts';
import { signIn } from '../kit/browser/sign-in.ts';
import { expect, test } from '../kit/browser/test.ts';

// From a realm with only its first admin to a granted visa. The screen of each recipient is open and never reloaded, so that handovers
// must appear by themselves.
const password = 'Brand-New-Day-2026!';
const traveller = 'Ishaan Kapoor';

interface Owner {
  readonly company: string;
  readonly email: string;
  readonly firstName: string;
}

const pageOf = async (browser: Browser) => (await browser.newContext()).newPage();
const mail = (place: RealmAddress, name: string) => `${name}@${place.realm}.test`;
const countLoads = (page: Page) => {
  let loads = 0;
  page.on('load', () => loads++);
  return () => loads;
};

async function inviteCompany(page: Page, kind: 'agency' | 'distributor', { company, email, firstName }: Owner) {
  await page
    .getByRole('button', { name: `Invite ${kind}` })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: `Invite ${kind}` });
  await dialog.getByLabel(kind === 'agency' ? 'Agency name' : 'Distributor name').fill(company);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('First name').fill(firstName);
  await dialog.getByLabel('Last name').fill('Rao');
  await dialog.getByRole('button', { name: `Invite ${kind}` }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('table').getByText(company)).toBeVisible();
}

async function inviteColleague(page: Page, kind: 'agent' | 'reviewer', email: string, firstName: string) {
  await page
    .getByRole('button', { name: `Invite ${kind}` })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: `Invite ${kind}` });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('First name').fill(firstName);
  await dialog.getByLabel('Last name').fill('Rao');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('table').getByText(`${firstName} Rao`)).toBeVisible();
}

const drawer = (page: Page) => page.locator('.list-drawer');
const row = (page: Page) => page.locator('tbody tr[data-row]', { hasText: traveller });

// New rows are shown after a click on a button, so that rows do not move under the pointer.
async function showNew(page: Page): Promise<void> {
  await page.getByRole('button', { name: '1 new' }).click();
  await expect(row(page)).toBeVisible();
}

async function openRow(page: Page): Promise<void> {
  await row(page).locator('.list-link').click();
  await expect(drawer(page).getByRole('heading', { level: 2 })).toHaveText(traveller);
}

test('from an empty realm to the outcome of an application, with distributor, agency, agents and reviewer', async ({
  browser,
}) => {
  test.setTimeout(test.info().timeout * 5);
  const { place, admin, remove } = await makeRealm();
  try {
    const step = test.step;
    const [adminPage, distributor, agency, first, second, reviewer] = (await Promise.all(
      Array.from({ length: 6 }, () => pageOf(browser)),
    )) as [Page, Page, Page, Page, Page, Page];

    await step('the admin invites a distributor', async () => {
      await signIn(adminPage, place, admin.name, admin.password);
      await expect(
        adminPage.getByRole('heading', { name: 'No agencies yet' }).or(adminPage.getByText(place.displayName).first()),
      ).toBeVisible();
      await openRoute(adminPage, '/distributor');
      await inviteCompany(adminPage, 'distributor', {
        company: 'Western Group',
        email: mail(place, 'devika'),
        firstName: 'Devika',
      });
    });

    await step('the distributor joins and invites an agency', async () => {
      await joinByMail(distributor, mail(place, 'devika'), password);
      await expectScreen(distributor, 'agencies');
      await inviteCompany(distributor, 'agency', {
        company: 'North Star Travels',
        email: mail(place, 'gauri'),
        firstName: 'Gauri',
      });
    });

    await step('the agency joins and invites two agents and a reviewer', async () => {
      await joinByMail(agency, mail(place, 'gauri'), password);
      await expectScreen(agency, 'agents');
      await inviteColleague(agency, 'agent', mail(place, 'nandini'), 'Nandini');
      await inviteColleague(agency, 'agent', mail(place, 'omkar'), 'Omkar');
      await openRoute(agency, '/reviewers');
      await inviteColleague(agency, 'reviewer', mail(place, 'ranveer'), 'Ranveer');
      await openRoute(agency, '/applications');
      await expect(agency.getByRole('heading', { name: 'No applications yet' })).toBeVisible();
    });

    await step('agents and reviewer join', async () => {
      await joinByMail(first, mail(place, 'nandini'), password);
      await joinByMail(second, mail(place, 'omkar'), password);
      await joinByMail(reviewer, mail(place, 'ranveer'), password);
      for (const page of [first, second, reviewer]) await expectScreen(page, 'applications');
      await expect(reviewer.getByRole('heading', { name: 'Nothing to review' })).toBeVisible();
      for (const page of [agency, first, second, reviewer])
        await expect(page.locator('[data-live="on"]')).toBeVisible();
    });
    const loads = [agency, first, second, reviewer].map(countLoads);

    await step('the first agent creates applicant and application; the agency sees them appear', async () => {
      await openRoute(first, '/get-visa');
      await makeApplication(first, {
        firstName: 'Ishaan',
        lastName: 'Kapoor',
        passport: 'P7654321',
        visaTo: 'France',
      });
      await expect(drawer(first).getByRole('heading', { level: 2 })).toHaveText(traveller);
      await showNew(agency);
    });

    await step('the agency transfers it to the second agent, who sees it and is notified', async () => {
      await openRow(agency);
      await drawer(agency).getByRole('button', { name: 'Transfer' }).click();
      const dialog = agency.getByRole('dialog', { name: `Transfer ${traveller}` });
      await dialog.getByRole('combobox', { name: 'New agent' }).click();
      await agency.getByRole('option', { name: /Omkar Rao/ }).click();
      await dialog.getByRole('button', { name: 'Transfer' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(drawer(agency).getByText('Omkar Rao').first()).toBeVisible();
      await showNew(second);
      await expect(second.getByRole('link', { name: /1 unread/ })).toBeVisible();
      await expect(row(first)).toHaveCount(0); // the first agent can no longer see it
    });

    await step('the second agent sends it for review; it appears in the queue', async () => {
      await openRow(second);
      await expect(drawer(second).locator('.pane-foot [data-step]')).toHaveText('Add documents');
      await drawer(second).getByRole('button', { name: 'More', exact: true }).click();
      await second.getByRole('menuitem', { name: 'Send for review' }).click();
      const dialog = second.getByRole('dialog', { name: `Send ${traveller} for review` });
      await dialog.getByRole('combobox', { name: 'Reviewers' }).click();
      await second.getByRole('option', { name: /Ranveer Rao/ }).click();
      await second.keyboard.press('Escape');
      await expect(dialog.getByRole('button', { name: 'Send to 1 reviewer' })).toBeDisabled(); // the form is incomplete
      await dialog.getByLabel('Reason to send an incomplete form').fill('The traveller answers the rest by phone.');
      await dialog.getByRole('button', { name: 'Send to 1 reviewer' }).click();
      await expect(dialog).toHaveCount(0);
      await showNew(reviewer);
    });

    let returned = '';
    const reply = 'The traveller stays with a friend for these two days.';
    const reason = 'The hotel booking ends two days before the flight home.';
    await step('the reviewer returns one section; the agent sees only that one', async () => {
      await openRow(reviewer);
      const sections = drawer(reviewer).locator('[data-section]');
      await expect(sections.first()).toBeVisible();
      expect(await sections.count()).toBeGreaterThan(3);
      returned = await sections.nth(1).getByRole('heading').innerText();
      await sections.nth(1).getByRole('button', { name: 'Return' }).click();
      const send = drawer(reviewer).getByRole('button', { name: 'Return 1 section' });
      await expect(send).toBeDisabled(); // a reason is required
      await sections.nth(1).getByLabel('What needs to be corrected?').fill(reason);
      await expect(send).toBeDisabled(); // and a decision on every section
      for (const section of await sections.all())
        if ((await section.getByRole('button', { name: 'Return', pressed: true }).count()) === 0)
          await section.getByRole('button', { name: 'Approve' }).click();
      await send.click();
      await expect(drawer(reviewer).getByText(/by you/)).toBeVisible(); // it stays on this application
      const part = drawer(second).getByRole('region', { name: 'Returned by the reviewer' });
      await expect(part.locator('.pane-returned')).toHaveCount(1);
      await expect(part.getByText(returned)).toBeVisible();
      await expect(part.getByText(reason)).toBeVisible();
    });

    await step('the agent sends it again; the reviewer approves; the agent sees it', async () => {
      await drawer(second).getByRole('button', { name: 'Send for review again' }).first().click();
      const dialog = second.getByRole('dialog', { name: `Send ${traveller} for review again` });
      await dialog.getByLabel('Reason to send an incomplete form').fill('The traveller answers the rest by phone.');
      const submit = dialog.getByRole('button', { name: 'Send to 1 reviewer' }); // the same reviewer is preselected
      await expect(submit).toBeDisabled(); // neither changed nor answered
      await dialog.getByLabel(/Your reply to the reviewer/).fill(reply);
      await submit.click();
      await expect(dialog).toHaveCount(0);
      await showNew(reviewer);
      await openRow(reviewer);
      const open = drawer(reviewer).locator('[data-section]');
      await expect(open).toHaveCount(1); // the others keep their approval
      await expect(open.getByText(reason)).toBeVisible();
      await expect(open.getByText(reply)).toBeVisible();
      await open.getByRole('button', { name: 'Approve' }).click();
      const approve = drawer(reviewer).getByRole('button', { name: 'Approve application' });
      await expect(approve).toBeDisabled(); // documents are missing, so a reason is required
      await drawer(reviewer).getByLabel('Reason to approve anyway').fill('The documents were seen in the office.');
      await approve.dblclick();
      await reviewer.locator('.undo-toast', { hasText: 'was approved' }).getByRole('button', { name: 'Undo' }).click();
      await expect(approve).toBeEnabled();
      await approve.click();
      await expect(drawer(second).getByText('Approved', { exact: true }).first()).toBeVisible();
    });

    await step('the agency sets the outcome; the agent sees it', async () => {
      await expect(drawer(agency).getByText('Approved', { exact: true })).toBeVisible(); // the review, without a reload
      await drawer(agency).getByRole('button', { name: 'More', exact: true }).click();
      await agency.getByRole('menuitem', { name: 'Record visa decision' }).click();
      const dialog = agency.getByRole('dialog', { name: `Visa decision for ${traveller}` });
      await dialog.getByRole('radio', { name: 'Approved' }).check();
      await dialog.getByRole('button', { name: 'Save decision' }).click();
      await expect(dialog).toHaveCount(0);
      const outcome = drawer(second).locator('dt', { hasText: 'Visa decision' }).locator('+ dd');
      await expect(outcome).toHaveText('Approved');
    });

    await step('no screen was reloaded', () => expect(loads.map((count) => count())).toEqual([0, 0, 0, 0]));

    await step('the database has the same state', async () => {
      const story = await inRealm(place.realm, (db) =>
        db.many<{ kind: string; who: string; was: string | null; became: string | null; isSealed: boolean }>(
          sql`select c.kind, p.first_name as who, c.was, c.became, c.sealed_reason is not null as "isSealed"
              from change_log c join person p using (realm_id, person_uid)
              where c.realm_id = ${db.realmId} and c.application_uid is not null order by c.at`,
        ),
      );
      expect(story.map(({ kind, who }) => `${who}: ${kind}`)).toEqual([
        'Nandini: created',
        'Gauri: transferred',
        'Omkar: reviewRequested',
        'Ranveer: reviewReturned',
        'Omkar: reviewReplied',
        'Omkar: reviewRequested',
        'Ranveer: reviewApproved',
        'Ranveer: reviewUndone',
        'Ranveer: reviewApproved',
        'Gauri: outcome',
      ]);
      expect(story[1]).toMatchObject({ was: 'Nandini Rao', became: 'Omkar Rao' });
      expect(story[3]!.isSealed).toBe(true);
      expect(story.at(-1)).toMatchObject({ was: 'PENDING', became: 'APPROVED' });
    });

    await step('the timeline lists all events', async () => {
      await drawer(agency).getByRole('tab', { name: 'Timeline' }).click();
      const lines = drawer(agency).locator('.pane-timeline li');
      await expect(lines).toHaveCount(10);
      await expect(lines.last()).toContainText('Nandini Rao started this application');
      await expect(lines.nth(6)).toContainText(`Ranveer Rao returned ${returned}`);
      await expect(lines.nth(6)).toContainText(reason);
      await expect(lines.nth(1)).toContainText('The documents were seen in the office.');
      await expect(lines.first()).toContainText('changed the visa decision from Pending to Approved');
    });
    await adminPage.goto(at(place, '/agency'));
    await adminPage.reload(); // agencies have no live updates, and a list is cached for half a minute
    await expect(adminPage.getByText('North Star Travels')).toBeVisible();
  } finally {
    await remove();
  }
});
