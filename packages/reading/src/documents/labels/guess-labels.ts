import { lineHeight, letterWidth } from '../page/column-of.ts';
import { isLabelLike, isMostlyLabel, wordsOfLabel } from './label-words.ts';
import type { Label } from './find-labels.ts';
import type { LabelMeaning } from './label-meanings.ts';
import type { TextLine } from '../readable-document.types.ts';

const guessed = 0.7; // below the limit for acceptance without review

interface Head {
  readonly text: string;
  readonly from: number; // first and last word
  readonly to: number;
  readonly hasColon: boolean;
}

const headingWords = new RegExp(
  String.raw`\b(?:statement|declaration|affidavit|certificate|report|extract|summary|letter|form|transcript|bill|` +
    String.raw`invoice|receipt|government|republic|department|ministry)\b`,
  'i',
);

// The text before a colon, or a short line that is not a sentence and has no number.
function headOf(line: TextLine): Head | undefined {
  const from = line.words.findIndex((word) => /\p{Script=Latin}{2}|^[A-Z]\/[A-Z]/u.test(word.text));
  if (from < 0 || from > 2) return undefined;
  const colon = line.words.findIndex((word, i) => i >= from && /[:：]|[._·…]{3,}$/.test(word.text));
  const to = colon >= 0 && /[:：]$|[._·…]{3,}$/.test(line.words[colon]!.text) ? colon : line.words.length - 1;
  const hasColon = to === colon;
  if (colon >= 0 && !hasColon) return undefined;
  const words = line.words.slice(from, to + 1).map((word) => word.text);
  const text = words.join(' ').replace(/[\s:：]+$|[\s._·…]{3,}$/, '');
  const isShort = text.length <= 48 && words.length <= 8 && /\p{Script=Latin}/u.test(text);
  const isSentence = /[.;!?]$/.test(text) && !/\b(?:no|ref|regn|nos|dt)\.$/i.test(text);
  const isHeading =
    !hasColon &&
    headingWords.test(text) &&
    !/\b(?:no|number|nr|ref|id|date|dated|on|name|valid|by|until|issued)\b/i.test(text);
  return isShort && !isSentence && !isHeading && !/\d/.test(text) && !/^[:：]/.test(line.text)
    ? { text, from, to, hasColon }
    : undefined;
}

// `Name` followed by `of the departed`: the label is longer than the known wording and may mean another field.
const isCut = ({ line, end, hasColon, isFirst }: Label): boolean =>
  isFirst && !hasColon && /^(?:of|for)$/i.test(line.words[end.word + 1]?.text ?? '');

// Labels with an unknown wording: recognised by their meaning, or because they only contain label words.
export function guessLabels(
  lines: readonly TextLine[],
  known: readonly Label[],
  wanted: Readonly<Record<string, LabelMeaning>>,
): Label[] {
  const knownIn = (line: TextLine) =>
    known.filter((label) => label.line === line || label.line.words.includes(line.words[0]!));
  const isField = (line: TextLine | undefined) =>
    line !== undefined && knownIn(line).some((label) => label.isFirst && label.fields.length > 0);
  const isAligned = (a: TextLine, b: TextLine) => Math.abs(a.left - b.left) < 2 * letterWidth(a);
  const under = (line: TextLine) =>
    lines.find(
      (each) =>
        each.page === line.page &&
        each.row > line.row &&
        each.top - line.bottom < 3.2 * lineHeight(line) &&
        isAligned(line, each),
    );
  const leftOf = (line: TextLine) =>
    lines.findLast((each) => each.page === line.page && each.row === line.row && each.right <= line.left);
  const rightOf = (line: TextLine) =>
    lines.find((each) => each.page === line.page && each.row === line.row && each.left >= line.right);

  // The text beside a known label is its value, unless both are column headings.
  function isValue(line: TextLine): boolean {
    const left = leftOf(line);
    if (left && /[:：]$/.test(left.text)) return true; // a colon, alone or after a label
    if (left && isField(left)) {
      if (knownIn(left).some((label) => label.end.word < left.words.length - 1)) return false; // it has its value already
      if (knownIn(left).some((label) => label.hasColon)) return true;
      const below = under(left);
      return !below || !under(line) || isField(below) || below.row !== under(line)!.row;
    }
    const above = lines.findLast(
      (each) =>
        each.page === line.page &&
        each.row < line.row &&
        line.top - each.bottom < 1.2 * lineHeight(line) &&
        isAligned(each, line),
    );
    return (
      above !== undefined &&
      isField(above) &&
      !rightOf(above) &&
      knownIn(above).every((label) => label.end.word === above.words.length - 1)
    );
  }

  return lines.flatMap((line, index): Label[] => {
    const head = headOf(line);
    if (!head) return [];
    const own = knownIn(line);
    if (
      own.some(
        (label) =>
          (label.fields.length > 0 && !isCut(label)) || (label.start.word <= head.from && label.end.word >= head.to),
      )
    )
      return [];
    const text = wordsOfLabel(head.text).join(' ');
    const fields = Object.entries(wanted)
      .filter(
        ([, { of, not, isBody }]) =>
          of.test(text) && !not?.test(text) && !(isBody && !head.hasColon && !isMostlyLabel(head.text, 1)),
      )
      .map(([field]) => field);
    const isLabel = fields.length > 0 ? head.hasColon || isMostlyLabel(head.text) : isLabelLike(head.text);
    if (!isLabel || isValue(line)) return [];
    const last = line.words[head.to]!.text;
    return [
      {
        fields,
        line,
        index,
        from: 0,
        to: head.text.replaceAll(/[^A-Za-z0-9]/g, '').length,
        start: { word: head.from, char: 0 },
        end: { word: head.to, char: Math.max(0, last.replace(/[\s:：]+$|[._·…]{3,}$/, '').length - 1) },
        errors: 0,
        words: text.split(' ').length,
        hasColon: head.hasColon,
        isFirst: true,
        most: guessed,
      },
    ];
  });
}
