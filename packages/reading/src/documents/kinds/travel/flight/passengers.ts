import { normaliseName as nameOf } from '../../../normalise/normalise-name.ts';
import type { PlacedWord, TextLine } from '../../../readable-document.types.ts';
import type { TextRow } from '../../text/rows-of.ts';
import { airportOfCity } from './airports.ts';

export interface Passenger {
  readonly name: string;
  readonly raw: string;
  readonly words: readonly PlacedWord[];
  readonly page: number;
  readonly ticket?: { readonly number: string; readonly raw: string; readonly words: readonly PlacedWord[] };
}

const title = '(?:MR|MRS|MS|MISS|MSTR|DR|INF|CHD|ADT|Mr|Mrs|Ms|Miss|Mstr|Dr)';
// DOE/JOHN MR, DOE / JOHN KUMAR MRS (ADT)
const slashed = new RegExp(
  "(?<![\\w/])([A-Z][\\p{L}'-]*(?: [A-Z][\\p{L}'-]*){0,2}) ?/ ?([A-Z][\\p{L}'.-]*(?: [A-Z][\\p{L}" +
    `'.-]*){0,4}?)(?: ?${title}\\b\\.?)?(?= *\\(|[\\s,;]*$|\\t|\\s+\\d|\\s*[-:|])`,
  'gu',
);
const titled = new RegExp(`(?<![\\w/])${title}\\b\\.? +([A-Z][\\p{L}'.-]*(?: [A-Z][\\p{L}'.-]*){0,4})`, 'gu');
const ticketPattern = /(?<![\d-])(\d{3})[- ]{0,2}(\d{10})(?!\d)/g;
const notName = new RegExp(
  String.raw`\b(etkt|nbr|tkt|nos?|document|reference|ref|pnr|code|booking|from|to|arr|dep|arrival|departure|time|` +
    String.raw`origin|via|city|day|or|na|sir|madam|baggage|route|sector|flight|airport|terminal|adult|child|infant|` +
    String.raw`economy|business|class|ticket|passenger|name|baggage|seat|meal|status|confirmed|travell?er|type|` +
    String.raw`frequent|total|fare|date|airlines?|airways|number|date of|male|female|gender|age|cnf|berth|coach|` +
    String.raw`carry|valid|specimen|contact|details|destination|departing|arriving|hold|air|fly|destination|` +
    String.raw`information|summary|important|services?|payment|cabin|stops?|duration)\b`,
  'i',
);

interface Named {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

function namesIn(text: string): Named[] {
  const turned = [...text.matchAll(slashed)].map((match) => ({
    name: `${match[2]!.replace(new RegExp(` ?${title}$`), '')} ${match[1]!}`.trim(),
    start: match.index,
    end: match.index + match[0].length,
  }));
  if (turned.length > 0) return turned.filter((each) => !notName.test(each.name));
  return [...text.matchAll(titled)].map((match) => ({
    name: match[1]!,
    start: match.index,
    end: match.index + match[0].length,
  }));
}

// The cell of a ticket's row that can only be a name.
function bareName(row: TextRow, column: TextLine | undefined): Named | undefined {
  for (const line of row.lines) {
    if (column && (line.left > column.right + 0.02 || line.right < column.left - 0.02)) continue;
    const text = line.text
      .replace(/^\W*\d{1,2}[.)]?\s+/, '')
      .replace(/\s*\((adult|child|infant|adt|chd|inf|mr|mrs|ms)\.?\)\s*$/i, '');
    const name = nameOf(text);
    if (line.words.some((word) => word.confidence < 0.5)) continue;
    if (name === undefined || /\d/.test(text) || notName.test(text) || !/^[A-Z]/.test(name)) continue;
    const start = row.text.indexOf(text);
    return { name, start, end: start + text.length };
  }
  return undefined;
}

// A header cell of a list: `Passenger name`, `Name`, `Guests`.
const heading =
  /^\W*(?:(?:passenger|travell?er|guest)s?(?:'s)?(?: names?| details| information)?(?:\(s\))?|names?(?: of (?:the )?passengers?)?)\W*$/i;

function ticketIn(row: TextRow | undefined, from = 0): Passenger['ticket'] {
  const all = [...(row?.text.matchAll(ticketPattern) ?? [])];
  const match = all.find((each) => each.index >= from) ?? all[0];
  if (!row || !match) return undefined;
  const { words } = row.wordsBetween(match.index, match.index + match[0].length);
  return { number: `${match[1]}${match[2]}`, raw: match[0], words };
}

// Names and tickets in two lists of equal length are matched by order.
function withTickets(passengers: readonly Passenger[], rows: readonly TextRow[]): readonly Passenger[] {
  const tickets = rows.flatMap((row) =>
    [...row.text.matchAll(ticketPattern)].map((match) => ticketIn(row, match.index)!),
  );
  const numbers = tickets.filter((each, at) => tickets.findIndex((other) => other.number === each.number) === at);
  const knownTickets = new Set(passengers.map((each) => each.ticket?.number).filter(Boolean));
  if (numbers.length !== passengers.length || knownTickets.size === passengers.length) return passengers;
  return passengers.map((each, at) => ({ ...each, ticket: numbers[at]! }));
}

interface Found extends Passenger {
  readonly row: number;
  readonly isSure: boolean; // a title, a ticket or a list number identifies a passenger
}

const isPlace = (text: string) =>
  /^[A-Z]{2,3}$/.test(text) ||
  text.split(/\s+/).some(
    (_, at, all) =>
      airportOfCity(
        all
          .slice(at)
          .join(' ')
          .replace(/ [A-Z]{3}$/, ''),
      ) !== undefined,
  );

export function passengersOf(rows: readonly TextRow[]): readonly Passenger[] {
  const found: Found[] = [];
  let column: TextLine | undefined; // the heading of the current list
  let missed = 0; // a row of a list may only contain a drawn line
  rows.forEach((row, index) => {
    const ownTicket = ticketIn(row);
    const named = namesIn(row.text);
    const head = row.lines.find((line) => heading.test(line.text));
    const bare =
      named.length === 0 && (ownTicket || column) ? bareName(row, ownTicket ? undefined : column) : undefined;
    missed = head || bare ? 0 : missed + 1;
    column = head ?? (missed < 3 ? column : undefined);
    if (head && named.length === 0) return;
    for (const each of bare ? [bare] : named) {
      const ticket = ticketIn(row, each.end) ?? (named.length < 2 ? ticketIn(rows[index + 1]) : undefined);
      const raw = row.text.slice(each.start, each.end);
      const isSure = !bare || ownTicket !== undefined || /^\W*\d{1,2}[.)]?\s/.test(row.text);
      found.push({
        name: each.name,
        raw,
        isSure,
        row: index,
        ...row.wordsBetween(each.start, each.end),
        ...(ticket && { ticket }),
      });
    }
  });
  const sure = found.filter((each) => each.isSure);
  const isNext = (each: Found) => sure.length === 0 || sure.some((other) => Math.abs(other.row - each.row) === 1);
  const likely = found.filter((each) => each.isSure || (/\s/.test(each.name) && !isPlace(each.name) && isNext(each)));
  const key = (each: Passenger) => each.name.toUpperCase().split(/\s+/).sort().join(' ');
  const once = likely.filter((each, at) => {
    const same = likely.filter((other) => key(other) === key(each));
    return likely.indexOf(same.find((other) => other.ticket) ?? same[0]!) === at;
  });
  return withTickets(once, rows);
}
