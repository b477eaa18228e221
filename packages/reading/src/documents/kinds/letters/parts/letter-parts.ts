import { runningTextOf } from '../../../page/running-text.ts';
import { normaliseAddress } from '../../../normalise/normalise-address.ts';
import { countryIn } from '../../../normalise/normalise-country.ts';
import type { Candidates, OpenDocument } from '../../../rules/kind-rules.types.ts';
import { daysIn, isoOf } from '../../text/days-in.ts';
import { periodsIn } from '../../text/periods-in.ts';
import { sentencePattern } from '../../text/sentence-pattern.ts';
import { addCandidates, candidateOfPiece, candidateOfPieces, candidateInText } from './letter-candidates.ts';
import type { Letter } from './letter.ts';
import { isOrganisation, letterheadOf, type Letterhead } from './letterhead.ts';

export const dateSentences: readonly RegExp[] = [
  sentencePattern(
    '(?:affirmed|sworn|signed|executed|verified|declared|dated|given|deposed)(?: [a-z]+){0,3}(?: at ' +
      '[A-Z][\\p{L} ]{2,40}?)?,?(?: on)?(?: this)?(?: the)? {date}',
  ),
];

// Sentences wrap over several lines; an address in them must not be split there.
export function joinSentences(candidates: Candidates, field: string): void {
  candidates[field] = (candidates[field] ?? []).flatMap((each) => {
    if (each.by !== 'sentence') return [each];
    const value = normaliseAddress(each.raw.replaceAll(/\s+/g, ' '));
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

// The date of a letter is on a separate line.
export function addLetterDate({ dateLine }: Letter, candidates: Candidates): void {
  const day = dateLine && daysIn(dateLine.text)[0];
  const value = day && isoOf(day, undefined);
  if (dateLine && day && value)
    addCandidates(candidates, 'letterDate', candidateInText(runningTextOf([dateLine]), day, value, 'heading', 0.85));
}

export interface HeadFields {
  readonly name?: string;
  readonly address: string;
  readonly phone?: string;
  readonly email?: string;
}

// Below the signature, or at the bottom of the first page.
const foot = (open: OpenDocument, { signature }: Letter) =>
  open.lines.filter(
    (line, at) =>
      line.page === open.document.pages[0]!.pageNo &&
      (line.top > 0.86 || signature.indexOf(line) > 1 || (signature.length === 0 && at > open.lines.length - 7)),
  );

export function addLetterhead(
  open: OpenDocument,
  letter: Letter,
  candidates: Candidates,
  fields: HeadFields,
): Letterhead {
  const top = letterheadOf(letter.head);
  const bottom = letterheadOf(foot(open, letter));
  const lines = top.address.length > 0 ? top.address : bottom.address;
  const firm = bottom.name && isOrganisation(bottom.name.text) ? bottom.name : undefined;
  if (fields.name)
    addCandidates(
      candidates,
      fields.name,
      candidateOfPiece(top.name ?? firm, 'organisation', 'heading', top.name ? 0.75 : 0.65),
    );
  addCandidates(candidates, fields.address, candidateOfPieces(lines, 'address', 'heading', 0.75));
  if (fields.phone)
    addCandidates(candidates, fields.phone, candidateOfPiece(top.phone ?? bottom.phone, 'phone', 'heading', 0.75));
  if (fields.email)
    addCandidates(candidates, fields.email, candidateOfPiece(top.email ?? bottom.email, 'email', 'heading', 0.8));
  return top;
}

// The first period in the text whose sentence is about travel.
export function addTravelPeriod(
  open: OpenDocument,
  candidates: Candidates,
  [from, to]: readonly [string, string],
  about: RegExp,
  not?: RegExp,
): void {
  const { flow } = open;
  const periods = periodsIn(flow.text).map((period) => {
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
  for (const { period, isOwn } of periods) {
    const strength = isOwn ? 0.85 : 0.5;
    if (!isOwn && periods.some((each) => each.isOwn)) continue;
    addCandidates(candidates, from, candidateInText(flow, period.fromAt, period.from, 'sentence', strength));
    addCandidates(candidates, to, candidateInText(flow, period.toAt, period.to, 'sentence', strength));
  }
}

const goes = new RegExp(
  String.raw`\b(?:visit(?:ing)?|travel(?:l?ing)?|trip|tour|vacation|holidays?|journey|going|proceed(?:ing)?|visa|` +
    String.raw`embassy|consulate|high commission|leave|abroad|business|fly(?:ing)?)\b`,
  'gi',
);

// A country named within a few words of travelling; never the writer's own country.
export function addDestination({ flow }: OpenDocument, candidates: Candidates, field: string): void {
  for (const match of flow.text.matchAll(goes)) {
    const start = match.index + match[0].length;
    const near = flow.text.slice(start, start + 70).split(/[;]|\.\s/)[0]!;
    const words = [...near.matchAll(/\S+/g)];
    for (let at = 0; at < words.length; at++) {
      const found = [3, 2, 1]
        .map((count) => words.slice(at, at + count))
        .find((part) => countryNamed(part.map((each) => each[0])) !== undefined);
      if (!found) continue;
      const value = countryNamed(found.map((each) => each[0]))!;
      const [from, to] = [start + found[0]!.index, start + found.at(-1)!.index + found.at(-1)![0].length];
      if (value !== 'IND')
        addCandidates(candidates, field, candidateInText(flow, { start: from, end: to }, value, 'sentence', 0.8));
      break;
    }
  }
}

function countryNamed(words: readonly string[]): string | undefined {
  const text = words.join(' ').replaceAll(/[^\p{L} ]/gu, '');
  return /^[A-Z]/.test(text) ? countryIn(text) : undefined;
}
