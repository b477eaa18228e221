import type { PlacedWord } from '../../../readable-document.types.ts';
import type { TextRow } from '../../text/rows-of.ts';
import { airlineCoded } from './airlines.ts';
import { airportCoded, airportOfCity, cityNames, type Airport } from './airports.ts';
import { daysIn, type PrintedDay } from '../../text/days-in.ts';

interface Seen {
  readonly row: number; // index of its row
  readonly start: number;
  readonly end: number;
  readonly words: readonly PlacedWord[];
  readonly left: number;
  readonly page: number;
}

export type RowMark =
  | (Seen & {
      readonly what: 'flight';
      readonly number: string;
      readonly raw: string;
      readonly known: boolean;
      readonly guessed?: true;
    })
  | (Seen & {
      readonly what: 'place';
      readonly printed: string;
      readonly airport?: Airport;
      readonly coded: boolean;
      readonly cityAgrees?: boolean;
      readonly mended?: true;
    })
  | (Seen & { readonly what: 'day'; readonly day: PrintedDay; readonly raw: string })
  | (Seen & { readonly what: 'time'; readonly minutes: number; readonly raw: string })
  | (Seen & { readonly what: 'plus'; readonly days: number });

type Found = RowMark extends infer M ? (M extends Seen ? Omit<M, 'row' | 'words' | 'left' | 'page'> : never) : never;

const cityPattern = new RegExp(
  `(?<![A-Za-z])(${cityNames.map((each) => each.replaceAll(' ', '[ -]')).join('|')})(?![A-Za-z])`,
  'gi',
);
// Codes that are also English words or titles: accepted only beside a time, an arrow or another code.
const wordlike = new Set(
  'ADD AUS BAH CAN DAD DAR DEN GOT HAN LIN LOS MAN MED NAN PEN PER SAN SIN TAS TUN ALA BOD ATH COK SAI ARN INN SPU'.split(
    ' ',
  ),
);
const notTravel = new RegExp(
  String.raw`\b(issued?|issue date|booked|booking date|date of (issue|booking|birth)|dob|birth|payment|invoice|` +
    String.raw`paid|printed|generated|valid (till|until)|hold until|time ?limit|deadline)\b`,
  'i',
);
const isDuration = new RegExp(
  String.raw`(duration|layover|stop ?over|transit|connection|total|journey|travel time|check-?in|closes|boarding|` +
    String.raw`counter|gate)\W{0,4}(time)?\W{0,3}$`,
  'i',
);
const status = /\b(?:HK|RR|KK|TK|HL|SS|HX|UC|KL)\d?\b/;

// Two letters and a number with another meaning on tickets.
const noFlight = new Set(
  'AM AT BY CH DT FF GB HK HL HX ID IN KG KK KM MS MR NO NR OF OK ON OR PC PM PO PT QTY RE RR RS SL SN SR SS TO UC US UT VS WT KL'.split(
    ' ',
  ),
);

function flightsIn(text: string): Found[] {
  const found: Found[] = [];
  for (const match of text.matchAll(
    /(?<![A-Za-z0-9/])([A-Z]{2}|[A-Z]\d|\d[A-Z])[ -]?(\d{1,4})(?![A-Za-z0-9:.,/]?\d|[A-Za-z])/g,
  )) {
    const [raw, code, digits] = match;
    const end = match.index + raw.length;
    const before = text.slice(0, match.index);
    const known =
      airlineCoded(code!) !== undefined &&
      !(noFlight.has(code!) && !/flight\W{0,4}(no\W{0,3})?$/i.test(before) && digits!.length < 3);
    if (!known && (!/^[A-Z]{2}$/.test(code!) || noFlight.has(code!) || digits!.length < 2)) continue;
    if (/^\s?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i.test(text.slice(end))) continue;
    if (/^A3\d\d$/.test(raw) || /\b(airbus|boeing|aircraft|equipment|atr|embraer)\W{0,3}$/i.test(before)) continue;
    if (code === 'AM' && /\d\s?$/.test(before)) continue;
    if (
      /\b(pnr|reference|passport|terminal|seat|gate|visa|pin|code|invoice|gst\w*|order|receipt)\W{0,4}(no|number)?\W{0,4}$/i.test(
        before,
      )
    )
      continue;
    found.push({ what: 'flight', number: `${code}${digits}`, raw, known, start: match.index, end });
  }
  return found;
}

function timesIn(text: string): Found[] {
  const found: Found[] = [];
  const take = (match: RegExpMatchArray, hours: number, minutes: number) => {
    if (isDuration.test(text.slice(0, match.index))) return;
    found.push({
      what: 'time',
      minutes: hours * 60 + minutes,
      raw: match[0].trim(),
      start: match.index!,
      end: match.index! + match[0].length,
    });
  };
  for (const match of text.matchAll(
    /(?<![\d:.,/-])([01]?\d|2[0-3])[:.]([0-5]\d)(?![\d:%]|[.,]\d| ?(?:kg|INR|EUR|USD))\s?([AP]\.?M\b\.?)?/gi,
  )) {
    const half = match[3]?.[0]?.toUpperCase();
    const hours = Number(match[1]);
    if (half !== undefined && (hours === 0 || hours > 12)) continue;
    take(match, half === undefined ? hours : (hours % 12) + (half === 'P' ? 12 : 0), Number(match[2]));
  }
  for (const match of text.matchAll(/(?<![\d:.,/-])([01]\d|2[0-3])([0-5]\d)(?=\s?(?:hrs?|H)\b)/g))
    take(match, Number(match[1]), Number(match[2]));
  // One line per leg, as reservation systems print it: times without a colon follow the seat status.
  const held = status.exec(text);
  if (held && found.length === 0)
    for (const match of text.matchAll(/(?<![\d:.,/-])([01]\d|2[0-3])([0-5]\d)(?![\d:/])/g))
      if (match.index > held.index) take(match, Number(match[1]), Number(match[2]));
  return found;
}

