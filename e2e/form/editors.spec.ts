import type { Browser, Page } from '@playwright/test';
import type { FieldAnswer, FormState } from '@visawright/contract/forms/form-state.ts';
import { presence } from '@visawright/contract/platform/constants.ts';
import { openSection, question } from '../kit/applications/answer-form.ts';
import { journeys } from '../kit/server/addresses.ts';
import { readApplication } from '../kit/applications/read-application.ts';
import { expectScreen, openRoute } from '../kit/browser/screen.ts';
import { signIn } from '../kit/browser/sign-in.ts';
import { onlyInAll } from '../kit/browser/scope.ts';
import { expect } from '../kit/browser/test.ts';
import { travellerOf } from '../kit/accounts/agency-traveller.ts';
import { makeOffice } from '../kit/accounts/make-office.ts';
import { makePerson, type DisposablePerson } from '../kit/accounts/make-person.ts';
import { personClient } from '../kit/applications/person-client.ts';
import { markToursSeen } from '../kit/browser/mark-tours-seen.ts';
import { test } from '../kit/accounts/tourist-test.ts';
import { patience } from '../kit/patience.ts';

const field = 'placeOfBirth';

test.describe('editing one form', () => {
  test.beforeEach(() => test.setTimeout(240_000 * patience));

  // The component tests of the form have each of these cases.
  const name =
    'typed answers are saved automatically, survive a reload and a network loss, and preserve the read value';
  test(name, onlyInAll, async ({ page, tourist }) => {
    const { firstName, lastName } = tourist;
    const person = await makePerson({ role: 'applicant', applicantType: 'D2C', firstName, lastName });
    const { me, applicationUid } = await readApplication(person, tourist);
    const answerOf = async (): Promise<FieldAnswer | undefined> =>
      (await me.ask<FormState>('getForm', { query: { applicationUid } })).answers[field];
    await signIn(page, journeys, person.name, person.password);
    await openRoute(page, `/form?applicationUid=${applicationUid}`);
    await expectScreen(page, 'review');
    const box = question(page, field).locator('input');
    await openSection(page, 'identity');
    const read = await box.inputValue();
    await box.fill('Madurai');
    await expect.poll(async () => (await answerOf())?.value).toBe('Madurai');
    expect(await answerOf()).toMatchObject({ act: 'edited', was: read });
    await page.reload();
    await openSection(page, 'identity');
    await expect(box).toHaveValue('Madurai');
    await expect(question(page, field)).toHaveAttribute('data-state', 'edited');
    await expect(question(page, field)).toContainText(`was ${read}`);

    await page.context().setOffline(true);
    await box.fill('Tiruchirappalli');
    await box.blur();
    await page.waitForTimeout(1_500);
    expect((await answerOf())!.value).toBe('Madurai');
    await page.context().setOffline(false);
    await expect.poll(async () => (await answerOf())?.value, { timeout: 30_000 * patience }).toBe('Tiruchirappalli');

    // Another editor saves the same answer meanwhile: both values are shown, and the user decides.
    await page.context().setOffline(true);
    await box.fill('Salem');
    await box.blur();
    const { version } = (await answerOf())!;
    await me.ask('saveAnswers', {
      body: { applicationUid, answers: [{ field, value: 'Erode', basis: version, act: 'edited' }] },
    });
    await page.context().setOffline(false);
    await expect(question(page, field).getByRole('button', { name: 'Use theirs' })).toBeVisible({
      timeout: 30_000 * patience,
    });
    await expect(question(page, field)).toContainText('Erode');
    await question(page, field).getByRole('button', { name: 'Use mine' }).click();
    await expect.poll(async () => (await answerOf())?.value).toBe('Salem');
  });

  test('two editors see each other; a field is closed for the other one until it is left or its editor goes offline', async ({
    browser,
  }) => {
    const office = await makeOffice();
    const agent = office.agents[0]!;
    const traveller = await travellerOf(office, 1);
    const client = await personClient(agent);
    const { applicationUid } = await client.draft(traveller.applicantUid, 'Italy');
    const answerNow = async () =>
      (await client.ask<FormState>('getForm', { query: { applicationUid } })).answers['surnameAtBirth']?.value;
    const open = (person: DisposablePerson) => openForm(browser, person, applicationUid);
    const [first, second] = [await open(agent), await open(office.agency)];
    const [mine, theirs] = [first, second].map((page) => question(page, 'surnameAtBirth').locator('input'));

    await expect(second.getByText(`${agent.fullName} is here`)).toBeVisible();
    await expect(first.getByText(`${office.agency.fullName} is here`)).toBeVisible();

    // The field is closed while the agent types, and opens with the saved value when they leave it.
    await mine!.fill('Kulkarni');
    await expect(theirs!).toBeDisabled();
    await expect(question(second, 'surnameAtBirth')).toContainText(`${agent.fullName} is editing`);
    await expect(question(second, 'placeOfBirth').locator('input')).toBeEnabled();
    await question(first, 'placeOfBirth').locator('input').focus();
    await expect(theirs!).toBeEnabled({ timeout: 8_000 * patience });
    await expect(theirs!).toHaveValue('Kulkarni');

    // The agent goes offline while typing: the lock ends by itself, the agent disappears, and the other one can save.
    await mine!.fill('Kulkarni Joshi');
    await expect(theirs!).toBeDisabled();
    await first.context().setOffline(true);
    await mine!.fill('Kulkarni Joshi Rao');
    await expect(theirs!).toBeEnabled({ timeout: presence.lockMs * 2 * patience });
    await theirs!.fill('Deshpande');
    await expect.poll(answerNow).toBe('Deshpande');
    await expect(second.getByRole('region', { name: /Here now/ })).toHaveCount(0, {
      timeout: presence.goneMs * 2 * patience,
    });

    // Back online, the agent's own text is not lost: both values are shown.
    await first.context().setOffline(false);
    await expect(question(first, 'surnameAtBirth')).toContainText(`${office.agency.fullName}’s answer`, {
      timeout: 30_000 * patience,
    });
    await expect(question(first, 'surnameAtBirth')).toContainText('Deshpande');
    await question(first, 'surnameAtBirth').getByRole('button', { name: 'Use mine' }).click();
    await expect.poll(answerNow).toBe('Kulkarni Joshi Rao');
  });
});

async function openForm(browser: Browser, person: DisposablePerson, applicationUid: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-IN' });
  await markToursSeen(context);
  const page: Page = await context.newPage();
  await signIn(page, journeys, person.name, person.password);
  await openRoute(page, `/form?applicationUid=${applicationUid}`);
  await expectScreen(page, 'form');
  await question(page, 'surnameAtBirth').locator('input').waitFor();
  return page;
}
