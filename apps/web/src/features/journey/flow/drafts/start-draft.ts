import type { Application } from '@visawright/contract/applications/application.ts';
import { call } from '../../../../lib/api/call.ts';
import { useFlow } from '../state/flow-store.ts';
import { linkedPeople } from './linked-people.ts';
import { ownApplicantUid } from '../application/own-applicant.ts';
import { saveTrip, wholeTrip } from './save-trip.ts';
import { replaceApplication } from '../application/apply-application.ts';

async function make(): Promise<Application> {
  const { application, applicationCreationKey, premiumVerificationKey, tripUid } = useFlow.getState();
  if (application) return saveTrip(application);
  const visaDetails = wholeTrip();
  const link = linkedPeople(applicationCreationKey);
  const applicantUid = link?.applicantUid ?? (await ownApplicantUid());
  const keys = { applicationCreationKey, premiumVerificationKey: applicationCreationKey && premiumVerificationKey };
  const body = { applicantUid, agencyUid: link?.agencyUid ?? null, visaDetails, ...keys, tripUid };
  const made = await call('draftApplication', { body, once: true });
  replaceApplication(made);
  return made;
}

// Companions added after the first draft join the trip too.
async function makeAll(): Promise<Application> {
  const first = await make();
  if (useFlow.getState().companions.length === 0) return first;
  const { draftCompanions } = await import('./draft-companions.ts');
  await draftCompanions(first);
  return first;
}

let making: Promise<Application> | undefined;

// Creates the draft once, even for concurrent calls; an existing draft is updated.
export function startDraft(): Promise<Application> {
  making ??= makeAll().finally(() => {
    making = undefined;
  });
  return making;
}
