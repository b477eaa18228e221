import type { Applicant } from '@visawright/contract/applications/applicant.ts';
import type { Application } from '@visawright/contract/applications/application.ts';
import type { Page as Listed } from '@visawright/contract/platform/list.ts';
import { ahead } from './apply-steps.ts';
import type { TravellerFiles } from '../documents/schengen-documents.ts';
import { documentsOnceRead } from '../documents/documents-once-read.ts';
import { sendDocument } from '../documents/send-document.ts';
import type { DisposablePerson } from '../accounts/make-person.ts';
import { tripTo, personClient, type PersonClient } from './person-client.ts';

export interface ReadyApplication {
  readonly me: PersonClient;
  readonly applicantUid: string;
  readonly applicationUid: string;
}

interface Options {
  readonly isOwn?: boolean; // the person is the traveller
  readonly visaTo?: string;
  readonly visaType?: string;
}

async function applicantOf(me: PersonClient, isOwn: boolean, { firstName, lastName }: TravellerFiles): Promise<string> {
  if (!isOwn) return (await me.applicant(firstName, lastName)).applicantUid;
  const { items } = await me.ask<Listed<Applicant>>('listApplicants');
  return items[0]!.applicantUid;
}

// An application, for Italy unless stated otherwise, whose files have been read; created through the API.
export async function readApplication(
  by: DisposablePerson,
  packed: TravellerFiles,
  { isOwn = true, visaTo = 'Italy', visaType = 'Schengen Short Stay Visa (Tourism)' }: Options = {},
): Promise<ReadyApplication> {
  const me = await personClient(by);
  const applicantUid = await applicantOf(me, isOwn, packed);
  const visaDetails = tripTo(visaTo, { visaType, fromDate: ahead.fromDate, toDate: ahead.toDate });
  const { applicationUid } = await me.draft(applicantUid, visaTo, { visaDetails });
  await me.ask('giveConsent', { body: { applicantUid, purpose: 'readDocuments', version: 1, language: 'en' } });
  for (const document of packed.documents) await sendDocument(by, document, { applicantUid, applicationUid });
  await documentsOnceRead(me, applicantUid, packed.documents.length);
  return { me, applicantUid, applicationUid };
}

export const getApplication = ({ me, applicationUid }: ReadyApplication) =>
  me.ask<Application>('getApplication', { query: { applicationUid } });
