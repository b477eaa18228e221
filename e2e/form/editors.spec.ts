import type { FieldAnswer, FormState } from '@visawright/contract/form-state.ts';
import { question } from '../kit/answering.ts';
import { journeys } from '../kit/places.ts';
import { readApplication } from '../kit/read-application.ts';
import { expectScreen, openRoute } from '../kit/screen.ts';
import { signIn } from '../kit/sign-in.ts';
import { expect } from '../kit/test.ts';
import { makePerson } from '../kit/throw-away.ts';
import { test } from '../kit/tourist.ts';

const patience = Number(process.env.E2E_PATIENCE ?? 1);
const field = 'placeOfBirth';

test.describe('one form and what happens to it', () => {
  test.beforeEach(() => test.setTimeout(240_000 * patience));

  test('what is typed is saved by itself, outlives a reload and an hour without network, and keeps what was read', async ({
    page,
    tourist,
  }) => {
    const { firstName, lastName } = tourist;
    const person = await makePerson({ role: 'applicant', applicantType: 'D2C', firstName, lastName });
    const { me, applicationUid } = await readApplication(person, tourist);
    const answerOf = async (): Promise<FieldAnswer | undefined> =>
      (await me.ask<FormState>('getForm', { query: { applicationUid } })).answers[field];
    await signIn(page, journeys, person.name, person.password);
    await openRoute(page, `/form?applicationUid=${applicationUid}`);
    await expectScreen(page, 'review');
    const box = question(page, field).locator('input');
    const read = await box.inputValue();
    await box.fill('Madurai');
    await expect.poll(async () => (await answerOf())?.value).toBe('Madurai');
    expect(await answerOf()).toMatchObject({ act: 'edited', was: read });
    await page.reload();
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

    // Somebody else writes the same answer meanwhile: both are shown, and a person decides.
    await page.context().setOffline(true);
    await box.fill('Salem');
    await box.blur();
    const { version } = (await answerOf())!;
    await me.ask('saveAnswers', {
      body: { applicationUid, answers: [{ field, value: 'Erode', basis: version, act: 'edited' }] },
    });
    await page.context().setOffline(false);
    await expect(question(page, field).getByRole('button', { name: 'Take theirs' })).toBeVisible({ timeout: 30_000 * patience }); // prettier-ignore
    await expect(question(page, field)).toContainText('Erode');
    await question(page, field).getByRole('button', { name: 'Keep mine' }).click();
    await expect.poll(async () => (await answerOf())?.value).toBe('Salem');
  });
});
