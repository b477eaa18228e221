import type { Application } from '@visawright/contract/application.ts';
import { call } from '../../lib/call.ts';
import { useFlow } from './flow-store.ts';
import { linkedPeople } from './linked-people.ts';
import { ownApplicantUid } from './own-applicant.ts';
import { saveTrip, wholeTrip } from './save-trip.ts';
import { replaceApplication } from './take-application.ts';

async function make(): Promise<Application> {
  const { application, applicationCreationKey, tripUid } = useFlow.getState();
  if (application) return saveTrip(application);
  const visaDetails = wholeTrip();
  const link = linkedPeople(applicationCreationKey);
  const applicantUid = link?.applicantUid ?? (await ownApplicantUid());
  const body = { applicantUid, agencyUid: link?.agencyUid ?? null, visaDetails, applicationCreationKey, tripUid };
  const made = await call('draftApplication', { body, once: true });
  replaceApplication(made);
  return made;
}

// People added after the first draft was made join the trip as well.
async function makeAll(): Promise<Application> {
  const first = await make();
  if (useFlow.getState().companions.length === 0) return first;
  const { draftCompanions } = await import('../family/draft-companions.ts');
  await draftCompanions(first);
  return first;
}

let making: Promise<Application> | undefined;

// The draft of the flow: made once however often it is asked for; one that exists takes what was changed since.
export function startDraft(): Promise<Application> {
  making ??= makeAll().finally(() => {
    making = undefined;
  });
  return making;
}
