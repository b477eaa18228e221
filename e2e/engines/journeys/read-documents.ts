import { setTimeout as pause } from 'node:timers/promises';
import type { Applicant } from '@visawright/contract/applications/applicant.ts';
import type { Document } from '@visawright/contract/documents/document.ts';
import { isSettled } from '@visawright/contract/documents/document-facts.ts';
import type { Page as Listed } from '@visawright/contract/platform/list.ts';
import type { DisposablePerson } from '../../kit/accounts/make-person.ts';
import { personClient, type PersonClient } from '../../kit/applications/person-client.ts';
import type { TestDocument } from '../../kit/documents/document-cards.ts';
import { sendDocument } from '../../kit/documents/send-document.ts';
import { patience } from '../../kit/patience.ts';

export const readWithin = 60_000 * patience;

export async function applicantOf(me: PersonClient): Promise<string> {
  const { items } = await me.ask<Listed<Applicant>>('listApplicants');
  return items[0]!.applicantUid;
}

// Uploads documents through the API and waits until they are read.
export async function readDocuments(
  person: DisposablePerson,
  documents: readonly TestDocument[],
  applicationUid?: string,
): Promise<void> {
  const me = await personClient(person);
  const applicantUid = await applicantOf(me);
  await me.ask('giveConsent', { body: { applicantUid, purpose: 'readDocuments', version: 1, language: 'en' } });
  const to = { applicantUid, ...(applicationUid !== undefined && { applicationUid }) };
  for (const document of documents) await sendDocument(person, document, to);
  for (const until = Date.now() + readWithin; Date.now() < until; await pause(300)) {
    const stored = await me.ask<{ documents: Document[] }>('documentsOfApplicant', { query: { applicantUid } });
    if (stored.documents.length >= documents.length && stored.documents.every(({ state }) => isSettled(state))) return;
  }
  throw new Error(`${documents.length} documents were not read within ${readWithin} ms`);
}
