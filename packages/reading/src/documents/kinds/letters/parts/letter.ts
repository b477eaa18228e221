import { runningTextOf, type RunningText } from '../../../page/running-text.ts';
import type { ReadableDocument, TextLine } from '../../../readable-document.types.ts';
import { daysIn } from '../../text/days-in.ts';

// The parts of a letter in reading order; each may be missing.
export interface Letter {
  readonly all: RunningText;
  readonly head: readonly TextLine[]; // whose letter it is
  readonly dateLine?: TextLine;
  readonly addressee: readonly TextLine[];
  readonly subject: readonly TextLine[];
  readonly body: readonly TextLine[];
  readonly closing?: TextLine;
  readonly signature: readonly TextLine[]; // after the closing words
}

const addressed = new RegExp(
  String.raw`^(to\s*[,:]?$|to[,:]? (the|m\/s)\b|the (visa|consul|embassy|immigration|entry|high commission|` +
    String.raw`ambassador|eco\b|officer)|the .{0,40}\b(high commission|embassy|consulate|visa section)|(embassy|` +
    String.raw`consulate|high commission|visa (section|officer|department|application))\b)`,
  'i',
);
const subject = /^(subject|sub|re)\s*[:.–-]/i;
const salutation = /^(dear\b|respected\b|greetings\b|hello\b|honou?rable\b|sir\b|madam\b|to whom)/i;
const title = new RegExp(
  String.raw`^(\W*)(to whom(so)?ever|letter of|.{0,30}\b(certificate|letter|affidavit|declaration|noc|consent|` +
    String.raw`undertaking|invitation|form)\W*$|(parental )?(declaration|consent|certificate|affidavit|invitation|` +
    String.raw`statement|authorisation) (of|for|and)\b)`,
  'i',
);
const closing = new RegExp(
  String.raw`^(yours\b|sincerely\b|faithfully\b|(with )?((best|kind|warm|kindest|warmest)( and)? )?regards\b|` +
    String.raw`with (thanks|gratitude|best|warm|kind)|respectfully\b|cordially\b|with love\b)`,
  'i',
);
const lateClosing =
  /^(thank(ing|s)?( you)?\b|for (and on behalf of )?[A-Z]|authori[sz]ed signatory|deponent\b|signature|\(?signed\b|place\s*:)/i;

// A line with little more than a date: `Mumbai, 3 March 2026`, `Date: 03/03/2026`.
function isDateLine(text: string): boolean {
  const [day] = daysIn(text);
  if (!day || day.year === undefined) return false;
  const rest = (text.slice(0, day.start) + text.slice(day.end)).replaceAll(/[^\p{L}\d]+/gu, ' ').trim();
  return (
    /^(dated?|date of issue|issued on|issue date|on|day|place)?$/i.test(rest) ||
    (rest.length <= 22 && !/\d|birth|join|since|from|valid/i.test(rest))
  );
}

// A subject may wrap: it ends at a full stop, at a gap or at the next part.
function subjectLines(lines: readonly TextLine[], at: number): readonly TextLine[] {
  const taken = [lines[at]!];
  for (const line of lines.slice(at + 1, at + 4)) {
    const last = taken.at(-1)!;
    const height = last.bottom - last.top;
    const full = last.right > 0.72;
    if (line.page !== last.page || salutation.test(line.text) || line.top - last.bottom > height * 0.9 || !full) break;
    taken.push(line);
  }
  return taken;
}

const first = (lines: readonly TextLine[], from: number, is: (text: string) => boolean): number => {
  const at = lines.findIndex((line, index) => index >= from && is(line.text.trim()));
  return at < 0 ? lines.length : at;
};

// Below a title the sender ends at the first prose, or at the first row of a form.
function headEnd(lines: readonly TextLine[], from: number): number {
  const isBody = (line: TextLine) =>
    line.words.length >= 9 ||
    /:\s*\S/.test(line.text) ||
    lines.some((each) => each !== line && each.row === line.row && each.page === line.page);
  const at = lines.findIndex((line, index) => index > from && isBody(line));
  const end = Math.min(at < 0 ? lines.length : at, from + 6);
  return end <= from + 1 ? from : end;
}

// A bare date next to other text belongs to that text: a birth, a start.
function isOwnDate(line: TextLine, lines: readonly TextLine[]): boolean {
  if (/\b(dated?|dt|issued?)\b/i.test(line.text)) return true;
  const before = lines
    .filter((each) => each.page === line.page && each.row === line.row && each.right <= line.left)
    .at(-1);
  return (
    before === undefined ||
    /^(dated?|dt|issued on|issue date|place and date)\W*$|\b(ref|no)\b|\d{3}/i.test(before.text) ||
    // At the right edge above the letter, independent of what is left of it.
    (line.right > 0.75 &&
      lines.indexOf(line) < 8 &&
      before.text.split(/\s+/).length > 1 &&
      !/birth|born|dob|from|valid|arriv|depart|start|expir|join|check/i.test(before.text))
  );
}

export function letterOf(document: ReadableDocument): Letter {
  const lines = document.pages.flatMap((page) => page.lines);
  const date = lines.findIndex((line) => isDateLine(line.text) && isOwnDate(line, lines));
  const to = first(lines, 0, (text) => addressed.test(text));
  const about = first(lines, 0, (text) => subject.test(text));
  const dear = first(lines, 0, (text) => salutation.test(text));
  const named = first(lines, 0, (text) => title.test(text) && text.length < 70);
  // A title in the first rows is above the sender.
  const start = Math.min(to, about, dear, named <= 2 ? headEnd(lines, named) : named);
  const head = lines.slice(0, Math.min(date < 0 ? lines.length : date, start, Math.ceil(lines.length / 2)));
  const subjectPart = about < lines.length ? subjectLines(lines, about) : [];
  const opened =
    dear < lines.length
      ? dear + 1
      : Math.max(about < lines.length ? about + subjectPart.length : 0, named < lines.length ? named + 1 : 0);
  const bodyFrom = Math.min(opened, lines.length);
  const closes = first(lines, bodyFrom, (text) => closing.test(text) && text.length < 60);
  const ends =
    closes < lines.length ? closes : first(lines, bodyFrom + 1, (text) => lateClosing.test(text) && text.length < 70);
  const addresseeEnd = [about, dear, named, date].filter((each) => each > to);
  return {
    all: runningTextOf(lines),
    head,
    ...(date >= 0 ? { dateLine: lines[date]! } : {}),
    addressee: to < lines.length ? lines.slice(to, Math.min(...addresseeEnd, to + 7)) : [],
    subject: subjectPart,
    body: lines.slice(bodyFrom, ends),
    ...(ends < lines.length ? { closing: lines[ends]! } : {}),
    signature: lines.slice(ends + (closes < lines.length ? 1 : 0)),
  };
}
