import { agreedSpans, cellSpansOf } from '../cells/cell-spans.ts';
import type { Cell } from '../cells/cell.types.ts';
import { isAddressPart } from './is-address-part.ts';
import { isHeaded } from '../page/is-headed.ts';
import { isCaptioned, lineOver } from '../page/is-captioned.ts';
import { columnOf, hasLettersOrDigits, lineHeight, letterWidth, linePartOf, type LinePart } from '../page/column-of.ts';
import type { Label } from '../labels/find-labels.ts';
import type { PlacedWord, TextLine } from '../readable-document.types.ts';

// Text that may be a value.
export interface ValueSpan {
  readonly text: string; // lines separated by a line feed, or by a space if the text only wrapped
  readonly words: readonly PlacedWord[];
  readonly page: number;
  readonly strength: number;
}

export interface LabelledLines {
  readonly lines: readonly TextLine[];
  readonly labels: readonly Label[];
}

const bodyStart =
  /^(?:hospital|clinic|limited|ltd|llp|bank|university|college|school|institute|insurance|company|corporation|technologies)\b/i;

// Another script, or its misreading as Latin letters.
const isForeign = (line: TextLine) =>
  !/[A-Za-z0-9]/.test(line.text) ||
  line.words.reduce((sum, word) => sum + word.confidence, 0) / line.words.length < 0.7;

// A value is outside of all cells, or in a cell next to its label's: no other line is between them.
const isReachable = (words: readonly PlacedWord[], cell: Cell, lines: readonly TextLine[]) =>
  lines
    .filter((line) => line.words.some((word) => words.includes(word)))
    .every(({ cell: other }) => other === undefined || cell.beside.includes(other) || cell.under.includes(other));

// Possible positions of a label's value, most reliable first. Ruling lines tell more than distances, where there are any.
export function valueSpansOf(label: Label, all: LabelledLines, most: number, mayWrap = false): ValueSpan[] {
  const { cell } = label.line;
  const nearby = nearbySpansOf(label, all, most, mayWrap);
  if (!cell) return nearby;
  const inCells = cellSpansOf(label, { ...all, most, mayWrap });
  if (inCells) return agreedSpans(inCells, nearby).map((span) => withLimits(span, label));
  const own = all.lines.filter((line) => line.cell === cell);
  const within = own.length === all.lines.length ? nearby : nearbySpansOf(label, { ...all, lines: own }, most, mayWrap);
  return within.length > 0 ? within : nearby.filter(({ words }) => isReachable(words, cell, all.lines));
}

const withLimits = (span: ValueSpan, label: Label): ValueSpan => ({
  ...span,
  strength: Math.min(span.strength - label.errors * 0.08, label.most ?? 1),
});

