import { formDestinations } from '@visawright/contract/platform/screens.ts';
import type { DestinationRow } from './destination-row.ts';
import { destinationRows } from './destination-rows.ts';

export type DestinationId = keyof typeof destinationRows;
export const destinationIds = Object.keys(destinationRows) as DestinationId[];

export interface Destination extends DestinationRow {
  id: DestinationId;
  route: string | null; // six destinations have a form but no route
  submitsInPersonOnly: boolean;
  lodgeByDays: number | null; // null if unknown
}

const withRoute: readonly string[] = formDestinations;

export const destinations: readonly Destination[] = destinationIds.map((id) => {
  const row: DestinationRow = destinationRows[id];
  return {
    id,
    ...row,
    route: withRoute.includes(id) ? `/india-to-${id}/form` : null,
    submitsInPersonOnly: row.channel === 'paper+appointment',
    lodgeByDays: row.processing?.lodgeBefore?.days ?? null,
  };
});

const names = new Map(
  destinations.flatMap((each) =>
    [each.id, each.country, each.iso2, each.alpha3].map((name) => [name.toLowerCase(), each] as const),
  ),
);

// An application names its destination by country; links and pickers by code; routes by id.
export function findDestination(name: string | null | undefined): Destination | undefined {
  return names.get(name?.trim().toLowerCase() ?? '');
}
