import { readByRules } from '../../../rules/read-by-rules.ts';
import type { TableCell } from '../../../rules/read-table.ts';
import type { Candidate } from '../../../readable-document.types.ts';
import type { Candidates } from '../../../rules/kind-rules.types.ts';
import { datesIn } from '../../../normalise/normalise-date.ts';
import { addCandidates } from '../../letters/parts/letter-candidates.ts';
import { addTravelPeriod } from '../../letters/parts/letter-parts.ts';
import { daysIn, isoOf } from '../../text/days-in.ts';
import { rowsOf, type TextRow } from '../../text/rows-of.ts';
import { dayTable, type DayRow as Day } from './day-table.ts';
import { readCell } from './read-cell.ts';

const columns = {
  day: ['Day', 'Days', 'S. No', 'Sr. No', 'Sl. No', 'No', 'Day No'],
  date: ['Date', 'Dates', 'Date & Day', 'Date / Day'],
  place: [
    'City',
    'Place',
    'Location',
    'Destination',
    'Town',
    'City / Country',
    'Place of Stay',
    'Cities',
    'Where',
    'Country / City',
    'Route',
    'Sector',
  ],
  activity: [
    'Activity',
    'Activities',
    'Plan',
    'Places to be visited',
    'Places to Visit',
    'Sightseeing',
    'Programme',
    'Program',
    'Details',
    'Description',
    'Itinerary',
    'Particulars',
    'Schedule',
    'Touring Spots',
    'What',
    'Activity Plan',
  ],
  stay: [
    'Accommodation',
    'Hotel',
    'Stay',
    'Overnight [Stay]',
    'Night Stay',
    'Hotel / Accommodation',
    'Lodging',
    'Contact',
    'Name of Hotel',
    'Overnight at',
    'Where we stay',
  ],
  transport: ['Transport', 'Mode of Travel', 'Mode', 'Travel', 'Meals'],
};

const part = (row: TextRow, start: number, end: number): TableCell => ({
  text: row.text.slice(start, end).trim(),
  ...row.wordsBetween(start, end),
});
const overnight =
  /\b(?:over ?night(?: stay| halt)?|night(?: stay| halt)?|stay(?:ing)?|halt|accommodation|hotel)\s*(?:at|in|:|-)+\s*/i;
