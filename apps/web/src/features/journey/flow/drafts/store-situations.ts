import type { Application } from '@visawright/contract/applications/application.ts';
import { call } from '../../../../lib/api/call.ts';
import { applyApplication } from '../application/apply-application.ts';

// Stored with the application, so that agent and reviewer count the same documents as the traveller.
export async function storeSituations(application: Application, situations: readonly string[]): Promise<Application> {
  const { applicationUid, version } = application;
  if ([...situations].toSorted().join('\n') === application.situations.toSorted().join('\n')) return application;
  const body = { application: { situations: [...situations], version } };
  const stored = await call('updateApplication', { query: { applicationUid }, body, once: true });
  applyApplication(stored);
  return stored;
}
