import type { DestinationId } from '@visawright/forms/destinations.ts';
import type { VisaGroup } from '@visawright/contract/visa-group.ts';
import type { Draft, Trip } from './draft.ts';

export interface Base {
  destination: DestinationId;
  group?: VisaGroup;
  traveller?: number; // of the list
  trip?: Trip;
  visaType?: string;
}
export interface Seed {
  readonly name: string;
  readonly base?: Partial<Base>;
  readonly apply: (draft: Draft) => void;
}
// A fault the rule has to find, and a change just inside its limit it has to let pass.
export interface Seeds {
  readonly rule: string;
  readonly base: Base;
  readonly faults: readonly Seed[];
  readonly near: readonly Seed[];
}

export const seeds = <T>(list: readonly T[], name: (each: T) => string, apply: (draft: Draft, each: T) => void, base?: Partial<Base>): Seed[] =>
  list.map((each) => ({ name: name(each), ...(base && { base }), apply: (draft) => apply(draft, each) })); // prettier-ignore
