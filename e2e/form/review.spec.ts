import type { FormState } from '@visawright/contract/forms/form-state.ts';
import type { Findings } from '@visawright/contract/forms/finding.ts';
import { answerAll, declare, expectSource, openSection, question } from '../kit/applications/answer-form.ts';
import { continueButton } from '../kit/applications/apply-steps.ts';
import { CountingUser } from '../kit/browser/counting-user.ts';
import { journeys } from '../kit/server/addresses.ts';
import { readApplication, getApplication } from '../kit/applications/read-application.ts';
import { expectScreen, openRoute } from '../kit/browser/screen.ts';
import { signIn } from '../kit/browser/sign-in.ts';
import { expect } from '../kit/browser/test.ts';
import { makePerson } from '../kit/accounts/make-person.ts';
import { test } from '../kit/accounts/tourist-test.ts';
import { onlyInAll } from '../kit/browser/scope.ts';
import { patience } from '../kit/patience.ts';

const graveRules = ['hotel-nights', 'return-flight']; // expected for the documents of this traveller

for (const [device, width, height] of [
  ['phone', 390, 844],
  ['desktop', 1440, 900],
] as const)
  test(
    `on a ${device}, a tourist checks the read answers, adds the missing ones and declares the form`,
    device === 'phone' ? {} : onlyInAll,
    async ({ page, tourist }) => {
      test.setTimeout(240_000 * patience);
      await page.setViewportSize({ width, height });
      const { firstName, lastName } = tourist;
      const person = await makePerson({ role: 'applicant', applicantType: 'D2C', firstName, lastName });
      const ready = await readApplication(person, tourist);
      const { me, applicationUid } = ready;
      await signIn(page, journeys, person.name, person.password);
      await openRoute(page, `/form?applicationUid=${applicationUid}`);
      await expectScreen(page, 'review');

      const form = () => me.ask<FormState>('getForm', { query: { applicationUid } });
      const { proposals } = await form();
      // The hotel is booked for some of the nights only and there is no return flight: each finding shows two pieces of evidence.
      const { findings } = await me.ask<Findings>('getFindings', { query: { applicationUid } });
      const grave = findings.filter(({ severity }) => severity !== 'note');
      expect(grave.map(({ rule }) => rule)).toEqual(expect.arrayContaining(graveRules));
      for (const { rule, evidence } of grave) expect(evidence.length, rule).toBeGreaterThan(1);
      for (const rule of graveRules) await expect(page.locator(`[data-finding="${rule}"]`).first(), rule).toBeVisible();

      await openSection(page, 'identity');
      await expect(page.locator('[data-findings]')).toHaveCount(0); // they are above the first section only
      const passport = await question(page, 'surname').locator('input').inputValue();
      expect(passport).toBe(proposals['surname']!.choices[0]!.value);
      await expectSource(page, 'surname');
      if (device === 'phone') await page.keyboard.press('Escape');

      const user = new CountingUser();
      await answerAll(page, user);
      console.log(`${device}: ${user.summary()} in the form`);
      test.info().annotations.push({ type: 'hand', description: user.summary() });
      const blocking = findings.filter(({ severity, status: how }) => severity === 'blocking' && how === 'fails');
      for (const { key } of blocking)
        await me.ask('acceptFinding', {
          body: { applicationUid, key, reason: 'We stay with friends on the other nights.' },
        });
      await user.tap(continueButton(page));
      await declare(page, user);
      await expectScreen(page, 'summary');
      expect((await getApplication(ready)).status).toMatch(/^(form-data-collected|package-ready)$/); // the package is built automatically
      const { answers, declaration, isReadOnly } = await form();
      expect(isReadOnly).toBe(true);
      expect(declaration).not.toBeNull();
      expect(answers['surname']!.value).toBe(passport);

      await openRoute(page, `/form?applicationUid=${applicationUid}`);
      await expectScreen(page, 'review');
      await expect(question(page, 'surname').locator('input')).toHaveCount(0);
    },
  );
