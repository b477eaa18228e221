import type { FormState } from '@visawright/contract/form-state.ts';
import type { Findings } from '@visawright/contract/finding.ts';
import { answerAll, declare, expectSource, question } from '../kit/answering.ts';
import { goOn } from '../kit/apply.ts';
import { Hand } from '../kit/hand.ts';
import { journeys } from '../kit/places.ts';
import { readApplication, standing } from '../kit/read-application.ts';
import { expectScreen, openRoute } from '../kit/screen.ts';
import { signIn } from '../kit/sign-in.ts';
import { expect } from '../kit/test.ts';
import { makePerson } from '../kit/throw-away.ts';
import { test } from '../kit/tourist.ts';

const graveRules = ['hotel-nights', 'return-flight']; // of this traveller's papers
const patience = Number(process.env.E2E_PATIENCE ?? 1);

for (const [device, width, height] of [
  ['phone', 390, 844],
  ['desktop', 1440, 900],
] as const)
  test(`on a ${device}, a tourist checks what was read, adds what was not, and declares it`, async ({
    page,
    tourist,
  }) => {
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
    const passport = await question(page, 'surname').locator('input').inputValue();
    expect(passport).toBe(proposals['surname']!.choices[0]!.value);
    await expectSource(page, 'surname');
    if (device === 'phone') await page.keyboard.press('Escape');

    // The hotel is booked for some of the nights only, and there is no flight back: both sides of each stand there.
    const { findings } = await me.ask<Findings>('getFindings', { query: { applicationUid } });
    const grave = findings.filter(({ severity }) => severity !== 'note');
    expect(grave.map(({ rule }) => rule)).toEqual(expect.arrayContaining(graveRules));
    for (const { rule, evidence } of grave) expect(evidence.length, rule).toBeGreaterThan(1);
    for (const rule of graveRules) await expect(page.locator(`[data-finding="${rule}"]`).first(), rule).toBeVisible();

    const hand = new Hand();
    await answerAll(page, hand);
    console.log(`${device}: ${hand.said()} in the form`);
    test.info().annotations.push({ type: 'hand', description: hand.said() });
    const blocking = findings.filter(({ severity, standing: how }) => severity === 'blocking' && how === 'fails');
    for (const { key } of blocking)
      await me.ask('acceptFinding', {
        body: { applicationUid, key, reason: 'We stay with friends on the other nights.' },
      });
    await hand.tap(goOn(page));
    await declare(page, hand);
    await expectScreen(page, 'summary');
    expect((await standing(ready)).status).toMatch(/^(form-data-collected|package-ready)$/); // the package follows by itself
    const { answers, declaration, isReadOnly } = await form();
    expect(isReadOnly).toBe(true);
    expect(declaration).not.toBeNull();
    expect(answers['surname']!.value).toBe(passport);

    await openRoute(page, `/form?applicationUid=${applicationUid}`);
    await expectScreen(page, 'review');
    await expect(question(page, 'surname').locator('input')).toHaveCount(0);
  });
