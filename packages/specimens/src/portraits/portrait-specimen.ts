import type { DestinationId } from '@visawright/forms/destinations.ts';
import type { PortraitWish } from './portrait-wish.ts';

export type Standing = 'good' | 'look' | 'bad' | 'unknown';

// A portrait, whose destination judges it, and what that judgement must be. Checks that are not named must be good; null: the
// picture decides nothing about it.
export interface PortraitSpecimen {
  readonly name: string;
  readonly wish: PortraitWish;
  readonly destination: DestinationId;
  readonly expected: Readonly<Record<string, Standing | null>>;
}
