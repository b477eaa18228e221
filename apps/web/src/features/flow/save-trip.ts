import type { Application, VisaDetails } from '@visawright/contract/application.ts';
import { say } from '../../lib/words.ts';
import { useFlow } from './flow-store.ts';
import { updateDetails } from './update-details.ts';
import { visaDetailsOf } from './visa-details.ts';

const differs = (a: VisaDetails, b: VisaDetails) =>
  (Object.keys(a) as (keyof VisaDetails)[]).some((name) => a[name] !== b[name]);

export function wholeTrip(): VisaDetails {
  const details = visaDetailsOf(useFlow.getState());
  if (!details) throw new Error(say('applicant:steps.reason.trip'));
  return details;
}

// What was changed about the trip of an application that exists; without a change nothing is sent.
export async function saveTrip(application: Application): Promise<Application> {
  const details = wholeTrip();
  return differs(details, application.visaDetails)
    ? updateDetails(application, details, application.version)
    : application;
}
