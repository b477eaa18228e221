import type { Page } from '@playwright/test';
import type { Findings } from '@visawright/contract/forms/finding.ts';
import type { FormState } from '@visawright/contract/forms/form-state.ts';
import type { ReviewRound } from '@visawright/contract/forms/review-round.ts';
import { answerAll, declare, expectSource } from '../kit/applications/answer-form.ts';
import { CountingUser } from '../kit/browser/counting-user.ts';
import { makeOffice } from '../kit/accounts/make-office.ts';
import { journeys } from '../kit/server/addresses.ts';
import { readApplication, getApplication } from '../kit/applications/read-application.ts';
import { expectScreen, openRoute } from '../kit/browser/screen.ts';
import { signIn } from '../kit/browser/sign-in.ts';
import { expect } from '../kit/browser/test.ts';
import { test } from '../kit/accounts/tourist-test.ts';
import { patience } from '../kit/patience.ts';

// Approves every section that is not decided yet.
async function approveSections(desk: Page): Promise<void> {
  const left = desk.getByText(/sections? left to decide/);
  while (await left.isVisible()) {
    const before = await left.innerText();
    await desk.getByRole('button', { name: 'Approve section' }).click();
    await expect(desk.getByText(before, { exact: true })).toHaveCount(0);
  }
}

test('an agent sends a form for review, the reviewer returns one section, then approves, and the form is declared', async ({
  page,
  tourist,
}) => {
  test.setTimeout(300_000 * patience);
  const office = await makeOffice();
  const [agent, reviewer] = [office.agents[0]!, office.reviewers[0]!];
  const ready = await readApplication(agent, tourist, { isOwn: false });
  const { me, applicationUid } = ready;
  const address = `/form?applicationUid=${applicationUid}`;

  await signIn(page, journeys, agent.name, agent.password);
  await openRoute(page, address);
  await expectScreen(page, 'form');
  await expectSource(page, 'surname');
  const user = new CountingUser();
  await answerAll(page, user);
  console.log(`agent: ${user.summary()} in the form`);
  const missing = async () => (await me.ask<ReviewRound>('reviewRound', { query: { applicationUid } })).missing;
  await expect.poll(missing).toBe(0); // the last answers are saved
  await me.ask('sendForReview', { query: { applicationUid }, body: { reviewerUids: [reviewer.personUid] } });

  const reviewerContext = await page
    .context()
    .browser()!
    .newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-IN' });
  const desk = await reviewerContext.newPage();
  await signIn(desk, journeys, reviewer.name, reviewer.password);
  await openRoute(desk, address);
  await expectScreen(desk, 'form');
  await expect(desk.locator('[data-field]').first()).toBeVisible();
  await expect(desk.locator('[data-field] input:not([disabled], [readonly])')).toHaveCount(0); // reviewers cannot edit
  const verdict = desk.locator('[data-verdict-on]').first();
  const section = (await verdict.getAttribute('data-verdict-on'))!;
  await verdict.getByRole('button', { name: 'Return section' }).click();
  await verdict.getByRole('button', { name: 'Differs from a document' }).click();
  await verdict.getByRole('button', { name: 'Return section and continue' }).click();
  const finish = desk.getByRole('button', { name: 'Return 1 section' });
  await approveSections(desk);
  await finish.click();
  await expect(desk.getByText(/by you/)).toBeVisible();
  await expect.poll(async () => (await getApplication(ready)).review.state).toBe('returned');

  // Only the returned section is editable again.
  await page.reload();
  await expectScreen(page, 'form');
  const { openSections } = await me.ask<FormState>('getForm', { query: { applicationUid } });
  expect(openSections).toEqual([section]);
  const editable = page.locator('[data-field] input:not([disabled], [readonly])');
  await expect(editable.first()).toBeVisible();
  expect(
    await page.locator(`[data-section="${section}"]`).locator('[data-field] input:not([disabled], [readonly])').count(),
  ).toBe(await editable.count());
  const again = { reviewerUids: [reviewer.personUid] };
  const refused = await me.answer('sendForReview', { query: { applicationUid }, body: again });
  expect(refused.body).toMatchObject({ code: 'review.unanswered', details: { sections: [section] } });
  const replies = [{ section, text: 'The document was corrected.' }];
  await me.ask('sendForReview', { query: { applicationUid }, body: { ...again, replies } });
  await openRoute(desk, '/applications');
  await expectScreen(desk, 'applications');
  await openRoute(desk, address);
  await expect(desk.getByText('The document was corrected.')).toBeVisible();
  await expect(desk.getByText('0 of 1 sections reviewed')).toBeVisible(); // the others keep their approval
  await approveSections(desk);
  await desk.getByRole('button', { name: 'Approve application' }).click();
  await expect.poll(async () => (await getApplication(ready)).review.state).toBe('approved');
  await reviewerContext.close();

  const { findings } = await me.ask<Findings>('getFindings', { query: { applicationUid } });
  for (const { key, severity, status: how } of findings)
    if (severity === 'blocking' && how === 'fails')
      await me.ask('acceptFinding', { body: { applicationUid, key, reason: 'Friends host the other nights.' } });
  await page.reload();
  await expectScreen(page, 'form');
  await page.getByRole('button', { name: 'Check answers' }).first().click();
  await declare(page, user);
  await expect.poll(async () => (await getApplication(ready)).status).toMatch(/^(form-data-collected|package-ready)$/);
});
