import type { Application, VisaDetails } from '@visawright/contract/applications/application.ts';
import { call } from '../../../../lib/api/call.ts';
import { applyApplication } from '../application/apply-application.ts';

export async function updateVisaDetails(
  { applicationUid }: Application,
  visaDetails: VisaDetails,
  version: number,
): Promise<Application> {
  const application = await call('updateApplication', {
    query: { applicationUid },
    body: { application: { visaDetails, version } },
    once: true,
  });
  applyApplication(application);
  return application;
}
