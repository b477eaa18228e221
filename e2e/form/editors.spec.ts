import type { FieldAnswer, FormState } from '@visawright/contract/forms/form-state.ts';
import { question } from '../kit/applications/answer-form.ts';
import { journeys } from '../kit/server/addresses.ts';
import { readApplication } from '../kit/applications/read-application.ts';
import { expectScreen, openRoute } from '../kit/browser/screen.ts';
import { signIn } from '../kit/browser/sign-in.ts';
import { onlyInAll } from '../kit/browser/scope.ts';
import { expect } from '../kit/browser/test.ts';
import { makePerson } from '../kit/accounts/make-person.ts';
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
});
