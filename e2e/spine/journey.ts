import type { Page } from '@playwright/test';
import type { Applicant } from '@visawright/contract/applications/applicant.ts';
import type { Page as Listed } from '@visawright/contract/platform/list.ts';
import type { DocumentTruth } from '@visawright/specimens/documents/document-truth.ts';
import { makePerson, type DisposablePerson } from '../kit/accounts/make-person.ts';
import type { Traveller } from '../kit/accounts/traveller-test.ts';
import { personClient, tripTo, type PersonClient } from '../kit/applications/person-client.ts';
import { CountingUser } from '../kit/browser/counting-user.ts';

export interface Journey {
  readonly page: Page; // the traveller's own tab
  readonly user: CountingUser;
  readonly traveller: Traveller;
  readonly person: DisposablePerson;
  readonly me: PersonClient; // the same person without a browser, for what no screen says
  readonly applicantUid: string;
  readonly applicationUid: string;
}

// The travel dates according to the documents.
function tripOf(documents: readonly DocumentTruth[]) {
  const { travelFrom, travelTo } = documents.find(({ kind }) => kind === 'Cover letter')!.values;
  const stored = (iso: string) => iso.split('-').toReversed().join('/');
  return { fromDate: stored(travelFrom!), toDate: stored(travelTo!) };
}

// A traveller who has an account and a draft for Germany, and has not signed in yet.
export async function beginJourney(page: Page, traveller: Traveller): Promise<Journey> {
  const { firstName, lastName, nine } = traveller;
  const person = await makePerson({ role: 'applicant', applicantType: 'D2C', firstName, lastName });
  const me = await personClient(person);
  const { items } = await me.ask<Listed<Applicant>>('listApplicants');
  const { applicantUid } = items[0]!;
  const { applicationUid } = await me.draft(applicantUid, 'Germany', {
    visaDetails: tripTo('Germany', { visaType: 'Schengen Short Stay Visa (Tourism)', ...tripOf(nine.documents) }),
  });
  return { page, user: new CountingUser(), traveller, person, me, applicantUid, applicationUid };
}
