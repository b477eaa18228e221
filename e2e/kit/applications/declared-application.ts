import { type Findings } from '@visawright/contract/forms/finding.ts';
import { isBlockingFinding } from '@visawright/contract/applications/finding-facts.ts';
import type { FormState } from '@visawright/contract/forms/form-state.ts';
import { isSettled } from '@visawright/contract/documents/document-facts.ts';
import type { Applicant } from '@visawright/contract/applications/applicant.ts';
import type { Document } from '@visawright/contract/documents/document.ts';
import type { Page as Listed } from '@visawright/contract/platform/list.ts';
import { germanAnswers } from '@visawright/server/testing.ts';
import { ahead } from './apply-steps.ts';
import type { TestDocument } from '../documents/document-cards.ts';
import type { ReadyApplication } from './read-application.ts';
import { sendDocument } from '../documents/send-document.ts';
import { expect } from '../browser/test.ts';
import type { DisposablePerson } from '../accounts/make-person.ts';
import { tripTo, personClient, type PersonClient } from './person-client.ts';
import { patience } from '../patience.ts';

const visaType = 'Schengen Short Stay Visa (Tourism)';

async function answer(me: PersonClient, applicationUid: string): Promise<void> {
  const { answers, proposals } = await me.ask<FormState>('getForm', { query: { applicationUid } });
  const wanted = { ...germanAnswers, arrivalDate: iso(ahead.fromDate), departureDate: iso(ahead.toDate) };
  const sent = Object.entries(wanted).map(([field, value]) => {
    const choice = proposals[field]?.choices[0];
    const basis = answers[field]?.version ?? 0;
    return choice
      ? { field, value: choice.value, basis, act: 'confirmed', source: choice.sources[0] }
      : { field, value, basis, act: 'edited' };
  });
  await me.ask('saveAnswers', { body: { applicationUid, answers: sent } });
}

const iso = (stored: string) => stored.split('/').toReversed().join('-');

// An application for Germany with read documents and a declared form, created through the API, ready for its package.
export async function declaredApplication(
  by: DisposablePerson,
  files: readonly TestDocument[],
): Promise<ReadyApplication> {
  const me = await personClient(by);
  const { items } = await me.ask<Listed<Applicant>>('listApplicants');
  const { applicantUid } = items[0]!;
  const visaDetails = tripTo('Germany', { visaType, fromDate: ahead.fromDate, toDate: ahead.toDate });
  const { applicationUid } = await me.draft(applicantUid, 'Germany', { visaDetails });
  await me.ask('giveConsent', { body: { applicantUid, purpose: 'readDocuments', version: 1, language: 'en' } });
  for (const file of files) await sendDocument(by, file, { applicantUid, applicationUid });
  const isRead = async () => {
    const { documents } = await me.ask<{ documents: Document[] }>('documentsOfApplicant', { query: { applicantUid } });
    return documents.length >= files.length && documents.every(({ state }) => isSettled(state));
  };
  await expect.poll(isRead, { timeout: 90_000 * patience }).toBe(true);
  await answer(me, applicationUid);
  const { findings } = await me.ask<Findings>('getFindings', { query: { applicationUid } });
  for (const { key } of findings.filter(isBlockingFinding))
    await me.ask('acceptFinding', { body: { applicationUid, key, reason: 'It comes by post.' } });
  await me.ask('acceptDeclaration', { body: { applicationUid, accepted: true } });
  return { me, applicantUid, applicationUid };
}
