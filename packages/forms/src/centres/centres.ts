import data from '../../centres.json' with { type: 'json' };
import type { Centres } from './centre-schema.ts';
import { findCity } from './cities.ts';

const centres = data as Readonly<Record<string, Centres>>;

export interface Centre {
  readonly provider: string | null;
  readonly inOwnCity: boolean;
  readonly cities: readonly string[]; // centres the person may use, own city and state first; empty if unknown
  readonly mission: { readonly name: string; readonly city: string | null } | null; // null if unknown
  readonly source: string;
  readonly asOf: string | null;
  readonly confidence: Centres['confidence'];
}

function missionOf({ missions }: Centres, state: string): Centres['missions'][number] | undefined {
  const named = missions.find(({ states }) => Array.isArray(states) && states.includes(state));
  return named ?? missions.find(({ states }) => !Array.isArray(states));
}

const stateOf = (city: string) => findCity(city)?.state ?? '';

// The centre that accepts applications from residents of this Indian city, and who decides; null if nothing is known.
export function centreFor(destinationId: string, city: string): Centre | null {
  const known = Object.hasOwn(centres, destinationId) ? centres[destinationId]! : undefined;
  const home = findCity(city);
  if (!known || !home) return null;
  const mission = missionOf(known, home.state);
  const isOwn = (place: string) => place === home.name;
  // With binding districts only centres of the same mission qualify; with no known mission only the own city is certain.
  const open = known.cities.filter(
    (place) => isOwn(place) || known.anyCentre || (mission && missionOf(known, stateOf(place)) === mission),
  );
  const closeness = (place: string) => (isOwn(place) ? 0 : stateOf(place) === home.state ? 1 : 2);
  if (open.length === 0 && !mission) return null;
  return {
    provider: known.provider,
    inOwnCity: open.some(isOwn),
    cities: open.toSorted((a, b) => closeness(a) - closeness(b)),
    mission: mission ? { name: mission.name, city: mission.city } : null,
    source: known.source,
    asOf: known.asOf,
    confidence: known.confidence,
  };
}
