import type { Application } from '@visawright/contract/applications/application.ts';
import { call } from '../../../../lib/api/call.ts';
import { changeFlow, useFlow, type Companion } from '../state/flow-store.ts';
import { createDrafts } from './create-drafts.ts';

// Creates one application per companion on the same trip. Travellers who are already on the trip are skipped,
// so a retry after a failure continues where it stopped. Returns the applications of all travellers.
export async function addToTrip(first: Application, companions: readonly Companion[]): Promise<Application[]> {
  const { travellers } = await call('trip', { query: { applicationUid: first.applicationUid } });
  const made = new Map([[first.applicantUid, first]]);
  for (const { application } of travellers) made.set(application.applicantUid, application);
  const everybody = companions.map((one) => ({ ...one, passportMasked: null }));
  await createDrafts(everybody, made, ({ applicantUid }) => {
    const body = { applicantUid, visaDetails: first.visaDetails, tripUid: first.tripUid };
    return call('draftApplication', { body, once: true });
  });
  return [...made.values()];
}

// Updates the flow before the application is refetched.
export function updatePartySize({ applicationUid }: Application, partySize: number) {
  const { application } = useFlow.getState();
  if (application?.applicationUid === applicationUid) changeFlow({ application: { ...application, partySize } });
}

export async function draftCompanions(first: Application): Promise<readonly Application[]> {
  const { companions } = useFlow.getState();
  const party = await addToTrip(first, companions);
  const joined = new Set(companions.map(({ applicantUid }) => applicantUid));
  changeFlow({ companions: useFlow.getState().companions.filter(({ applicantUid }) => !joined.has(applicantUid)) });
  updatePartySize(first, party.length);
  return party;
}
