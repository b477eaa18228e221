import type { Application, VisaDetails } from '@visawright/contract/applications/application.ts';
import { useFlow } from '../state/flow-store.ts';
import { updateVisaDetails } from './update-visa-details.ts';
import { visaDetailsOf } from '../state/visa-details.ts';
import { applicantText } from '../../../../translations/applicant/applicant-texts.ts';

const differs = (a: VisaDetails, b: VisaDetails) =>
  (Object.keys(a) as (keyof VisaDetails)[]).some((name) => a[name] !== b[name]);

export function wholeTrip(): VisaDetails {
  const details = visaDetailsOf(useFlow.getState());
  if (!details) throw new Error(applicantText('steps.reason.trip'));
  return details;
}

// Saves trip changes of an existing application; sends nothing if nothing changed.
export async function saveTrip(application: Application): Promise<Application> {
  const details = wholeTrip();
  return differs(details, application.visaDetails)
    ? updateVisaDetails(application, details, application.version)
    : application;
}