function placesIn(text: string, others: readonly Found[]): Found[] {
  const found: (Found & { what: 'place' })[] = [];
  const isLeg = others.some((each) => each.what === 'flight') || /\d{1,2}[:.]\d{2}/.test(text);
  const free = (start: number, end: number) =>
    ![...others, ...found].some((each) => each.start < end && each.end > start);
  for (const match of text.matchAll(/(?<![A-Za-z])([A-Z]{3})([A-Z]{3})(?![A-Za-z])/g)) {
    const [from, to] = [airportCoded(match[1]!), airportCoded(match[2]!)];
    if (!from || !to || airportOfCity(match[0])) continue; // BERLIN is not a flight from Berlin to Milan
    const middle = match.index + 3;
    found.push({ what: 'place', printed: from.code, airport: from, coded: true, start: match.index, end: middle });
    found.push({ what: 'place', printed: to.code, airport: to, coded: true, start: middle, end: middle + 3 });
  }
  for (const match of text.matchAll(/(?<![A-Z0-9])(\(\s?)?([A-Z]{3})(\s?\))?(?![A-Za-z]|\d(?!\d?[:.]\d\d))/g)) {
    // OCR joins words: `AirlinesDEL20:50`.
    if (/[a-z]/.test(text[match.index - 1] ?? '') && !isLeg) continue;
    const bracketed = match[1] !== undefined && match[3] !== undefined;
    const airport = airportCoded(match[2]!);
    const start = match.index + (match[1]?.length ?? 0);
    const around = `${text.slice(Math.max(0, match.index - 8), match.index)}|${text.slice(start + 3, start + 12)}`;
    const named = airport?.cities.some((city) =>
      text.slice(0, start).trimEnd().toUpperCase().endsWith(city.toUpperCase()),
    );
    const near = named || /(\d{1,2}[:.]\d{2}|[-–—→>/]|\b[A-Z]{3}\b)/.test(around) || text.trim().length === 3 || isLeg;
    if (!airport || (!bracketed && wordlike.has(airport.code) && !near) || !free(start, start + 3)) continue;
    found.push({ what: 'place', printed: airport.code, airport, coded: true, start, end: start + 3 });
  }
  for (const match of text.matchAll(cityPattern)) {
    const end = match.index + match[0].length;
    const airport = airportOfCity(match[0]);
    if (!airport || !free(match.index, end) || !/^[A-Z]/.test(match[0])) continue;
    found.push({ what: 'place', printed: match[0], airport, coded: false, start: match.index, end });
  }
  return found.sort((a, b) => a.start - b.start);
}

const noTown = new RegExp(
  String.raw`\b(economy|business|first|class|premium|confirmed|hold|ok|non|stop|direct|status|flight|airlines?|` +
    String.raw`airways|air|lines|am|pm|kg|pc|adult|mr|mrs|ms|terminal|operated|seat|meal|yes|no|baggage|cabin|fare|` +
    String.raw`hours?)\b`,
  'i',
);

// Towns without a known airport: cells of a flight's row that contain only a name.
const townsIn = (row: TextRow, known: readonly Found[]): Found[] =>
  row.lines.flatMap((line): Found[] => {
    const start = row.text.indexOf(line.text);
    const isTown = /^[A-Z][\p{L}.' -]{3,30}$/u.test(line.text) && !noTown.test(line.text);
    if (!isTown || known.some((each) => each.start < start + line.text.length && each.end > start)) return [];
    return [{ what: 'place', printed: line.text, coded: false, start, end: start + line.text.length }];
  });

// Flights, places, days and times of one row, in their order.
export function rowMarksOf(row: TextRow, index: number): RowMark[] {
  const { text } = row;
  const days: Found[] = notTravel.test(text)
    ? []
    : daysIn(text).map((day) => ({
        what: 'day',
        day,
        raw: text.slice(day.start, day.end),
        start: day.start,
        end: day.end,
      }));
  const clear = (found: Found[], others: Found[]) =>
    found.filter((each) => !others.some((other) => other.start < each.end && other.end > each.start));
  const flights = clear(flightsIn(text), days);
  const times = clear(timesIn(text), [...days, ...flights]);
  const known = placesIn(text, [...days, ...flights, ...times]);
  const places = flights.length > 0 && known.length < 2 ? [...known, ...townsIn(row, known)] : known;
  const plus: Found[] = [
    ...text.matchAll(/\+\s?([12])(?!\d)(?:\s?(?:day|d)s?\b)?|\((?:next|following) day\)|\bnext day\b/gi),
  ].map((match) => ({
    what: 'plus',
    days: Number(match[1] ?? 1),
    start: match.index,
    end: match.index + match[0].length,
  }));
  return [...days, ...flights, ...times, ...places, ...plus]
    .map((each) => {
      const { words } = row.wordsBetween(each.start, each.end);
      return { ...each, row: index, words, left: words[0]?.left ?? 0, page: row.page };
    })
    .sort((a, b) => a.start - b.start);
}
