import { isLabelLike, isMostlyLabel } from '../labels/label-words.ts';
import type { Label } from '../labels/find-labels.ts';
import { hasLettersOrDigits, letterWidth, linePartOf, type LinePart } from '../page/column-of.ts';
import type { TextLine } from '../readable-document.types.ts';
import type { ValueSpan } from '../values/value-spans.ts';
import type { Cell } from './cell.types.ts';

export interface CellSearch {
  readonly lines: readonly TextLine[];
  readonly labels: readonly Label[];
  readonly most: number; // lines of the value
  readonly mayWrap: boolean;
}

// Cells are exact, but a label's meaning is not: what only its cell says is shown to the user.
const alone = 0.78;
const clear = 0.86;

const heightOf = (line: TextLine) => Math.max(...line.words.map((word) => word.bottom - word.top));
const linesIn = (lines: readonly TextLine[], cell: Cell) => lines.filter((line) => line.cell === cell);

// `Name of` and below it `the account holder`: the rest of a caption, or its explanation in smaller letters.
const isCaption = (line: TextLine, label: TextLine) =>
  isCaptionText(line.text) || heightOf(line) < 0.8 * heightOf(label) || !hasLettersOrDigits(line.text);

const isCaptionText = (text: string) =>
  /^(?:\(|[a-z]{2,}\b)/.test(text) || isLabelLike(text) || (isMostlyLabel(text, 1) && !/\d/.test(text));

interface Found {
  readonly lines: readonly TextLine[];
  readonly first?: LinePart; // what the label's own line holds of the value
}

// The value of a label that stands in a cell between ruling lines: below it in the same cell, or the cell beside or below it. Undefined if
// its cell says nothing about it.
export function cellSpansOf(label: Label, search: CellSearch): ValueSpan[] | undefined {
  const { lines, labels } = search;
  const { line } = label;
  const { cell } = line;
  if (!cell || !label.isFirst) return undefined;
  const labelsIn = (each: TextLine) => labels.filter((other) => other.line === each);
  const startsLabel = (each: TextLine) => labelsIn(each).some((other) => other.isFirst);
  // The lines of a label that wraps are not its value.
  const own = linesIn(lines, cell).filter((each) => each === line || !line.words.includes(each.words[0]!));
  const under = own.filter((each) => each.row > line.row);
  const { text: rest } = linePartOf(line, { word: label.end.word, char: label.end.char + 1 });
  const hasRest =
    (hasLettersOrDigits(rest) && !isCaptionText(rest)) || labelsIn(line).some((other) => other.from >= label.to);
  // Several labels in one cell: a card or a form within a border.
  if (own.some((each) => each !== line && startsLabel(each))) return undefined;
  if (hasRest || label.hasColon) return undefined;
  if (own.some((each) => each.row === line.row && each !== line)) return undefined;
  const caption = under.findIndex((each) => !isCaption(each, line));
  const inside = caption < 0 ? [] : under.slice(caption);
  if (inside.length > 0) return spansOf({ lines: inside }, search, line.page);
  const next = neighbourOf(cell, { lines, startsLabel });
  if (next === 'empty') return [];
  return next && spansOf({ lines: next }, search, line.page);
}

interface Around {
  readonly lines: readonly TextLine[];
  readonly startsLabel: (line: TextLine) => boolean;
}

// A header is above its values and a row's label is left of them: the neighbours of the label tell which it is.
function neighbourOf(cell: Cell, { lines, startsLabel }: Around): readonly TextLine[] | 'empty' | undefined {
  const textIn = (each: Cell | undefined) =>
    each ? linesIn(lines, each).filter(({ text }) => hasLettersOrDigits(text)) : [];
  // A colon has a column of its own.
  const isMark = (each: Cell) =>
    linesIn(lines, each).length > 0 && linesIn(lines, each).every(({ text }) => !hasLettersOrDigits(text));
  const [next] = cell.beside;
  const beside = next && isMark(next) ? next.beside[0] : next;
  if (next && beside !== next) return emptyOr(textIn(beside));
  const under = cell.under.length === 1 ? cell.under[0] : undefined;
  const isLabel = (list: readonly TextLine[]) =>
    list.length > 0 && (startsLabel(list[0]!) || isLabelLike(list.map(({ text }) => text).join(' ')));
  const [right, below] = [textIn(beside), textIn(under)];
  const [isRightLabel, isBelowLabel] = [isLabel(right), isLabel(below)];
  if (isRightLabel && isBelowLabel) return undefined;
  if (isRightLabel) return below.length > 0 ? below : under && 'empty';
  if (isBelowLabel || !under) return right.length > 0 ? right : beside && 'empty';
  if (!beside) return below.length > 0 ? below : undefined;
  // Both may hold it: another label further down or to the right decides.
  const isKey = cell.under.some((each) => each.under.some((lower) => isLabel(textIn(lower))));
  const isHeader = cell.beside.some((each) => each.beside.some((further) => isLabel(textIn(further))));
  if (isHeader !== isKey) return isHeader ? emptyOr(below) : emptyOr(right);
  const [columns, rows] = [lengthOf(cell, 'beside'), lengthOf(cell, 'under')];
  if (columns === 1 && rows >= 2) return emptyOr(right);
  if (rows === 1 && columns >= 2) return emptyOr(below);
  return undefined;
}

const lengthOf = (cell: Cell, by: 'beside' | 'under'): number => {
  let [length, each] = [0, cell[by][0]];
  for (; each && length < 40; each = each[by][0]) length++;
  return length;
};

const emptyOr = (list: readonly TextLine[]) => (list.length > 0 ? list : 'empty');

function spansOf({ lines }: Found, { labels, most, mayWrap }: CellSearch, page: number): ValueSpan[] {
  const partOf = (line: TextLine) =>
    linePartOf(line, { word: 0, char: 0 }, labels.find((other) => other.line === line && !other.isFirst)?.start);
  const parts = lines.map(partOf).filter(({ text }) => hasLettersOrDigits(text));
  const [first] = parts;
  if (!first) return [];
  const span = (some: readonly LinePart[], between: string, strength: number): ValueSpan => ({
    text: some.map(({ text }) => text).join(between),
    words: some.flatMap(({ words }) => words),
    page,
    strength,
  });
  if (most > 1) return [span(parts.slice(0, most), '\n', alone)];
  if (parts.length === 1) return [span(parts, ' ', mayWrap ? alone : clear)];
  const full = lines.findIndex((line, i) => i === lines.length - 1 || !isFull(line, lines[i + 1]!));
  return full > 0 && mayWrap
    ? [span(parts.slice(0, full + 1), ' ', alone), span([first], ' ', 0.6)]
    : [span([first], ' ', alone)];
}

const isUpper = (text: string) => text === text.toUpperCase();

// The next line's first word would not have fitted into the cell.
function isFull(line: TextLine, next: TextLine): boolean {
  const { cell } = line;
  const [first] = next.words;
  if (!cell || !first || isUpper(line.text) !== isUpper(next.text)) return false;
  const margin = Math.min(2.5 * letterWidth(line), Math.max(0, Math.min(line.left, next.left) - cell.left));
  return line.right + letterWidth(line) + first.right - first.left > cell.right - margin * 0.6;
}

// Two ways to the same text: the geometry of the lines and the cells agree.
export function agreedSpans(cells: readonly ValueSpan[], nearby: readonly ValueSpan[]): ValueSpan[] {
  const isSame = (a: ValueSpan, b: ValueSpan) => a.text.replaceAll(/\s+/g, ' ') === b.text.replaceAll(/\s+/g, ' ');
  return cells.map((span) => {
    const other = nearby.find((each) => isSame(span, each));
    return other ? { ...span, text: other.text, strength: Math.max(clear, span.strength, other.strength) } : span;
  });
}
