import { legOf } from './leg.ts';
import type { FlightMark, Leg } from './leg.types.ts';
import type { RowMark } from './row-marks.ts';

// Two flights in one row are in two columns: text closer to the second flight's left edge belongs to the second.
const inColumn = (mark: RowMark, flight: FlightMark, beside: readonly FlightMark[]) => {
  const edges = beside.map((each) => each.left).sort((a, b) => a - b);
  const own = edges.indexOf(flight.left);
  return mark.left >= (own === 0 ? 0 : edges[own]! - 0.1) && mark.left < (edges[own + 1] ?? 1.1) - 0.1;
};

const reach = 14; // rows that the last leg of a document may take

export function cutLegs(
  marks: readonly RowMark[],
  flights: readonly FlightMark[],
  lead: number,
  since: string | undefined,
): readonly Leg[] {
  return flights.map((flight) => {
    const next = flights.find((each) => each.row > flight.row);
    const beside = flights.filter((each) => each.row === flight.row);
    const from = flight.row - lead;
    const until = Math.min(next ? next.row - lead : Infinity, flight.row + reach);
    const own = marks.filter((mark) => mark.row >= from && mark.row < until);
    return legOf(flight, beside.length > 1 ? own.filter((mark) => inColumn(mark, flight, beside)) : own, since);
  });
}

// A date above a group of flights: its row has neither a flight nor a time, and a flight follows.
export function cutLegsByHeadings(
  marks: readonly RowMark[],
  flights: readonly FlightMark[],
  since: string | undefined,
): readonly Leg[] {
  const inRow = Map.groupBy(marks, (mark) => mark.row);
  const isHeading = (row: readonly RowMark[]) =>
    row.some((mark) => mark.what === 'day') && row.every((mark) => mark.what === 'day' || mark.what === 'place');
  const headings = new Set([...inRow].filter(([, row]) => isHeading(row)).map(([at]) => at));
  const legs = cutLegs(
    marks.filter((mark) => !headings.has(mark.row)),
    flights,
    0,
    since,
  );
  return legs.map((leg, index) => {
    const above = flights[index - 1]?.row ?? leg.flight.row - 6;
    const row = [...headings].filter((at) => at < leg.flight.row && at > above).at(-1);
    if (leg.departs || row === undefined) return leg;
    const days = inRow.get(row)!.filter((mark) => mark.what === 'day');
    return legOf(
      leg.flight,
      [
        ...days.slice(0, 1),
        ...[leg.from, leg.to, leg.departure, leg.arrival].filter((mark) => mark !== undefined),
        ...marks.filter((mark) => mark.what === 'plus' && mark.row === leg.flight.row),
      ],
      since,
    );
  });
}
