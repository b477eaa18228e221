import type { ReadableDocument, ReadablePage, PlacedWord, TextLine } from '../../../readable-document.types.ts';

// A column beside the letter (`Your host`, `Our office`) has line heights of its own.
interface Gutter {
  readonly left: readonly TextLine[];
  readonly right: readonly TextLine[];
  readonly top: number;
  readonly bottom: number;
}

const high = (line: TextLine) => line.bottom - line.top;
const middle = (line: TextLine) => (line.top + line.bottom) / 2;
const isProse = (line: TextLine) => line.words.length >= 6 && /\p{Ll}{2}/u.test(line.text);

// In a table the lines of both sides are level; in independent columns they rarely are.
const levelShare = (few: readonly TextLine[], many: readonly TextLine[]) =>
  few.filter((line) => many.some((each) => Math.abs(middle(each) - middle(line)) < 0.12 * high(line))).length /
  few.length;

function gutterAt(lines: readonly TextLine[], x: number): Gutter | undefined {
  const crossing = lines.filter((line) => line.left < x && line.right > x).sort((a, b) => a.top - b.top);
  const edges = [-1, ...crossing.map(middle), 2];
  let best: Gutter | undefined;
  for (let at = 1; at < edges.length; at++) {
    const band = lines.filter((line) => middle(line) > edges[at - 1]! && middle(line) < edges[at]!);
    const [left, right] = [band.filter((line) => line.right <= x), band.filter((line) => line.left >= x)];
    if (Math.min(left.length, right.length) < 5 || (best && band.length <= best.left.length + best.right.length))
      continue;
    best = {
      left,
      right,
      top: Math.min(...band.map((line) => line.top)),
      bottom: Math.max(...band.map((line) => line.bottom)),
    };
  }
  if (!best) return undefined;
  const [few, many] = best.left.length < best.right.length ? [best.left, best.right] : [best.right, best.left];
  const from = Math.max(few[0]!.top, many[0]!.top);
  const to = Math.min(few.at(-1)!.bottom, many.at(-1)!.bottom);
  const beside = (side: readonly TextLine[]) => side.filter((line) => line.top >= from && line.bottom <= to);
  const prose = Math.max(...[few, many].map((side) => beside(side).filter(isProse).length));
  return prose >= 4 && to - from > 0.15 && levelShare(few, many) < 0.6 ? best : undefined;
}

function gutterOf(page: ReadablePage): Gutter | undefined {
  const found = Array.from({ length: 50 }, (_, at) => gutterAt(page.lines, 0.2 + at / 100)).filter(
    (each) => each !== undefined,
  );
  const size = ({ left, right }: Gutter) => left.length + right.length;
  return found.sort((a, b) => size(b) - size(a))[0];
}

// The columns are placed one below the other on a longer page, so that their lines are no longer neighbours.
function laidOut(page: ReadablePage): ReadablePage {
  const gutter = gutterOf(page);
  if (!gutter) return page;
  const shift = gutter.bottom - gutter.top;
  const rows = Math.max(...page.lines.map((line) => line.row)) + 1;
  const low = (y: number, by: number) => (y + by) / (1 + shift);
  const moved = (line: TextLine, by: number): TextLine => {
    const down = (word: PlacedWord): PlacedWord => ({ ...word, top: low(word.top, by), bottom: low(word.bottom, by) });
    const row = by > 0 ? line.row + rows : line.row;
    return { ...line, row, top: low(line.top, by), bottom: low(line.bottom, by), words: line.words.map(down) };
  };
  const isLater = (line: TextLine) => gutter.right.includes(line) || middle(line) > gutter.bottom;
  const lines = page.lines.map((line) => moved(line, isLater(line) ? shift : 0));
  return { ...page, lines: lines.toSorted((a, b) => a.row - b.row || a.left - b.left) };
}

export const separateColumns = (document: ReadableDocument): ReadableDocument => ({
  ...document,
  pages: document.pages.map(laidOut),
});
