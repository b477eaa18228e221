import type { Application } from '@visawright/contract/application.ts';
import { call } from '../../lib/call.ts';
import { changeFlow, useFlow, type Companion } from '../flow/flow-store.ts';
import { makeDrafts } from '../get-visa/make-drafts.ts';

// One application a companion, of the same trip, dates, countries and purpose. Who is on the trip already is asked first and nobody gets a
// second one, so pressing again after a fault goes on from there. Answers everybody on the trip.
export async function joinTrip(first: Application, companions: readonly Companion[]): Promise<Application[]> {
  const { travellers } = await call('trip', { query: { applicationUid: first.applicationUid } });
  const made = new Map([[first.applicantUid, first]]);
  for (const { application } of travellers) made.set(application.applicantUid, application);
  const everybody = companions.map((one) => ({ ...one, passportMasked: null }));
  await makeDrafts(everybody, made, ({ applicantUid }) => {
    const body = { applicantUid, visaDetails: first.visaDetails, tripUid: first.tripUid };
    return call('draftApplication', { body, once: true });
  });
  return [...made.values()];
}

// The flow says so before its application is read again.
export function noteParty({ applicationUid }: Application, partySize: number) {
  const { application } = useFlow.getState();
  if (application?.applicationUid === applicationUid) changeFlow({ application: { ...application, partySize } });
}

// The companions chosen on Details, once the flow's own draft is there.
export async function draftCompanions(first: Application): Promise<readonly Application[]> {
  const { companions } = useFlow.getState();
  const party = await joinTrip(first, companions);
  const joined = new Set(companions.map(({ applicantUid }) => applicantUid));
  changeFlow({ companions: useFlow.getState().companions.filter(({ applicantUid }) => !joined.has(applicantUid)) });
  noteParty(first, party.length);
  return party;
}