// After the label, in the next column, below it.
function nearbySpansOf(label: Label, all: LabelledLines, most: number, mayWrap: boolean): ValueSpan[] {
  const { lines } = all;
  const { line } = label;
  const isAddress = most >= 7;
  const labelsIn = (each: TextLine) =>
    all.labels.filter((other) => other.line === each && !(isAddress && other !== label && isAddressPart(other)));
  const isLabel = (each: TextLine) => labelsIn(each).some((other) => other.isFirst);
  const whole = (each: TextLine): LinePart =>
    linePartOf(each, { word: 0, char: 0 }, labelsIn(each).find((other) => !other.isFirst)?.start);
  const { following, preceding, wrapped, hasLineUnder, isOwnRow } = columnOf(lines, line, isLabel, whole);
  const spans: ValueSpan[] = [];
  const slips = label.errors * 0.08;

  const add = (first: LinePart, of: TextLine, edges: readonly number[], strength: number) => {
    const sure = strength - slips;
    if (most > 1) return push([...preceding(of, most - 1), first, ...following(of, edges, most - 1)], sure);
    // Another label in its line, or the end of a sentence, ends a value: the line below belongs to something else.
    const isEnded = (of === line && next !== undefined) || /\p{Ll}{2}\.$/u.test(first.text);
    const more = mayWrap && !isEnded ? (wrapped(of, first) ?? namedBelow(of, first)) : undefined;
    if (more) push(more, Math.min(0.78, sure));
    // The line directly below is not a label: it may belong to the value.
    const isDoubtful = mayWrap && of !== line && hasLineUnder(of);
    push([first], more || isDoubtful ? Math.min(0.7, sure) : sure);
  };
  // `Sanjeevani Multispeciality` above `Hospital, Ahmedabad`: what the body is stands in the next line of its column.
  const namedBelow = (of: TextLine, first: LinePart): readonly LinePart[] | undefined => {
    const under = lines.find(
      (each) =>
        each.page === of.page &&
        each.row > of.row &&
        each.top - of.bottom < 0.9 * lineHeight(of) &&
        Math.abs(each.left - (first.words[0]?.left ?? of.left)) < 2 * letterWidth(of) &&
        bodyStart.test(each.text) &&
        !each.text.includes(':'),
    );
    return under && [first, { ...linePartOf(under, { word: 0, char: 0 }), isWrapped: true }];
  };
  const push = (parts: readonly LinePart[], strength: number) => {
    const text = parts.map((part, i) => (i === 0 ? '' : part.isWrapped ? ' ' : '\n') + part.text).join('');
    spans.push({
      text,
      words: parts.flatMap((part) => part.words),
      page: line.page,
      strength: Math.min(strength, label.most ?? 1),
    });
  };

  const next = labelsIn(line).find((other) => other.from >= label.to);
  const rest = linePartOf(line, { word: label.end.word, char: label.end.char + 1 }, next?.start);
  const later = hasLettersOrDigits(rest.text) && !label.hasColon ? laterValue(rest.text) : 0;
  if (later > 0) {
    const from = label.end.word + 1 + later;
    const value = linePartOf(line, { word: from, char: 0 }, next?.start);
    if (hasLettersOrDigits(value.text)) add(value, line, [], 0.7);
    return spans;
  }
  if (hasLettersOrDigits(rest.text) && !label.hasColon && !isLongLabel(rest.text) && isLabelLine(rest.text)) {
    const below = belowOf()!;
    add(whole(below), below, [below.left], 0.75);
    return spans;
  }
  if (hasLettersOrDigits(rest.text) && !isLongLabel(rest.text)) {
    const strength = label.hasColon ? 0.95 : label.isFirst ? (label.words > 1 ? 0.8 : 0.7) : 0.5;
    const edges = next ? [] : [line.left, rest.words[0]?.left ?? line.left];
    add(rest, line, edges, strength);
    return spans;
  }
  if (!label.hasColon && label.isFirst && isCaptioned(lines, all.labels, line.page)) {
    const over = lineOver(lines, line)?.line;
    if (over && !isLabel(over)) push([whole(over)], 0.75 - slips);
    return spans;
  }
  const right = next ? undefined : rightOf();
  const below = belowOf();
  const addRight = () => right && add(right.part, right.line, [right.line.left], right.strength);
  const isLevel = right?.line.row === line.row;
  // Where the other labels stand above their values, the text beside this one is another label, known or not.
  const isHeadedPage = below !== undefined && !label.hasColon && isHeaded(lines, all.labels, line.page);
  if (isLevel && !isHeadedPage) addRight();
  if (below) add(whole(below), below, [below.left], label.hasColon ? 0.8 : 0.85);
  if (!isLevel) addRight();
  const raised = spans.length === 0 && !next ? raisedOf() : undefined;
  if (raised) add(whole(raised), raised, [raised.left], 0.75);
  return spans;

  // The upper half of the label is in an unread script: the value is beside that half.
  function raisedOf(): TextLine | undefined {
    const middle = (each: TextLine) => (each.top + each.bottom) / 2;
    return lines.find(
      (each) =>
        each.page === line.page &&
        each.left > line.right - letterWidth(line) &&
        middle(each) > line.top - 1.3 * lineHeight(line) &&
        middle(each) < line.bottom &&
        hasLettersOrDigits(each.text) &&
        !isLabel(each) &&
        isOwnRow(each),
    );
  }

  // `Grade point average secured: 9.10`, `Programme of study Bachelor of Science`: the number of words that still
  // belong to the label.
  function laterValue(behind: string): number {
    const stated =
      /^(?:[a-z()'’.-]+ ){0,5}[a-z()'’.-]+ ?:(?=\s)/.exec(behind) ??
      /^(?:of|for)(?: the)? [a-z]+(?= [A-Z\d])/.exec(behind);
    return label.isFirst && label.end.char + 1 >= line.words[label.end.word]!.text.length && stated
      ? stated[0].split(' ').length
      : 0;
  }

  // `Grounds on which we refused`, and the value below.
  function isLabelLine(behind: string): boolean {
    return (
      label.isFirst &&
      !next &&
      behind.length < 45 &&
      /^(?:of|for|on|in|under|by|which|that|we|why)\b[a-z ,'’-]*$/.test(behind) &&
      belowOf() !== undefined
    );
  }

  // `Entry No. in the register`, and the value in the next cell: the whole line is the label.
  function isLongLabel(behind: string): boolean {
    if (label.hasColon || !label.isFirst || next || !/^(?:[a-z(]|\/)/.test(behind) || behind.length > 40) return false;
    const value = lines.find((each) => each.page === line.page && each.row === line.row && each.left > line.right);
    return value !== undefined && !isLabel(value);
  }

  // The label in the other language above or below it belongs to the same cell.
  function cell(): readonly [top: number, bottom: number] {
    const near = lines.filter(
      (each) =>
        each.page === line.page &&
        Math.abs(each.row - line.row) === 1 &&
        Math.abs(each.left - line.left) < 3 * letterWidth(line) &&
        isForeign(each) &&
        !isLabel(each) &&
        Math.max(each.top - line.bottom, line.top - each.bottom) < 0.6 * lineHeight(line),
    );
    return [
      Math.min(line.top, ...near.map((each) => each.top)),
      Math.max(line.bottom, ...near.map((each) => each.bottom)),
    ];
  }

  function underOf(value: TextLine): TextLine | undefined {
    return lines.find(
      (each) =>
        each.page === value.page &&
        each.row > value.row &&
        each.top - value.bottom < 0.9 * lineHeight(value) &&
        Math.abs(each.left - value.left) < 2 * letterWidth(value) &&
        hasLettersOrDigits(each.text) &&
        !isLabel(each) &&
        isOwnRow(each),
    );
  }

  function rightOf() {
    let hasColon = label.hasColon;
    const [top, bottom] = cell();
    // Beside a bilingual label the value is vertically between the two languages.
    const middle = (each: TextLine) => (each.top + each.bottom) / 2;
    const isRight = (each: TextLine) =>
      each.page === line.page && each !== line && each.left >= line.right - letterWidth(line);
    const inRow = lines.filter((each) => isRight(each) && each.row === line.row);
    const inCell = lines.filter((each) => isRight(each) && middle(each) > top && middle(each) < bottom);
    // The value of a two-line label is beside either line.
    const isOneLine = line.words.every((word) => word.bottom > line.words[0]!.top && word.top < line.words[0]!.bottom);
    const beside = (isOneLine && inRow.length > 0 ? inRow : [...new Set([...inRow, ...inCell])]).sort((a, b) =>
      Math.abs(a.left - b.left) < 2 * letterWidth(a) ? a.row - b.row : a.left - b.left,
    );
    for (const [i, each] of beside.entries()) {
      if (isLabel(each)) return undefined;
      // A misread colon in a separate column.
      if (each.text.length <= 2 && each.words[0]!.confidence < 1 && i + 1 < beside.length) continue;
      hasColon ||= /^[:：]/.test(each.text);
      const part = whole(each);
      if (hasLettersOrDigits(part.text)) return { line: each, part, strength: hasColon ? 0.95 : 0.88 };
      // The value in another script, and below it in Latin letters.
      const second = /\p{L}{2}/u.test(each.text) ? underOf(each) : undefined;
      if (second) return { line: second, part: whole(second), strength: 0.85 };
    }
    return undefined;
  }

  // The nearest line under the label that shares its column.
  function belowOf(): TextLine | undefined {
    const begin = label.isFirst || label.hasColon ? line.left : line.words[label.start.word]!.left;
    const end = line.words[label.end.word]!.right;
    const first = lines.find(
      (each) =>
        each.page === line.page &&
        each.row > line.row &&
        // At the same left edge, it may be farther away.
        each.top - line.bottom < (Math.abs(each.left - begin) < letterWidth(line) ? 3.2 : 2.2) * lineHeight(line) &&
        each.left < end + letterWidth(line) &&
        each.right > begin - letterWidth(line) &&
        hasLettersOrDigits(each.text),
    );
    if (!first || isLabel(first)) return undefined;
    // A value is left-aligned with its label or centred below it; after `the address is:` it may begin anywhere.
    const isUnder =
      Math.abs(first.left - begin) < 4 * letterWidth(line) ||
      Math.abs((first.left + first.right - begin - end) / 2) < 4 * letterWidth(line);
    // Before the slash was the label in another script, which was not read.
    const isCut = line.text.startsWith('/') && first.left < begin && begin - first.left < 16 * letterWidth(line);
    return isUnder || isCut || label.hasColon ? first : undefined;
  }
}
