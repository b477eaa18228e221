import { daysBetween } from '@visawright/contract/dates/days.ts';
import { createHash } from 'node:crypto';
import { findDestination, type Destination } from '@visawright/forms/destinations/destinations.ts';
import { visaTypesFor } from '@visawright/forms/destinations/visa-types.ts';
import { getDestinationFacts } from '@visawright/server/product.ts';
import type { DemoApplication } from './demo-applications.ts';
import { dayIn } from '../database/demo-time.ts';

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

// Deterministic, so that screenshots and people find the same application after every seed.
export const demoReference = (path: string, at: number): string =>
  `A-${[...createHash('sha256').update(`${path} ${at}`).digest().subarray(0, 6)].map((byte) => letters[byte & 31]).join('')}`;

const monthBefore = 30; // used where the destination's data has no lodging deadline

export interface DemoJourney {
  readonly destination: Destination;
  readonly visaType: string;
  readonly travelFrom: string;
  readonly travelTo: string;
  readonly lodgeBy: string | null;
}

// Chooses the travel dates so that the last day to lodge is `lodgeIn` days away.
export function demoJourney({ to, group, lodgeIn, nights }: DemoApplication): DemoJourney {
  const destination = findDestination(to);
  if (!destination) throw new Error(`no destination ${to}`);
  const trial = dayIn(lodgeIn + 60);
  const last = getDestinationFacts(to, group, trial).lodgeBy;
  const ahead = last === null ? monthBefore : daysBetween(last, trial);
  const travelFrom = dayIn(lodgeIn + ahead);
  return {
    destination,
    visaType: visaTypesFor(to, group)[0]!,
    travelFrom,
    travelTo: dayIn(lodgeIn + ahead + nights),
    lodgeBy: getDestinationFacts(to, group, travelFrom).lodgeBy,
  };
}