// The end of the days: a sum, a note.
const over = /^(\d+ (days|nights)|total|note|prepared|terms|signature|thank)\b/i;
const edge = /^[\s|:,–—\-·()/]+|[\s|:,–—\-·(/]+$/g;

const joined = (first: TableCell | undefined, next: TableCell): TableCell =>
  first ? { ...first, text: `${first.text} ${next.text}`, words: [...first.words, ...next.words] } : next;

// Rows below the first one, up to a large gap.
const closeTo = (rows: readonly TextRow[]) => {
  const far = rows.findIndex(
    (row, at) =>
      at > 0 &&
      (over.test(row.text.trim()) ||
        row.page !== rows[at - 1]!.page ||
        row.top - rows[at - 1]!.bottom > 2.2 * (row.bottom - row.top)),
  );
  return rows.slice(1, far < 0 ? undefined : far);
};

// `Day 1 – 12 March 2026: Rome`: one heading per day, the activities below it.
function blockDays(rows: readonly TextRow[], since: string | undefined): readonly Day[] {
  const heads = rows.flatMap((row, index) => {
    const day = daysIn(row.text)[0];
    const date = day && isoOf(day, since);
    const before = day ? row.text.slice(0, day.start).replaceAll(edge, '') : '';
    const isHead =
      date &&
      (/^\W*day\s*[-#]?\s*\d{1,2}\W*$/i.test(before) || !/[\p{L}\d]{2}/u.test(before) || /^\d{1,2}[.)]?$/.test(before));
    return isHead && day ? [{ row, index, day, date }] : [];
  });
  const margin = Math.max(...heads.flatMap(({ row }) => row.lines.map((line) => line.right)));
  return heads.map(({ row, index, day, date }, at) => {
    const until = Math.min(heads[at + 1]?.index ?? rows.length, index + 8);
    const rest = row.text.slice(day.end);
    const place = /^[\s|:,–—\-·)/\t]*([^|:\t.;]{2,50}?)\s*(?:[|:\t;.]|\s[–—-]\s|$)/.exec(rest);
    const start = place ? day.end + rest.indexOf(place[1]!) : 0;
    const lines = [
      ...(place && rest.length > place[0].length ? [{ row, from: day.end + place[0].length }] : []),
      ...closeTo(rows.slice(index, until)).map((each) => ({ row: each, from: 0 })),
    ];
    const cells: Record<string, TableCell> = {
      date: part(row, day.start, day.end),
      ...(place && { place: part(row, start, start + place[1]!.length) }),
    };
    lines.forEach((line, n) => {
      const overnightStay = overnight.exec(line.row.text.slice(line.from));
      const cut = overnightStay ? line.from + overnightStay.index : line.row.text.length;
      const doing = part(line.row, line.from, cut);
      // A line that reaches the margin continues on the next.
      const runsOn = !overnightStay && cells.stay && (lines[n - 1]?.row.lines.at(-1)?.right ?? 0) > margin - 0.08;
      if (/\p{L}{3}/u.test(doing.text))
        cells[runsOn ? 'stay' : 'activity'] = joined(cells[runsOn ? 'stay' : 'activity'], doing);
      if (overnightStay && !cells.stay)
        cells.stay = part(line.row, cut + overnightStay[0].length, line.row.text.length);
    });
    return { date, cells };
  });
}

const words = (cell: TableCell | undefined) => cell?.text.replaceAll(edge, '').replace(/\.$/, '');

// Free text from OCR is read only once: it must be confirmed.
const isTyped = (cell: TableCell) => cell.words.every((word) => word.confidence === 1);

function dayRow({ date, cells }: Day) {
  const cell = (id: string) => {
    const text = words(cells[id]);
    return text && /[\p{L}\d]/u.test(text) && !/^[-–—\s]*(n\/?a|nil)?$/i.test(text)
      ? { [id]: readCell(text, cells[id]!, 'text', isTyped(cells[id]!) ? 0.82 : 0.7) }
      : {};
  };
  return { date: readCell(date, cells.date!, 'date', 0.88), ...cell('place'), ...cell('activity'), ...cell('stay') };
}

function addEnds(days: readonly Day[], candidates: Candidates): void {
  const found = (day: Day | undefined): Candidate | undefined => {
    const cell = day?.cells.date;
    return (
      day && cell && { value: day.date, raw: cell.text, words: cell.words, page: cell.page, by: 'table', strength: 0.7 }
    );
  };
  addCandidates(candidates, 'travelFrom', found(days[0]));
  addCandidates(candidates, 'travelTo', found(days.at(-1)));
}

export const travelItinerary = readByRules({
  kind: 'Day-wise itinerary',
  fields: {
    travelFrom: {
      labels: [
        '(Tour|Trip|Travel|Journey) (Starts|Start|Start Date|Begins|From)',
        'Departing [on]',
        'Departure [Date]',
        '(Start|Starting|Begin) [Date]',
        'Date of (Departure|Arrival)',
        'Arrival [Date]',
        'From',
        'Travel Date',
      ],
    },
    travelTo: {
      labels: [
        '(Tour|Trip|Travel|Journey) (Ends|End|End Date|To|Until)',
        'Returning [on]',
        'Return [Date]',
        '(End|Ending) [Date]',
        'Date of Return',
        'To',
        'Until',
      ],
    },
  },
  stops: ['Day', 'Date', 'City', 'Hotel', 'Overnight', 'Destination', 'Passport', 'Prepared by'],
  after(open, candidates) {
    addTravelPeriod(
      open,
      candidates,
      ['travelFrom', 'travelTo'],
      /\b(travel|dates?|period|tour|trip|journey|duration|itinerary|plan)/i,
    );
    const rows = rowsOf(open.document.pages);
    const since = datesIn(open.flow.text)
      .map((each) => each.value)
      .filter((each) => each >= '2015')
      .sort()[0];
    const table = dayTable(rows, columns, since, over);
    const days = table.length > 1 ? table : blockDays(rows, since);
    // The document's heading may contain the first date; dates are consecutive.
    const ordered = days.filter((day, at) => at === 0 || day.date >= days[at - 1]!.date);
    addEnds(ordered, candidates);
    return ordered.length > 0 ? { tables: { days: ordered.map(dayRow) } } : {};
  },
});
