import type { Applicant } from '@visawright/contract/applicant.ts';
import type { Application } from '@visawright/contract/application.ts';
import type { Document } from '@visawright/contract/document.ts';
import { isSettled } from '@visawright/contract/document-facts.ts';
import type { Page as Listed } from '@visawright/contract/list.ts';
import { ahead } from './apply.ts';
import type { Packed } from './schengen-papers.ts';
import { sendPaper } from './send-paper.ts';
import { expect } from './test.ts';
import type { ThrowAway } from './throw-away.ts';
import { tripTo, worker, type Worker } from './work.ts';

const patience = Number(process.env.E2E_PATIENCE ?? 1);

export interface Ready {
  readonly me: Worker;
  readonly applicantUid: string;
  readonly applicationUid: string;
}

const visaType = 'Schengen Short Stay Visa (Tourism)';

async function applicantOf(me: Worker, isOwn: boolean, { firstName, lastName }: Packed): Promise<string> {
  if (!isOwn) return (await me.applicant(firstName, lastName)).applicantUid;
  const { items } = await me.ask<Listed<Applicant>>('listApplicants');
  return items[0]!.applicantUid;
}

// An application to Italy whose twelve files have been read, made by calls: what a form begins with.
export async function readApplication(by: ThrowAway, packed: Packed, isOwn = true): Promise<Ready> {
  const me = await worker(by);
  const applicantUid = await applicantOf(me, isOwn, packed);
  const visaDetails = tripTo('Italy', { visaType, fromDate: ahead.fromDate, toDate: ahead.toDate });
  const { applicationUid } = await me.draft(applicantUid, 'Italy', { visaDetails });
  await me.ask('giveConsent', { body: { applicantUid, purpose: 'readDocuments', version: 1, language: 'en' } });
  for (const paper of packed.papers) await sendPaper(by, paper, { applicantUid, applicationUid });
  const read = async () => {
    const { documents } = await me.ask<{ documents: Document[] }>('documentsOfApplicant', { query: { applicantUid } });
    return documents.length >= packed.papers.length && documents.every(({ state }) => isSettled(state));
  };
  await expect.poll(read, { timeout: 120_000 * patience }).toBe(true);
  return { me, applicantUid, applicationUid };
}

export const standing = ({ me, applicationUid }: Ready) =>
  me.ask<Application>('getApplication', { query: { applicationUid } });
