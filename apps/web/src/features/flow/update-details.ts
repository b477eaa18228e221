import type { Application, VisaDetails } from '@visawright/contract/application.ts';
import { call } from '../../lib/call.ts';
import { takeApplication } from './take-application.ts';

// The trip of an application that exists; the answer replaces it.
export async function updateDetails(
  { applicationUid }: Application,
  visaDetails: VisaDetails,
  version: number,
): Promise<Application> {
  const application = await call('updateApplication', {
    query: { applicationUid },
    body: { application: { visaDetails, version } },
    once: true,
  });
  takeApplication(application);
  return application;
}
