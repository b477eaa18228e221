import type { Application } from '@visawright/contract/application.ts';
import type { Traveller } from './trip.ts';

type Draft = (traveller: Traveller, tripUid: string | null) => Promise<Application>;

// One application a traveller, all of one trip. What was made before a fault is kept in `made`, so trying again goes on from
// there and nobody gets a second one.
export async function makeDrafts(
  travellers: readonly Traveller[],
  made: Map<string, Application>,
  draft: Draft,
): Promise<Application> {
  for (const traveller of travellers) {
    if (made.has(traveller.applicantUid)) continue;
    const [first] = made.values();
    // oxlint-disable-next-line no-await-in-loop -- the first reply names the trip of the others
    made.set(traveller.applicantUid, await draft(traveller, first?.tripUid ?? null));
  }
  return made.values().next().value!;
}
