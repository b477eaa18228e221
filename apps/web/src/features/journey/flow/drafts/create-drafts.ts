import type { Application } from '@visawright/contract/applications/application.ts';

interface Traveller {
  readonly applicantUid: string;
}

// Creates one application per traveller, all on the same trip. `created` holds the applications that exist already, so a
// retry after a failure continues where it stopped and no traveller gets a second application.
export async function createDrafts<T extends Traveller>(
  travellers: readonly T[],
  created: Map<string, Application>,
  draft: (traveller: T, tripUid: string | null) => Promise<Application>,
): Promise<Application> {
  for (const traveller of travellers) {
    if (created.has(traveller.applicantUid)) continue;
    const [first] = created.values();
    // oxlint-disable-next-line no-await-in-loop -- the first reply contains the trip of all others
    created.set(traveller.applicantUid, await draft(traveller, first?.tripUid ?? null));
  }
  return created.values().next().value!;
}
