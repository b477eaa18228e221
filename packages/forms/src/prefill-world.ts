import type { ReadPaper } from './read-paper.ts';
import type { Holder } from './prefill-holder.ts';
import type { TripDays } from './prefill-trip.ts';

// Everything a form may be filled from, in order.
export interface World {
  readonly papers: readonly ReadPaper[];
  readonly holder: Holder;
  readonly days: TripDays;
  readonly application: Readonly<Record<string, string>>;
  readonly profile: Readonly<Record<string, string>>;
}
