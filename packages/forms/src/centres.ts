import data from '../centres.json' with { type: 'json' };
import type { Centres } from './centre-schema.ts';
import { findCity } from './cities.ts';

const centres = data as Readonly<Record<string, Centres>>;

export interface Centre {
  readonly provider: string | null;
  readonly inOwnCity: boolean;
  readonly cities: readonly string[]; // where the person may go, nearest kin first; empty: not known
  readonly mission: { readonly name: string; readonly city: string | null } | null; // null: not known
  readonly source: string;
  readonly asOf: string | null;
  readonly confidence: Centres['confidence'];
}

function missionOf({ missions }: Centres, state: string): Centres['missions'][number] | undefined {
  const named = missions.find(({ states }) => Array.isArray(states) && states.includes(state));
  return named ?? missions.find(({ states }) => !Array.isArray(states));
}

const stateOf = (city: string) => findCity(city)?.state ?? '';

// Which centre takes the papers of somebody living in this Indian city, and who decides. null: nothing is known, and said so.
export function centreFor(destinationId: string, city: string): Centre | null {
  const known = Object.hasOwn(centres, destinationId) ? centres[destinationId]! : undefined;
  const home = findCity(city);
  if (!known || !home) return null;
  const mission = missionOf(known, home.state);
  const isOwn = (place: string) => place === home.name;
  // Where districts bind, only a centre of the same mission will do; with no mission known, only the own city is sure.
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
