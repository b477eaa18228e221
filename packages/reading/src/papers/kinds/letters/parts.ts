import { flowOf } from '../../flow.ts';
import { address } from '../../normalise/address.ts';
import { countryIn } from '../../normalise/country.ts';
import type { Candidates, Open } from '../../rules.types.ts';
import { daysIn, isoOf } from '../moments.ts';
import { periodsIn } from '../periods.ts';
import { said } from '../said.ts';
import { add, ofPiece, ofPieces, ofPlace } from './found.ts';
import type { Letter } from './letter.ts';
import { isOrganisation, letterheadOf, type Letterhead } from './letterhead.ts';

export const dateSentences: readonly RegExp[] = [
  said('(?:affirmed|sworn|signed|executed|verified|declared|dated|given|deposed)(?: [a-z]+){0,3}(?: at [A-Z][\\p{L} ]{2,40}?)?,?(?: on)?(?: this)?(?: the)? {date}'),
]; // prettier-ignore

// A sentence runs over the ends of lines; an address in it does not break there.
export function joinSentences(candidates: Candidates, field: string): void {
  candidates[field] = (candidates[field] ?? []).flatMap((each) => {
    if (each.by !== 'sentence') return [each];
    const value = address(each.raw.replaceAll(/\s+/g, ' '));
    return value !== undefined && /\d/.test(value) ? [{ ...each, value }] : [];
  });
}

export const dateLabels = [
  'Date',
  'Dated',
  'Date of (Issue|Letter)',
  'Letter Date',
  'Written on',
  'Signed on',
  'Date of (Writing|Signing|Declaration|Execution|Statement|Invitation|this Letter)',
  'Dated (at|this|the)',
  'Date and Place',
  'Place & Date',
  'Issued on',
  'Issue Date',
  'Date of Signature',
  'Dt',
  'Place and Date',
  'Place, Date',
];

// The day a letter was written stands on a line of its own.
export function addLetterDate({ dateLine }: Letter, candidates: Candidates): void {
  const day = dateLine && daysIn(dateLine.text)[0];
  const value = day && isoOf(day, undefined);
  if (dateLine && day && value) add(candidates, 'letterDate', ofPlace(flowOf([dateLine]), day, value, 'heading', 0.85));
}

export interface HeadFields {
  readonly name?: string;
  readonly address: string;
  readonly phone?: string;
  readonly email?: string;
}

// Under the signature, or at the very foot of the first page.
const foot = (open: Open, { signature }: Letter) =>
  open.lines.filter(
    (line, at) =>
      line.page === open.paper.pages[0]!.pageNo &&
      (line.top > 0.86 || signature.indexOf(line) > 1 || (signature.length === 0 && at > open.lines.length - 7)),
  );

export function addLetterhead(open: Open, letter: Letter, candidates: Candidates, fields: HeadFields): Letterhead {
  const top = letterheadOf(letter.head);
  const bottom = letterheadOf(foot(open, letter));
  const lines = top.address.length > 0 ? top.address : bottom.address;
  const firm = bottom.name && isOrganisation(bottom.name.text) ? bottom.name : undefined;
  if (fields.name)
    add(candidates, fields.name, ofPiece(top.name ?? firm, 'organisation', 'heading', top.name ? 0.75 : 0.65));
  add(candidates, fields.address, ofPieces(lines, 'address', 'heading', 0.75));
  if (fields.phone) add(candidates, fields.phone, ofPiece(top.phone ?? bottom.phone, 'phone', 'heading', 0.75));
  if (fields.email) add(candidates, fields.email, ofPiece(top.email ?? bottom.email, 'email', 'heading', 0.8));
  return top;
}

// Of all periods in the text, the one whose sentence speaks of it; the first of them.
export function addPeriod(
  open: Open,
  candidates: Candidates,
  [from, to]: readonly [string, string],
  about: RegExp,
  not?: RegExp,
): void {
  const { flow } = open;
  const told = periodsIn(flow.text).map((period) => {
    const start = Math.max(
      flow.text.lastIndexOf('. ', period.fromAt.start),
      flow.text.lastIndexOf('.\n', period.fromAt.start),
      0,
    );
    const stop = /[.](\s|$)/.exec(flow.text.slice(period.toAt.end));
    const around = flow.text.slice(
      Math.max(start, period.fromAt.start - 220),
      period.toAt.end + Math.min(stop?.index ?? 120, 120),
    );
    return { period, isOwn: about.test(around) && !not?.test(around) };
  });
  for (const { period, isOwn } of told) {
    const strength = isOwn ? 0.85 : 0.5;
    if (!isOwn && told.some((each) => each.isOwn)) continue;
    add(candidates, from, ofPlace(flow, period.fromAt, period.from, 'sentence', strength));
    add(candidates, to, ofPlace(flow, period.toAt, period.to, 'sentence', strength));
  }
}

const goes =
  /\b(?:visit(?:ing)?|travel(?:l?ing)?|trip|tour|vacation|holidays?|journey|going|proceed(?:ing)?|visa|embassy|consulate|high commission|leave|abroad|business|fly(?:ing)?)\b/gi;

// A country named within a few words of travelling; never the writer's own.
export function addDestination({ flow }: Open, candidates: Candidates, field: string): void {
  for (const match of flow.text.matchAll(goes)) {
    const start = match.index + match[0].length;
    const near = flow.text.slice(start, start + 70).split(/[;]|\.\s/)[0]!;
    const words = [...near.matchAll(/\S+/g)];
    for (let at = 0; at < words.length; at++) {
      const found = [3, 2, 1].map((count) => words.slice(at, at + count)).find((part) => countryNamed(part.map((each) => each[0])) !== undefined); // prettier-ignore
      if (!found) continue;
      const value = countryNamed(found.map((each) => each[0]))!;
      const [from, to] = [start + found[0]!.index, start + found.at(-1)!.index + found.at(-1)![0].length];
      if (value !== 'IND') add(candidates, field, ofPlace(flow, { start: from, end: to }, value, 'sentence', 0.8));
      break;
    }
  }
}

function countryNamed(words: readonly string[]): string | undefined {
  const text = words.join(' ').replaceAll(/[^\p{L} ]/gu, '');
  return /^[A-Z]/.test(text) ? countryIn(text) : undefined;
}
