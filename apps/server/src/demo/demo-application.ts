import { createHash } from 'node:crypto';
import { findDestination, type Destination } from '@visawright/forms/destinations.ts';
import { visaTypesFor } from '@visawright/forms/visa-types.ts';
import { destinationFacts } from '../applications/destination-facts.ts';
import type { DemoCase } from './case-rows.ts';
import { dayIn, daysBetween } from './demo-time.ts';

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

// The same reference whenever a realm is seeded anew, so that pictures and people find it again.
export const demoReference = (path: string, at: number): string =>
  `A-${[...createHash('sha256').update(`${path} ${at}`).digest().subarray(0, 6)].map((byte) => letters[byte & 31]).join('')}`;

const monthBefore = 30; // where the destination's data does not say how long before travel one lodges

export interface JourneyFacts {
  readonly destination: Destination;
  readonly visaType: string;
  readonly travelFrom: string;
  readonly travelTo: string;
  readonly lodgeBy: string | null;
}

// Travel begins as many days after the wanted last day to lodge as the destination takes.
export function journeyOf({ to, group, lodgeIn, nights }: DemoCase): JourneyFacts {
  const destination = findDestination(to);
  if (!destination) throw new Error(`no destination ${to}`);
  const trial = dayIn(lodgeIn + 60);
  const last = destinationFacts(to, group, trial).lodgeBy;
  const ahead = last === null ? monthBefore : daysBetween(last, trial);
  const travelFrom = dayIn(lodgeIn + ahead);
  return {
    destination,
    visaType: visaTypesFor(to, group)[0]!,
    travelFrom,
    travelTo: dayIn(lodgeIn + ahead + nights),
    lodgeBy: destinationFacts(to, group, travelFrom).lodgeBy,
  };
}
