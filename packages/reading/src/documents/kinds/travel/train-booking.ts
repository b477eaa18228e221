import { readByRules } from '../../rules/read-by-rules.ts';
import type { Candidates, OpenDocument } from '../../rules/kind-rules.types.ts';
import { addCandidates, candidateOfPiece } from '../letters/parts/letter-candidates.ts';
import { piecesOf, type TextPiece } from '../letters/parts/letterhead.ts';
import { isoOf } from '../text/days-in.ts';
import { rowsOf, type TextRow } from '../text/rows-of.ts';
import { bookingReference, referenceSentences } from './booking-reference.ts';
import { rowMarksOf } from './flight/row-marks.ts';
import { passengersOf } from './flight/passengers.ts';

const carrier = new RegExp(
  String.raw`(?:rail|bahn|bus|lines|ferries|cars|trans)\b|\b(rail(?:way)?s?|rail ?europe|trains?|bahn|sncf|` +
    String.raw`trenitalia|italo|renfe|eurostar|thalys|tgv|irctc|ferr(?:y|ies)|lines?|cruises?|bus(?:es)?|` +
    String.raw`coach(?:es)?|flixbus|rent[- ]?a[- ]?car|car (?:rental|hire)|rentals?|cars|hertz|avis|sixt|europcar|` +
    String.raw`enterprise|transport|travels|express|shinkansen|jr)\b`,
  'i',
);
const title = new RegExp(
  String.raw`\b(ticket|booking|confirmation|receipt|reservation|itinerary|voucher|slip|details|passenger|journey|` +
    String.raw`your|terms|agreement|age|gender|name|status|class|fare|seat|coach|berth|total|from|to|date|pnr|` +
    String.raw`electronic|s\.? ?no)\b`,
  'i',
);

const namedRoute = new RegExp(
  String.raw`\b(?:outward|outbound|route|journey|trip|sector|` +
    String.raw`itinerary)\s*:\s*(?<from>[A-Z][\p{L}.' ]{2,40}?)\s+(?:-|` +
    String.raw`to)\s+(?<to>[A-Z][\p{L}.' ]{2,40}?)(?=\s*(?:\(|\n|\t|,|\||$|\d))`,
  'giu',
);

const arrowRoute = new RegExp(
  String.raw`(?<from>[A-Z][\p{L}.' -]{2,40}?)(?: \(([A-Z]{2,5})\))?\s*(?:→|⟶|->|➔|➝|` +
    String.raw`>)\s*(?<to>[A-Z][\p{L}.' -]{2,40}?)(?=\s*(?:\(|\n|\t|,|\||$|\d))`,
  'gu',
);

// `Paris Gare de Lyon → Milano Centrale`
function addRoute({ flow }: OpenDocument, candidates: Candidates): void {
  for (const match of [...flow.text.matchAll(arrowRoute), ...flow.text.matchAll(namedRoute)]) {
    const { from, to } = match.groups as { from: string; to: string };
    const at = match.index + match[0].lastIndexOf(to);
    addCandidates(candidates, 'fromPlace', {
      value: from.trim(),
      raw: from,
      ...flow.wordsBetween(match.index + match[0].indexOf(from), match.index + match[0].indexOf(from) + from.length),
      by: 'pattern',
      strength: 0.75,
    });
    addCandidates(candidates, 'toPlace', {
      value: to.trim(),
      raw: to,
      ...flow.wordsBetween(at, at + to.length),
      by: 'pattern',
      strength: 0.75,
    });
  }
}

// Two towns alone in a row above the date: the arrow between them was not recognised.
function addTowns(rows: readonly TextRow[], candidates: Candidates): void {
  if ((candidates.fromPlace ?? []).length > 0 || (candidates.toPlace ?? []).length > 0) return;
  for (const [index, row] of rows.entries()) {
    const match = /^\W*([A-Z][\p{L}.' ]+?)\s*(?:\t\W*|\s[-–>=]+\s?|\sto\s)\s*([A-Z][\p{L}.' ]+)$/u.exec(row.text);
    const marks = rowMarksOf(row, index).filter((mark) => mark.what === 'place');
    const next = rows[index + 1] ? rowMarksOf(rows[index + 1]!, index + 1) : [];
    if (!match || marks.length !== 2 || !next.some((mark) => mark.what === 'day' || mark.what === 'time')) continue;
    const at = row.text.lastIndexOf(match[2]!);
    const start = row.text.indexOf(match[1]!);
    addCandidates(candidates, 'fromPlace', {
      value: match[1]!.trim(),
      raw: match[1]!,
      ...row.wordsBetween(start, start + match[1]!.length),
      by: 'pattern',
      strength: 0.7,
    });
    addCandidates(candidates, 'toPlace', {
      value: match[2]!.trim(),
      raw: match[2]!,
      ...row.wordsBetween(at, at + match[2]!.length),
      by: 'pattern',
      strength: 0.7,
    });
    return;
  }
}

