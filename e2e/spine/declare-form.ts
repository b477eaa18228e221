import { isBlockingFinding } from '@visawright/contract/applications/finding-facts.ts';
import { type Findings } from '@visawright/contract/forms/finding.ts';
import { answerAll, declare, expectSource, openSection, question } from '../kit/applications/answer-form.ts';
import { continueButton } from '../kit/applications/apply-steps.ts';
import { expectScreen, openRoute } from '../kit/browser/screen.ts';
import { expect } from '../kit/browser/test.ts';
import type { Journey } from './journey.ts';

const reason = 'It will be handed in at the centre.';

// Answers what the documents do not answer, and accepts the declaration.
export async function declareForm({ page, user, me, traveller, applicationUid }: Journey): Promise<void> {
  await openRoute(page, `/document-playground?applicationUid=${applicationUid}`);
  await user.tap(continueButton(page));
  await expectScreen(page, 'review');
  await openSection(page, 'identity');
  await expect(question(page, 'surname').locator('input')).toHaveValue(traveller.front.truth.values.surname!);
  await expectSource(page, 'surname');
  await answerAll(page, user);
  const { findings } = await me.ask<Findings>('getFindings', { query: { applicationUid } });
  const blocking = findings.filter(isBlockingFinding);
  for (const { key } of blocking) await me.ask('acceptFinding', { body: { applicationUid, key, reason } });
  await user.tap(continueButton(page));
  // The screen may still have the findings from before.
  await expect(page.locator('[data-check]').getByText(reason)).toHaveCount(blocking.length);
  await declare(page, user);
}
