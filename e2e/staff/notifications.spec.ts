import type { Page } from '@playwright/test';
import { makeOffice } from '../kit/accounts/make-office.ts';
import { at, journeys } from '../kit/server/addresses.ts';
import { expectScreen } from '../kit/browser/screen.ts';
import { signIn } from '../kit/browser/sign-in.ts';
import { expect, test } from '../kit/browser/test.ts';
import { makePerson } from '../kit/accounts/make-person.ts';
import { patience } from '../kit/patience.ts';
import { personClient } from '../kit/applications/person-client.ts';
import { onlyInAll } from '../kit/browser/scope.ts';

const note = (page: Page, kind: string) => page.locator(`[data-kind="${kind}"]`);
const bell = (page: Page, count: number) => page.getByRole('link', { name: new RegExp(`${count} unread`) });

test('a transfer, a returned review and an announcement appear on the screen and at the bell without a reload', async ({
  page,
}) => {
  test.setTimeout(test.info().timeout * 2);
  const office = await makeOffice({ agents: 2 });
  const [giver, agency, reviewer] = await Promise.all([
    personClient(office.agents[0]!),
    personClient(office.agency),
    personClient(office.reviewers[0]!),
  ]);
  const taker = office.agents[1]!;
  const { applicantUid } = await giver.applicant('Meera');
  const { applicationUid } = await giver.draft(applicantUid);
  await signIn(page, journeys, taker.name, taker.password);
  await page.goto(at(journeys, '/notifications'));
  await expect(page.getByRole('heading', { name: 'No notifications yet' })).toBeVisible();
  await expect(page.locator('[data-live="on"]')).toBeVisible();
  let loads = 0;
  page.on('load', () => loads++);

  await giver.ask('transferToAgent', { query: { agentUid: taker.personUid, applicationUid, applicantUid } });
  await expect(note(page, 'transferred')).toContainText('Meera Menon');
  await expect(note(page, 'transferred')).toContainText(`${office.agents[0]!.fullName} assigned it to you`);
  await expect(bell(page, 1)).toBeVisible();

  await agency.ask('sendForReview', {
    query: { applicationUid },
    body: { reviewerUids: [office.reviewers[0]!.personUid], reason: 'The form follows.' },
  });
  const sections = [{ section: 'journey', verdict: 'returned', reason: 'The dates differ.' }];
  const answer = await reviewer.answer('addReview', {
    body: { applicationUid, review: { verdict: 'returned', sections } },
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  await expect(note(page, 'reviewReturned')).toHaveCount(0); // the reviewer can still undo it
  await expect(note(page, 'reviewReturned')).toContainText('returned sections', { timeout: 20_000 * patience });
  await expect(note(page, 'reviewReturned')).toContainText('2 events'); // one row for the application
  await expect(note(page, 'transferred')).toHaveCount(0);
  await expect(bell(page, 1)).toBeVisible();

  await agency.ask('announce', { body: { title: 'Closed on Friday', text: 'The office is closed for the holiday.' } });
  await expect(note(page, 'announcement')).toContainText('The office is closed for the holiday.');
  await expect(bell(page, 2)).toBeVisible();
  expect(loads).toBe(0);

  await note(page, 'announcement')
    .getByRole('button', { name: /Mark as read/ })
    .click();
  await expect(bell(page, 1)).toBeVisible();
  await page.getByRole('tab', { name: 'Unread 1' }).click();
  await expect(note(page, 'announcement')).toHaveCount(0);
  await note(page, 'reviewReturned').getByRole('link').click(); // opens its subject and marks it as read
  await expectScreen(page, 'applications');
  await expect(page.locator('.list-drawer').getByText('The dates differ.').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Notifications', exact: true }).first()).toBeVisible(); // nothing is unread
});

test('a mention is answered in the inbox, snoozed until someone answers, and settled by keys', async ({ page }) => {
  test.setTimeout(test.info().timeout * 2);
  const office = await makeOffice({ agents: 1 });
  const [agent, agency] = [office.agents[0]!, await personClient(office.agency)];
  const agentClient = await personClient(agent);
  const { applicantUid } = await agentClient.applicant('Meera');
  const { applicationUid } = await agentClient.draft(applicantUid);
  const write = (text: string, mentions: string[] = []) =>
    agency.ask('addApplicationNote', { body: { applicationUid, text, mentions } });
  await signIn(page, journeys, agent.name, agent.password);
  await page.goto(at(journeys, '/notifications'));
  await expect(page.locator('[data-live="on"]')).toBeVisible();
  await write('The return flight is on the 15th.', [agent.personUid]);
  const row = page.locator('.note[data-thread]');
  await expect(row).toContainText(`${office.agency.fullName} mentioned you in a note`);
  await expect(page.getByRole('tab', { name: 'Mentions 1' })).toBeVisible();

  await page.keyboard.press('j');
  await expect(row.getByRole('link')).toBeFocused();
  const pane = page.getByRole('complementary', { name: 'Meera Menon' });
  await expect(pane).toContainText('The return flight is on the 15th.');
  await pane.getByLabel('Reply').fill('@');
  await pane.getByRole('button', { name: `@${office.agency.fullName}` }).click();
  await pane.getByLabel('Reply').pressSequentially('I will ask for it.');
  await pane.getByRole('button', { name: 'Reply' }).click();
  await expect(pane).toContainText(`@${office.agency.fullName} I will ask for it.`);

  await row.getByRole('link').focus();
  await page.keyboard.press('u');
  await expect(row).not.toHaveAttribute('data-unread');
  await page.keyboard.press('s');
  await page.getByRole('menuitem', { name: /Someone answers/ }).click();
  await expect(page.getByRole('tab', { name: 'Snoozed 1' })).toBeVisible();
  await expect(row).toHaveCount(0);
  await write('Thank you.');
  await expect(row).toContainText('Back: someone answered');

  await page.keyboard.press('j');
  await page.keyboard.press('e');
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toHaveCount(1);
});

test('the decision of a request appears with its reason without a reload', onlyInAll, async ({ page }) => {
  const office = await makeOffice();
  const [agency, admin] = [await personClient(office.agency), await personClient(await makePerson({ role: 'admin' }))];
  const request = { type: 'EXTENSION', people: 2, reason: 'Two of us need it.' };
  const { requestUid } = await agency.ask<{ requestUid: string }>('createRequest', { body: request });
  await signIn(page, journeys, office.agency.name, office.agency.password);
  await page.goto(at(journeys, '/notifications'));
  await expect(page.locator('[data-live="on"]')).toBeVisible();
  await admin.ask('decideRequest', { body: { requestUid, status: 'REJECTED', reason: 'Not this month.' } });
  await expect(note(page, 'requestDecided')).toContainText('Your extension request was decided');
  await expect(note(page, 'requestDecided')).toContainText('Not this month.');
  await expect(bell(page, 1)).toBeVisible();
});

test('an announcement shows a preview and its recipients before it is sent', async ({ page, browser }) => {
  const office = await makeOffice({ agents: 2 });
  const agentPage = await (await browser.newContext()).newPage();
  await signIn(agentPage, journeys, office.agents[0]!.name, office.agents[0]!.password);
  await expect(agentPage.locator('[data-live="on"]')).toBeVisible();
  await signIn(page, journeys, office.agency.name, office.agency.password);
  await page.goto(at(journeys, '/notifications'));
  await page.getByRole('button', { name: 'New announcement' }).click();
  const dialog = page.getByRole('dialog', { name: 'New announcement' });
  await expect(
    dialog.getByText(`We’ll send this to all active agents of ${office.name}.`, { exact: false }),
  ).toBeVisible();
  const send = dialog.getByRole('button', { name: 'Send announcement' });
  await expect(send).toBeDisabled();
  await dialog.getByLabel('Title').fill('New checklist');
  await dialog.getByLabel('Text').fill('France asks for one paper more.');
  await expect(dialog.getByRole('region', { name: 'Preview' })).toContainText('New checklist');
  await send.click();
  await expect(page.getByText('Sent to 2 people')).toBeVisible();
  await expect(bell(agentPage, 1)).toBeVisible();

  await page.getByRole('tab', { name: 'Announcements' }).click();
  const sent = note(page, 'sent');
  await expect(sent).toContainText('Read by 0 of 2');
  await agentPage.goto(at(journeys, '/notifications'));
  await note(agentPage, 'announcement')
    .getByRole('button', { name: /Mark as read/ })
    .click();
  await expect(bell(agentPage, 1)).toHaveCount(0);
  await page.reload();
  await expect(sent).toContainText('Read by 1 of 2');
});