const timedStop = new RegExp(
  String.raw`(?<![\d:])\d{1,2}[:.]\d{2}(?: ?h(?:rs|ours)?\b|` +
    String.raw` ?[ap]\.?m\.?)?\s+(?<after>[A-Z]\p{L}[\p{L} .'()-]{1,40})$|` +
    String.raw`^\W*(?<before>[A-Z]\p{L}[\p{L} .'()-]{1,40}?)\s+\d{1,2}[:.]\d{2}(?: ?h(?:rs)?\b)?$`,
  'u',
);

// `09:02 Zürich HB` over `12:20 Milano Centrale`.
function addStops(rows: readonly TextRow[], candidates: Candidates): void {
  if ((candidates.fromPlace ?? []).length > 0 || (candidates.toPlace ?? []).length > 0) return;
  const stops = rows.flatMap((row) => {
    const text = timedStop.exec(row.text)?.groups;
    const name = text?.after ?? text?.before;
    if (
      name === undefined ||
      /\b(departure|arrival|dep|arr|time|check-?in|boarding|gate|until|from|to|after|before|duration)\b/i.test(name)
    )
      return [];
    const start = row.text.indexOf(name);
    return [{ value: name.trim(), raw: name, ...row.wordsBetween(start, start + name.length) }];
  });
  if (stops.length < 2) return;
  addCandidates(candidates, 'fromPlace', { ...stops[0]!, by: 'pattern', strength: 0.65 });
  addCandidates(candidates, 'toPlace', { ...stops[1]!, by: 'pattern', strength: 0.65 });
}

// A date with a time beside it, without a label.
function addDay(rows: readonly TextRow[], candidates: Candidates): void {
  for (const [index, row] of rows.entries()) {
    const marks = rowMarksOf(row, index);
    const day = marks.find((mark) => mark.what === 'day');
    const value = day && isoOf(day.day, undefined);
    if (day && value && marks.some((mark) => mark.what === 'time'))
      addCandidates(candidates, 'travelDate', {
        value,
        raw: day.raw,
        words: day.words,
        page: day.page,
        by: 'pattern',
        strength: 0.7,
      });
  }
}

// `Blue Line Coaches - e-ticket`
const beforeDash = (piece: TextPiece): TextPiece => {
  const [first = ''] = piece.text.split(/\s[-–—]\s/);
  return { ...piece, text: first, words: piece.words.slice(0, first.split(/\s+/).length) };
};

const notPlace =
  /^\d|^(?:mon|tue|wed|thu|fri|sat|sun)(?:[a-z]*day)?\b|^(?:\p{L}+ )?(?:date|time|station|to|from|point|port)$/iu;

