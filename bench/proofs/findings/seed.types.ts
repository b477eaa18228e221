import type { DestinationId } from '@visawright/forms/destinations/destinations.ts';
import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import type { Draft, TravelDates } from './draft.ts';

export interface Base {
  destination: DestinationId;
  group?: VisaGroup;
  traveller?: number; // index in the list of travellers
  trip?: TravelDates;
  visaType?: string;
}
export interface Seed {
  readonly name: string;
  readonly base?: Partial<Base>;
  readonly apply: (draft: Draft) => void;
}
// Faults that a rule has to find, and changes just inside its limit that it has to accept.
export interface Seeds {
  readonly rule: string;
  readonly base: Base;
  readonly faults: readonly Seed[];
  readonly near: readonly Seed[];
}

export const seeds = <T>(
  list: readonly T[],
  name: (each: T) => string,
  apply: (draft: Draft, each: T) => void,
  base?: Partial<Base>,
): Seed[] => list.map((each) => ({ name: name(each), ...(base && { base }), apply: (draft) => apply(draft, each) }));
