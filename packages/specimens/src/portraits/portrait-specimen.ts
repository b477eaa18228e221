import type { DestinationId } from '@visawright/forms/destinations/destinations.ts';
import type { PortraitOptions } from './portrait-options.ts';

export type ExpectedVerdict = 'good' | 'look' | 'bad' | 'unknown';

// A portrait, its destination and the expected verdicts. Checks that are not named must be good; null: the
// picture does not determine it.
export interface PortraitSpecimen {
  readonly name: string;
  readonly options: PortraitOptions;
  readonly destination: DestinationId;
  readonly expected: Readonly<Record<string, ExpectedVerdict | null>>;
}