const station = (raw: string) =>
  /^[^\n\t|;]{2,60}?(?=\s*(?:\bat\b|\d{1,2}[:.]\d{2}|\(|,? \d{1,2} [A-Z][a-z]{2}|$|\n|\t))/u
    .exec(raw.trim())?.[0]
    ?.replaceAll(/^[\s:,-]+|[\s:,-]+$/g, '');

export const trainBooking = readByRules({
  kind: 'Train, ferry or rental booking',
  fields: {
    passengerName: {
      labels: [
        '[Lead|Name of] (Passenger|Traveller|Traveler|Driver|Customer|Renter|Guest) [s] [Name|Details]',
        '(Passenger|Traveller|Driver|Customer|Main Driver) Name',
        'Name of [the] (Passenger|Driver|Renter)',
        'Booked (for|by)',
        'Name',
      ],
      not: [/\b(details?|age|seat|coach|berth|gender|adult|status|ticket|number|train)\b/i],
    },
    operator: {
      labels: [
        '(Run|Operated|Provided|Served|Carried) by',
        '(Transport|Coach|Service|Travel) (Operator|Provider|Company)',
        'Operator',
        'Operated by',
        '(Train|Ferry|Bus|Rental|Rail|Shipping) (Company|Operator|Provider)',
        'Carrier',
        'Supplier',
        'Provided by',
        'Railway',
        'Issued by',
      ],
    },
    bookingReference: {
      labels: [
        '(Order|Booking|Reservation|Ticket|Trip|Travel) (Code|Key|ID|Number)',
        'Locator',
        'Agreement (No|Number)',
        'Contract (No|Number)',
        'PNR [No|Number]',
        '(Booking|Reservation|Confirmation|Ticket|Rental|Voucher|Order) (Reference|Ref|Number|No|ID|Code) [Number|No]',
        '[Your] (Reference|Ref) [No|Number]',
        'Booking',
        'Dossier',
      ],
      as: 'code',
      read: bookingReference,
      sentences: referenceSentences,
    },
    fromPlace: {
      labels: [
        '(Embarkation|Embarking|Getting on) [Point|Station|Port|Place|at]',
        'Board (at|from)',
        'Depart (from|at)',
        'Departing (from|at)',
        'Leaving (from)',
        'Leave from',
        '(Collect|Collecting|Collection) (at|from)',
        'From [Station|Port|City]',
        '(Departure|Origin|Boarding|Departing|Starting) [Station|Port|Point|City|from|at]',
        '(Pick-up|Pickup|Pick up|Collection) [Location|Point|Place|Station|Branch]',
        'Boarding (Station|At|From|Point)',
        'Origin',
        'Departs',
        'Port of (Departure|Embarkation)',
        'Boarding Point',
      ],
      read: station,
      not: [notPlace],
    },
    toPlace: {
      labels: [
        '(Alighting|Deboarding|De-boarding|Disembarkation|Disembarking|Getting off|Reaching|Ending|' +
          'Terminating) [Point|Station|Port|Place|at]',
        'Alight (at|from)',
        'Arrive (at|in)',
        'Return',
        'Hand-back',
        'Drop',
        'Arriving (at|in)',
        '(Hand back|Handing back|Giving back) [Location|at]',
        '(Return|Drop) (at|to|Location|Branch|Station)',
        'To [Station|Port|City]',
        '(Arrival|Destination|Arriving|Reservation Upto) [Station|Port|Point|City|at]',
        '(Drop-off|Dropoff|Drop off|Return) (Location|Point|Place|Station|Branch)',
        'Drop-off',
        'Destination',
        'Arrives',
        'Port of (Arrival|Disembarkation)',
        '(Dropping|Drop) Point',
        'Station of Arrival',
      ],
      read: station,
      not: [notPlace, /[→>]|ticket|journey/i],
    },
    travelDate: {
      labels: [
        'Day of (Travel|Journey|Departure|Sailing)',
        '(Valid|Travel|Travelling) (on|Day)',
        'Sails on',
        'Sailing',
        'Outbound [Date]',
        'Collect on',
        '(Collection|Hire|Rental) (Date|Start|From|Begins)',
        'Start of (Hire|Rental)',
        '[Date of] (Journey|Travel|Departure|Sailing|Pick-up|Pickup|Boarding)',
        '(Journey|Travel|Departure|Sailing|Start|Pick-up|Pickup|Boarding|Scheduled Departure) (Date|On|Day|Date & Time|Date and Time)',
        'Date of (Journey|Travel|Departure)',
        'Departs',
        'Outward [Date]',
        '(Travel|Travelling) on',
        'On',
        'Day',
        'Date',
      ],
    },
  },
  stops: [
    'Train [No|Name]',
    'Coach',
    'Seat [No]',
    'Berth',
    'Class',
    'Fare',
    'Total',
    'Quota',
    'Distance',
    'Vehicle',
    'Car Group',
    'Arrival',
    'Departure',
    'Duration',
    'Platform',
    'Status',
    'Age',
    'Booked on',
  ],
  after(open, candidates) {
    addRoute(open, candidates);
    const rows = rowsOf(open.document.pages);
    addTowns(rows, candidates);
    addStops(rows, candidates);
    addDay(rows, candidates);
    const [first] = passengersOf(rows);
    if (
      first &&
      (candidates.passengerName ?? []).every((each) => each.value.toUpperCase() === first.name.toUpperCase())
    )
      addCandidates(candidates, 'passengerName', {
        value: first.name,
        raw: first.raw,
        words: first.words,
        page: first.page,
        by: 'table',
        strength: 0.8,
      });
    const top = open.lines.filter((line) => line.page === open.document.pages[0]!.pageNo && line.top < 0.25);
    const named = piecesOf(top)
      .map(beforeDash)
      .filter(
        (piece) =>
          /\p{L}{3}/u.test(piece.text) && !/[@:→⟶>]|\d{2}|\bno\b|\bname\b/i.test(piece.text) && piece.text.length < 60,
      );
    const tallest = Math.max(...named.map((piece) => piece.height));
    const plain = named.filter((piece) => !title.test(piece.text));
    const name =
      plain.find((piece) => carrier.test(piece.text)) ??
      named.slice(0, 3).find((piece) => plain.includes(piece) && piece.height > tallest * 0.85);
    addCandidates(
      candidates,
      'operator',
      candidateOfPiece(name, 'organisation', 'heading', name && carrier.test(name.text) ? 0.8 : 0.65),
    );
  },
});
