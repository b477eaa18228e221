import { hasOwnValue, joinLines, secondLine } from '../page/second-line.ts';
import { editDistances } from './edit-distances.ts';
import type { TextLine } from '../readable-document.types.ts';
import { squeezeLine, type SqueezedLine } from './squeeze-line.ts';
import { foldLetters, wordings, type Wording } from './wordings.ts';

export interface Label {
  readonly fields: readonly string[]; // the fields it labels; none if it only ends another value
  readonly line: TextLine;
  readonly index: number; // of its line
  readonly from: number; // letters of the line without other characters
  readonly to: number;
  readonly start: { readonly word: number; readonly char: number };
  readonly end: { readonly word: number; readonly char: number }; // of its last letter
  readonly errors: number;
  readonly words: number;
  readonly hasColon: boolean;
  readonly isFirst: boolean; // only another script or a number is before it
  readonly most?: number; // if its wording is unknown: the upper limit of its value's strength
}

export type LabelTable = Readonly<Record<string, readonly string[]>>;

const isOcr = (line: TextLine) => line.words.some((word) => word.confidence < 1);

// The end of a wording that begins at `from`; long ones may have one or two misread letters.
function endOf({ letters, starts }: SqueezedLine, from: number, wanted: Wording, ocr: boolean) {
  const { letters: text } = wanted;
  const exact = from + text.length;
  if (letters.startsWith(text, from) && starts[exact]) return { to: exact, errors: 0 };
  const allowed = ocr ? Math.min(3, Math.floor(text.length / 7)) : 0;
  if (allowed === 0) return undefined;
  const part = letters.slice(from, from + text.length + allowed);
  // Both ends are rarely misread: if neither matches, the expensive comparison is skipped.
  const hasHead = part.startsWith(text.slice(0, 3));
  if (!hasHead && !part.slice(-3 - 2 * allowed).includes(text.slice(-3))) return undefined;
  const changes = editDistances(text, part, part.length);
  let best: { to: number; errors: number } | undefined;
  for (let length = text.length - allowed; length <= part.length; length++) {
    const errors = changes[length] ?? allowed + 1;
    if (errors <= allowed && starts[from + length] && errors < (best?.errors ?? allowed + 1))
      best = { to: from + length, errors };
  }
  return best;
}

const textBefore = (line: TextLine, { word, char }: { word: number; char: number }) =>
  [...line.words.slice(0, word).map((each) => each.text), line.words[word]!.text.slice(0, char)].join(' ').trim();

export const textAfter = (line: TextLine, { word, char }: { word: number; char: number }): string =>
  [line.words[word]!.text.slice(char + 1), ...line.words.slice(word + 1).map((each) => each.text)].join(' ').trim();

function labelAt(
  line: TextLine,
  index: number,
  squeezed: SqueezedLine,
  found: Found,
  isBeforeColon = false,
): Label | undefined {
  const start = squeezed.at[found.from]!;
  const end = squeezed.at[found.to - 1]!;
  const before = textBefore(line, start);
  const after = textAfter(line, end);
  const isFirst = /^[^a-z]*(\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})\)?[.)])?[^a-z]*$/i.test(before) || /[/|]$/.test(before);
  const hasColon =
    /^(?:\([^)]*\)|[^a-z0-9:]){0,24}(?:(?:is|are|as) ?(?:as )?(?:under|follows|below|given below)? ?)?[:：]/i.test(
      after,
    ) || /^\W*(?:[._·…-] ?){4,}/.test(after); // or a dotted line before the value
  const isTitled = /^[A-Z\d(]/.test(line.words[start.word]!.text.slice(start.char));
  // `7F Father` and a colon in the next cell: the text before it was misread.
  const isCell = isBeforeColon && before.length <= 4 && !/[a-z0-9]/i.test(after);
  // In the middle of a line and without a colon, it is a label only after another value or after unreadable text.
  const isBehind = /[\d:]/.test(before) || (line.words[start.word - 1]?.confidence ?? 1) < 0.75;
  if (!isFirst && !hasColon && !isCell && !(isTitled && isBehind && found.words > 1)) return undefined;
  const letters = squeezed.letters.slice(found.from, found.to);
  if (letters === 'no' && !/^[.:]/.test(after) && before + after !== '') return undefined;
  if (/^\/\d/.test(after) || /^,\s*[a-z]/.test(after)) return undefined; // PCC/1234 is a number, `purchaser, free from` a sentence
  if (!hasColon && !isTitled && /[a-z0-9]/i.test(after)) return undefined;
  // `State` ends a value, `State Bank Colony` is a value.
  if (found.fields.length === 0 && found.words === 1 && !hasColon && after !== '') return undefined;
  return { ...found, line, index, start, end, hasColon, isFirst };
}

interface Wanted {
  readonly field: string;
  readonly wording: Wording;
}

interface Found {
  fields: string[];
  from: number;
  to: number;
  errors: number;
  words: number;
}

