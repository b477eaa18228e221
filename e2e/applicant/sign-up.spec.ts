import type { Locator, Page } from '@playwright/test';
import { answerOne, askedQuestions, declare, nextToCheck, question } from '../kit/applications/answer-form.ts';
import { continueButton, expectAllRead, fillDetails, toGuidelines, toUpload } from '../kit/applications/apply-steps.ts';
import { makeRealm } from '../kit/accounts/make-realm.ts';
import { test } from '../kit/accounts/tourist-test.ts';
import { personClient } from '../kit/applications/person-client.ts';
import { CountingUser } from '../kit/browser/counting-user.ts';
import { onlyInAll } from '../kit/browser/scope.ts';
import { expectScreen } from '../kit/browser/screen.ts';
import { expect } from '../kit/browser/test.ts';
import { patience } from '../kit/patience.ts';
import { at, realmAddresses, type RealmAddress } from '../kit/server/addresses.ts';
import { waitForMail } from '../kit/server/mailbox.ts';

const most = { taps: 45, questions: 8 };
const builtWithin = 60_000 * patience;
const password = 'Monsoon-2027-Pune!';

// One thumb: to type into a field it has to be tapped first, unless the screen has put the cursor there. Tours are skipped by hand.
class Thumb extends CountingUser {
  override async type(place: Locator, text: string): Promise<void> {
    if (!(await place.evaluate((field) => field === document.activeElement))) await this.tap(place);
    await place.pressSequentially(text);
    this.characters += text.length;
  }
}

// A newcomer skips the first tour; none of the others starts by itself after that.
async function skipTour(page: Page, user: Thumb): Promise<void> {
  const skip = page.locator('.tour-card').getByRole('button', { name: 'Skip', exact: true });
  await skip.waitFor({ timeout: 10_000 * patience });
  await user.tap(skip);
}

async function createAccount(page: Page, user: Thumb, place: RealmAddress, name: string): Promise<void> {
  const email = `new.${Date.now()}@${place.realm}.test`;
  await page.goto(at(place));
  await user.tap(page.getByRole('button', { name: 'Create account' }));
  await user.type(page.getByLabel('Your name'), name);
  await user.type(page.getByLabel('Email'), email);
  await user.type(page.getByLabel('Password', { exact: true }), password);
  await user.tap(page.getByLabel(/^I agree to the terms/));
  await user.tap(page.getByLabel(/may read my documents/));
  await user.tap(page.getByRole('button', { name: 'Create account' }));
  await expectScreen(page, 'signUpCode');
  const { subject } = await waitForMail(email);
  await user.type(page.getByLabel('Code'), /^\d{6}/.exec(subject)![0]);
  await expectScreen(page, 'myApplications');
}

// Answers what Review asks, the way its own button leads through it, and returns the questions.
async function answerReview(page: Page, user: Thumb): Promise<string[]> {
  const asked: string[] = [];
  await expect(nextToCheck(page)).toBeVisible(); // the form has loaded
  while (await nextToCheck(page).isVisible()) {
    let box = askedQuestions(page).filter({ visible: true }).first();
    if ((await box.count()) === 0) {
      await user.tap(nextToCheck(page));
      box = page.locator('[data-field][data-active]');
    }
    await expect(box).toBeVisible();
    const field = (await box.getAttribute('data-field'))!;
    asked.push(`${field}: ${await box.getAttribute('data-state')}`);
    if (asked.length > 60) throw new Error(asked.join('\n'));
    await answerOne(page, user, question(page, field), {});
    await expect(question(page, field), field).toHaveAttribute('data-state', /^(confirmed|edited|auto)$/);
  }
  return asked;
}

test.use({ newcomer: true });

let tenant: Awaited<ReturnType<typeof makeRealm>>;
test.beforeAll(async () => {
  tenant = await makeRealm();
  const admin = await personClient(tenant.admin);
  await admin.ask('saveRealmSettings', { body: { rules: { selfSignUp: true } } });
});
test.afterAll(() => tenant?.remove());

for (const { title, name } of [
  { title: 'the name in the passport', name: undefined },
  { title: 'another name than the passport', name: 'Nikhil Joshi' },
])
  test(
    `on a phone, from "Create account" with ${title} to the downloaded package`,
    onlyInAll,
    async ({ page, tourist }) => {
      test.setTimeout(400_000 * patience);
      await page.setViewportSize({ width: 390, height: 844 });
      const user = new Thumb();
      await createAccount(page, user, tenant.place, name ?? `${tourist.firstName} ${tourist.lastName}`);
      const counts = [`account ${user.taps}`];
      const note = (part: string) => counts.push(`${part} ${user.taps}`);

      await skipTour(page, user);
      await fillDetails(page, user);
      await toGuidelines(page, user);
      await toUpload(page, user);
      note('upload reached');
      await user.choose(page, page.getByRole('button', { name: 'Choose files' }), tourist.documents);
      if (name !== undefined) {
        await user.tap(page.getByRole('button', { name: /is the traveller/ }).first());
        note('whose passport');
      }
      await expectAllRead(page);
      await user.tap(continueButton(page));
      await expectScreen(page, 'review');
      note('review reached');
      const asked = await answerReview(page, user);
      note('review answered');
      await user.tap(continueButton(page));
      await declare(page, user);
      await expectScreen(page, 'summary');
      await expect(page.locator('[data-package]').first()).toHaveAttribute('data-package', 'ready', {
        timeout: builtWithin,
      });
      const download = page.waitForEvent('download');
      await user.tap(page.getByRole('button', { name: 'Download' }).first());
      expect((await download).suggestedFilename()).toMatch(/\.zip$/);
      note('downloaded');

      const summary = `${user.summary()}, ${asked.length} questions in Review; ${counts.join(', ')}\n${asked.join('\n')}`;
      console.log(summary);
      test.info().annotations.push({ type: 'hand', description: summary });
      expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(most.questions);
      expect(user.taps, counts.join(', ')).toBeLessThanOrEqual(most.taps);
    },
  );

test('a realm that does not allow it has no "Create account"', async ({ page }) => {
  await page.goto(at(realmAddresses.bluegate));
  await expectScreen(page, 'signIn');
  await expect(page.getByRole('button', { name: 'Create account' })).toHaveCount(0);
});
