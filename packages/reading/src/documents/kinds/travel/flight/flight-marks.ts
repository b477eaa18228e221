import type { TextRow } from '../../text/rows-of.ts';
import type { FlightMark } from './leg.types.ts';
import type { RowMark } from './row-marks.ts';

const isFlight = (mark: RowMark): mark is FlightMark => mark.what === 'flight';

// An unknown airline code counts if places are beside its number or it has several flights.
export function flightMarksOf(marks: readonly RowMark[]): readonly FlightMark[] {
  const all = marks.filter(isFlight);
  const code = (flight: FlightMark) => flight.number.slice(0, 2);
  const places = new Set(marks.filter((mark) => mark.what === 'place').map((mark) => mark.row));
  const hasPlaces = (row: number) => [-2, -1, 0, 1, 2].some((step) => places.has(row + step));
  return all.filter(
    (flight) =>
      flight.known ||
      (hasPlaces(flight.row) &&
        (all.filter((other) => code(other) === code(flight)).length > 1 || places.has(flight.row) || all.length === 1)),
  );
}

// `Uj 255` in the column of flight numbers is a misread number: the leg counts, the number must be confirmed.
export function misreadFlights(rows: readonly TextRow[], sure: readonly FlightMark[]): readonly FlightMark[] {
  return rows.flatMap((row, index) =>
    row.lines.flatMap((line): FlightMark[] => {
      const match = /^([A-Za-z0-9|]{2})\s?(\d{2,4})\b/.exec(line.text);
      const like = sure.find(
        (each) => each.page === row.page && Math.abs(each.left - line.left) < 0.012 && each.row !== index,
      );
      if (!match || !like || sure.some((each) => each.row === index) || !/[A-Za-z]/.test(match[1]!)) return [];
      const words = line.words.slice(0, match[0].includes(' ') ? 2 : 1);
      const place = { row: index, start: 0, end: match[0].length, words, left: line.left, page: row.page };
      return [
        {
          ...place,
          what: 'flight',
          number: `${like.number.slice(0, 2)}${match[2]}`,
          raw: match[0],
          known: false,
          guessed: true,
        },
      ];
    }),
  );
}