function foundIn(line: TextLine, squeezed: SqueezedLine, wanted: readonly Wanted[]): Found[] {
  const ocr = isOcr(line);
  const found: Found[] = [];
  for (let from = 0; from < squeezed.letters.length; from++) {
    if (!squeezed.starts[from]) continue;
    for (const { field, wording } of wanted) {
      if (wording.letters.length > squeezed.letters.length - from + 3) continue;
      const end = endOf(squeezed, from, wording, ocr);
      if (!end || squeezed.colons.some((at) => at > from && at < end.to)) continue;
      const fields = field === '' ? [] : [field];
      const same = found.find((each) => each.from === from && each.to === end.to);
      if (!same) found.push({ fields, from, ...end, words: wording.words });
      else if (end.errors < same.errors) Object.assign(same, { fields, ...end, words: wording.words });
      else if (end.errors === same.errors && !same.fields.includes(field)) same.fields.push(...fields);
    }
  }
  return found.sort((a, b) => b.to - b.from - 3 * b.errors - (a.to - a.from - 3 * a.errors));
}

interface Bracket {
  readonly from: number; // letters of the line before it
  readonly to: number;
  readonly isFormula: boolean;
}

function bracketsIn(line: TextLine): Bracket[] {
  const found: Bracket[] = [];
  const text = line.words.map((word) => word.text).join(' ');
  for (const { index, 0: whole } of text.matchAll(/\([^()]*(?:\)|$)/g)) {
    const before = lettersOf(text.slice(0, index));
    const isFormula = /\p{L}\)?\s(?:[-–−+]|less|minus|plus)\s\(?\p{L}/iu.test(whole);
    found.push({ from: before, to: before + lettersOf(whole), isFormula });
  }
  return found;
}

const lettersOf = (text: string) => [...text].filter((sign) => foldLetters(sign) !== '').length;

// `Net Pay (Total Earnings - Total Deductions)` has one label: the words in brackets explain it.
function withoutExplained(labels: readonly Label[], line: TextLine): Label[] {
  const brackets = line.text.includes('(') ? bracketsIn(line) : [];
  if (brackets.length === 0) return [...labels];
  // Between a label and the words that explain it there is no value.
  const explains = ({ from, isFormula }: Bracket) =>
    isFormula || labels.some((label) => label.to <= from && !/[:\d]/.test(textAfter(line, label.end).split('(')[0]!));
  return labels.filter(
    (label) => !brackets.some((each) => label.from >= each.from && label.to <= each.to && explains(each)),
  );
}

// Of overlapping labels the longest counts: `Father's Name` is not `Name`.
function labelsIn(line: TextLine, index: number, wanted: readonly Wanted[], isBeforeColon: boolean): Label[] {
  const squeezed = squeezeLine(line);
  const chosen: Label[] = [];
  for (const each of foundIn(line, squeezed, wanted)) {
    if (chosen.some((other) => each.from < other.to && other.from < each.to)) continue;
    const label = labelAt(line, index, squeezed, each, isBeforeColon);
    if (label) chosen.push(label);
  }
  return withoutExplained(chosen, line).sort((a, b) => a.from - b.from);
}

// A label that wraps in its cell: `Place of` / `Issue`. Both lines are joined.
function brokenIn(lines: readonly TextLine[], wanted: readonly Wanted[], single: readonly Label[]): Label[] {
  return lines.flatMap((line, index): Label[] => {
    const under = line.text.length > 45 ? undefined : secondLine(lines, line);
    const isWhole = (of: TextLine) =>
      single.some(
        (each) =>
          each.line === of &&
          each.isFirst &&
          (each.fields.length > 0 || each.to - each.from === squeezeLine(of).letters.length),
      );
    if (!under || /:\s*$/.test(line.text) || (isWhole(line) && isWhole(under)) || hasOwnValue(lines, under)) return [];
    const both = joinLines(line, under);
    const squeezed = squeezeLine(both);
    const border = squeezeLine(line).letters.length;
    const longest = Math.max(0, ...single.filter((each) => each.line === line).map((each) => each.to - each.from));
    const found = foundIn(both, squeezed, wanted).find(
      (each) =>
        each.from < border && each.to > border && each.to === squeezed.letters.length && each.to - each.from >= longest,
    );
    const label = found && labelAt(both, index, squeezed, found);
    if (!label?.isFirst || label.errors > 0) return [];
    const end = (of: TextLine): Label => ({
      ...label,
      fields: [],
      line: of,
      isFirst: true,
      start: { word: 0, char: 0 },
      end: { word: of.words.length - 1, char: of.words.at(-1)!.text.length - 1 },
    });
    return [label, end(line), end(under)];
  });
}

// All labels of the table in all lines.
export function findLabels(lines: readonly TextLine[], table: LabelTable, stops: readonly string[] = []): Label[] {
  const wanted = [
    ...Object.entries(table).flatMap(([field, list]) =>
      list.flatMap((each) => wordings(each)).map((wording) => ({ field, wording })),
    ),
    ...stops.flatMap((each) => wordings(each)).map((wording) => ({ field: '', wording })),
  ];
  const single = lines.flatMap((line, index) => labelsIn(line, index, wanted, hasOwnValue(lines, line)));
  const broken = brokenIn(lines, wanted, single);
  const taken = new Set(broken.map((label) => label.line));
  return [...single.filter((label) => !taken.has(label.line)), ...broken];
}
