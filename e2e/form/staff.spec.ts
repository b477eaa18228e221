import type { Findings } from '@visawright/contract/finding.ts';
import type { FormState } from '@visawright/contract/form-state.ts';
import { answerAll, declare, expectSource } from '../kit/answering.ts';
import { Hand } from '../kit/hand.ts';
import { makeOffice } from '../kit/office.ts';
import { journeys } from '../kit/places.ts';
import { readApplication, standing } from '../kit/read-application.ts';
import { expectScreen, openRoute } from '../kit/screen.ts';
import { signIn } from '../kit/sign-in.ts';
import { expect } from '../kit/test.ts';
import { test } from '../kit/tourist.ts';

const patience = Number(process.env.E2E_PATIENCE ?? 1);

test('an agent fills and sends, a reviewer returns one section, the agent mends it, the reviewer approves, it is declared', async ({
  page,
  tourist,
}) => {
  test.setTimeout(300_000 * patience);
  const office = await makeOffice();
  const [agent, reviewer] = [office.agents[0]!, office.reviewers[0]!];
  const ready = await readApplication(agent, tourist, false);
  const { me, applicationUid } = ready;
  const address = `/form?applicationUid=${applicationUid}`;

  await signIn(page, journeys, agent.name, agent.password);
  await openRoute(page, address);
  await expectScreen(page, 'form');
  await expectSource(page, 'surname');
  const hand = new Hand();
  await answerAll(page, hand);
  console.log(`agent: ${hand.said()} in the form`);
  await me.ask('sendForReview', { query: { applicationUid }, body: { reviewerUids: [reviewer.personUid] } });

  const eyes = await page
    .context()
    .browser()!
    .newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-IN' });
  const desk = await eyes.newPage();
  await signIn(desk, journeys, reviewer.name, reviewer.password);
  await openRoute(desk, address);
  await expectScreen(desk, 'form');
  await expect(desk.locator('[data-field]').first()).toBeVisible();
  await expect(desk.locator('[data-field] input:not([disabled], [readonly])')).toHaveCount(0); // read, never write
  const verdict = desk.locator('[data-verdict-on]').first();
  const section = (await verdict.getAttribute('data-verdict-on'))!;
  await verdict.getByRole('button', { name: 'Return section' }).click();
  await verdict.getByRole('button', { name: 'Differs from a document' }).click();
  await desk.getByRole('button', { name: 'Return 1 section' }).click();
  await expect.poll(async () => (await standing(ready)).review.state).toBe('returned');

  // Only what was returned is open again.
  await page.reload();
  await expectScreen(page, 'form');
  const { openSections } = await me.ask<FormState>('getForm', { query: { applicationUid } });
  expect(openSections).toEqual([section]);
  const editable = page.locator('[data-field] input:not([disabled], [readonly])');
  await expect(editable.first()).toBeVisible();
  expect(await page.locator(`[data-section="${section}"]`).locator('[data-field] input:not([disabled], [readonly])').count()).toBe(await editable.count()); // prettier-ignore
  await me.ask('sendForReview', { query: { applicationUid }, body: { reviewerUids: [reviewer.personUid] } });
  await openRoute(desk, '/applications');
  await expectScreen(desk, 'applications');
  await openRoute(desk, address);
  await desk.getByRole('button', { name: 'Approve all' }).click();
  await expect.poll(async () => (await standing(ready)).review.state).toBe('approved');
  await eyes.close();

  const { findings } = await me.ask<Findings>('getFindings', { query: { applicationUid } });
  for (const { key, severity, standing: how } of findings)
    if (severity === 'blocking' && how === 'fails')
      await me.ask('acceptFinding', { body: { applicationUid, key, reason: 'Friends host the other nights.' } });
  await page.reload();
  await expectScreen(page, 'form');
  await page.getByRole('button', { name: 'Check answers' }).first().click();
  await declare(page, hand);
  await expect.poll(async () => (await standing(ready)).status).toMatch(/^(form-data-collected|package-ready)$/);
});
