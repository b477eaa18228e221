import { isState } from '../normalise/normalise-address.ts';
import { normaliseCountry } from '../normalise/normalise-country.ts';
import type { PlacedWord, TextLine } from '../readable-document.types.ts';

export interface LinePart {
  readonly text: string;
  readonly words: readonly PlacedWord[];
  readonly isWrapped?: boolean; // wrapped only because the previous line was full
}

export const hasLettersOrDigits = (text: string): boolean => /[A-Za-z0-9]/.test(text);
export const lineHeight = (line: TextLine): number => line.bottom - line.top;
export const letterWidth = (line: TextLine): number => (line.right - line.left) / Math.max(4, line.text.length);

// Punctuation, brackets and the other language between a label and its value.
const lead = new RegExp(
  String.raw`^(?:(?:is|are|as)(?: as)?(?: under| follows| below| given below)?\s*[:：]|\((?![\d,.]+\))[^)]*\)|` +
    String.raw`[\s:：=|*>.·•_\p{Script=Devanagari}]|[-–—](?![\d₹])|\/(?!-)|#(?=\s))+`,
  'u',
);

interface At {
  readonly word: number;
  readonly char: number;
}

// The text of a line from a position up to the next label.
export function linePartOf(line: TextLine, from: At, until?: At): LinePart {
  const last = until ? (until.char > 0 ? until.word : until.word - 1) : line.words.length - 1;
  const words = line.words.slice(from.word, last + 1);
  const texts = words.map((word, i) => {
    const end = until && from.word + i === until.word ? until.char : undefined;
    return word.text.slice(i === 0 ? from.char : 0, end);
  });
  const shown = words.filter((_, i) => hasLettersOrDigits(texts[i]!));
  return { text: texts.join(' ').replace(lead, '').trim(), words: shown };
}

// A PIN code is the end of an address.
const hasPin = (line: TextLine) => /(?<!\d)[1-9]\d{2}\s?\d{3}(?!\d)/.test(line.text) && /[A-Za-z]/.test(line.text);

// Only the state and the country may still follow it.
const isStateOrCountry = (text: string) =>
  text
    .split(',')
    .map((part) => part.replaceAll(/[^\p{L} .&]/gu, '').trim())
    .filter(Boolean)
    .every((part) => isState(part) || (part.split(' ').length <= 3 && normaliseCountry(part) !== undefined));

// Lines of a value that are above or below each other.
export function columnOf(
  lines: readonly TextLine[],
  label: TextLine,
  isLabel: (line: TextLine) => boolean,
  whole: (line: TextLine) => LinePart,
) {
  const isNear = (a: TextLine, b: TextLine, most: number) => b.top - a.bottom < most * lineHeight(a) && b.top > a.top;
  const edge = (line: TextLine) =>
    Math.max(
      ...lines
        .filter((each) => each.page === line.page && Math.abs(each.left - line.left) < 2 * letterWidth(line))
        .map((each) => each.right),
    );
  // No label is in its row.
  const isOwnRow = (line: TextLine) =>
    !lines.some(
      (each) =>
        each !== line &&
        each.page === line.page &&
        each.row === line.row &&
        !label.words.includes(each.words[0]!) &&
        each.left < line.left &&
        Math.abs(each.left - label.left) < 3 * letterWidth(label) &&
        /[A-Za-z]{2}/.test(each.text),
    );
  // The next line's first word would not have fitted.
  const isFull = (line: TextLine, next: TextLine, limit = edge(line)) => {
    const first = next.words[0]!;
    return line.right + first.right - first.left + letterWidth(line) > limit;
  };

  // Closely spaced, at the same left edge, up to the next label.
  function following(first: TextLine, edges: readonly number[], count: number): LinePart[] {
    const found: TextLine[] = [];
    let before = first;
    while (found.length < count) {
      const below = lines.find(
        (each) =>
          each.page === first.page &&
          each.cell === first.cell &&
          each.row > before.row &&
          each.top - before.bottom < 0.9 * lineHeight(before) &&
          edges.some((left) => Math.abs(each.left - left) < 3 * letterWidth(first)) &&
          hasLettersOrDigits(each.text),
      );
      if (!below || isLabel(below) || /^[:：]/.test(below.text) || !isOwnRow(below)) break;
      if (hasPin(before) && !isStateOrCountry(below.text)) break;
      found.push(below);
      before = below;
    }
    // Running text fills all its lines except the last.
    const all = [first, ...found];
    const limit = Math.max(...all.map((line) => line.right));
    const full = all
      .slice(0, -1)
      .filter((line, i) => isFull(line, all[i + 1]!, limit) && limit - line.right < 0.12 * (limit - line.left)).length;
    const isFlowing = full >= 2 && full === all.length - 1;
    return found.map((line) => ({ ...whole(line), isWrapped: isFlowing }));
  }

  // Beside a vertically centred label, a value of several lines begins above it.
  function preceding(value: TextLine, count: number): LinePart[] {
    const found: TextLine[] = [];
    let before = value;
    if (value === label || value.left <= label.right) return [];
    while (found.length < count) {
      const above = lines.findLast(
        (each) =>
          each.page === value.page &&
          each.cell === value.cell &&
          each.row < before.row &&
          before.top - each.bottom < 0.5 * lineHeight(before) &&
          Math.abs(each.left - value.left) < 1.5 * letterWidth(value) &&
          hasLettersOrDigits(each.text),
      );
      if (!above || isLabel(above) || !isOwnRow(above)) break;
      found.unshift(above);
      before = above;
    }
    return found.map(whole);
  }

  const isAlike = (line: TextLine, value: TextLine) =>
    Math.abs(line.left - value.left) < 1.5 * letterWidth(value) &&
    Math.abs(lineHeight(line) - lineHeight(value)) < (line.words[0]!.confidence < 1 ? 0.4 : 0.2) * lineHeight(value) &&
    line !== label &&
    line.cell === value.cell &&
    !/^[A-Z][A-Za-z ]{1,25}:\s/.test(line.text) && // a label of its own, with its value
    hasLettersOrDigits(line.text) &&
    !isLabel(line) &&
    isOwnRow(line);
  const under = (value: TextLine) =>
    lines.find((line) => line.page === value.page && isNear(value, line, 0.5) && isAlike(line, value));
  const hasLineUnder = (value: TextLine) => under(value) !== undefined;

  // A long name continues on the next line, or began on the line above the label.
  function wrapped(value: TextLine, first: LinePart): LinePart[] | undefined {
    const isBeside = value !== label && value.left > label.right;
    const above = isBeside
      ? lines.find(
          (line) => line.page === value.page && isNear(line, value, 0.5) && isAlike(line, value) && isFull(line, value),
        )
      : undefined;
    const next = under(value);
    const isOpen = first.text.includes('(') && !first.text.includes(')');
    // Nothing else is between its label's row and the next row of labels.
    const isInCell =
      next !== undefined &&
      isBeside &&
      lines.find(
        (line) =>
          line.page === value.page && line.row > value.row && Math.abs(line.left - label.left) < 2 * letterWidth(label),
      )?.row ===
        next.row + 1;
    const below = next && (isOpen || isInCell || isFull(value, next)) ? next : undefined;
    const parts = [
      ...(above ? [whole(above), { ...first, isWrapped: true }] : [first]),
      ...(below ? [{ ...whole(below), isWrapped: true }] : []),
    ];
    return parts.length > 1 ? parts : undefined;
  }

  return { following, preceding, wrapped, hasLineUnder, isOwnRow };
}
