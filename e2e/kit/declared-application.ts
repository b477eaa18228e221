import { blocks, type Findings } from '@visawright/contract/finding.ts';
import type { FormState } from '@visawright/contract/form-state.ts';
import { isSettled } from '@visawright/contract/document-facts.ts';
import type { Applicant } from '@visawright/contract/applicant.ts';
import type { Document } from '@visawright/contract/document.ts';
import type { Page as Listed } from '@visawright/contract/list.ts';
import { germanAnswers } from '../../apps/server/src/testing/forms.ts';
import { ahead } from './apply.ts';
import type { Paper } from './papers.ts';
import type { Ready } from './read-application.ts';
import { sendPaper } from './send-paper.ts';
import { expect } from './test.ts';
import type { ThrowAway } from './throw-away.ts';
import { tripTo, worker, type Worker } from './work.ts';

const patience = Number(process.env.E2E_PATIENCE ?? 1);
const visaType = 'Schengen Short Stay Visa (Tourism)';

async function answer(me: Worker, applicationUid: string): Promise<void> {
  const { answers, proposals } = await me.ask<FormState>('getForm', { query: { applicationUid } });
  const said = { ...germanAnswers, arrivalDate: iso(ahead.fromDate), departureDate: iso(ahead.toDate) };
  const sent = Object.entries(said).map(([field, value]) => {
    const choice = proposals[field]?.choices[0];
    const basis = answers[field]?.version ?? 0;
    return choice
      ? { field, value: choice.value, basis, act: 'confirmed', source: choice.sources[0] }
      : { field, value, basis, act: 'edited' };
  });
  await me.ask('saveAnswers', { body: { applicationUid, answers: sent } });
}

const iso = (stored: string) => stored.split('/').toReversed().join('-');

// An application to Germany, its papers read, its form answered and declared, by calls alone: what a package is built of.
export async function declaredApplication(by: ThrowAway, papers: readonly Paper[]): Promise<Ready> {
  const me = await worker(by);
  const { items } = await me.ask<Listed<Applicant>>('listApplicants');
  const { applicantUid } = items[0]!;
  const visaDetails = tripTo('Germany', { visaType, fromDate: ahead.fromDate, toDate: ahead.toDate });
  const { applicationUid } = await me.draft(applicantUid, 'Germany', { visaDetails });
  await me.ask('giveConsent', { body: { applicantUid, purpose: 'readDocuments', version: 1, language: 'en' } });
  for (const paper of papers) await sendPaper(by, paper, { applicantUid, applicationUid });
  const isRead = async () => {
    const { documents } = await me.ask<{ documents: Document[] }>('documentsOfApplicant', { query: { applicantUid } });
    return documents.length >= papers.length && documents.every(({ state }) => isSettled(state));
  };
  await expect.poll(isRead, { timeout: 90_000 * patience }).toBe(true);
  await answer(me, applicationUid);
  const { findings } = await me.ask<Findings>('getFindings', { query: { applicationUid } });
  for (const { key } of findings.filter(blocks))
    await me.ask('acceptFinding', { body: { applicationUid, key, reason: 'It comes by post.' } });
  await me.ask('acceptDeclaration', { body: { applicationUid, accepted: true } });
  return { me, applicantUid, applicationUid };
}
