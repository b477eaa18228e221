import type { Point, Rule } from '../../engine.types.ts';
import type { PlacedWord } from '../readable-document.types.ts';
import { aspectOf, turnedPoint, type PageShape } from '../page/placed-words.ts';
import type { Cell } from './cell.types.ts';
import { cellsOf, type CellBox } from './cells-of.ts';
import { joinLines, near, type RuledLine } from './ruled-lines.ts';

export interface PlacedCells {
  readonly cells: readonly Cell[];
  cellOf(word: PlacedWord): Cell | undefined;
  isRuledOff(word: PlacedWord, next: PlacedWord): boolean; // an upright line is between two words of a row
}

const largest = 0.5; // of the page: a border around it, not a cell

const none: PlacedCells = { cells: [], cellOf: () => undefined, isRuledOff: () => false };

const share = (from: number, to: number, other: { readonly from: number; readonly to: number }) =>
  (Math.min(to, other.to) - Math.max(from, other.from)) / Math.max(1e-6, Math.min(to - from, other.to - other.from));

function linked(boxes: readonly CellBox[], asCell: (box: CellBox) => Omit<Cell, 'beside' | 'under'>): Cell[] {
  const beside = boxes.map((): Cell[] => []);
  const under = boxes.map((): Cell[] => []);
  const cells = boxes.map((box, i): Cell => ({ ...asCell(box), beside: beside[i]!, under: under[i]! }));
  for (const [i, a] of boxes.entries())
    for (const [j, b] of boxes.entries()) {
      if (i === j) continue;
      const isBeside = Math.abs(b.left - a.right) < near * 2;
      const isUnder = Math.abs(b.top - a.bottom) < near * 2;
      if (isBeside && share(a.top, a.bottom, { from: b.top, to: b.bottom }) > 0.6) beside[i]!.push(cells[j]!);
      if (isUnder && share(a.left, a.right, { from: b.left, to: b.right }) > 0.6) under[i]!.push(cells[j]!);
    }
  for (const list of beside) list.sort((a, b) => a.top - b.top);
  for (const list of under) list.sort((a, b) => a.left - b.left);
  return cells;
}

// The cells of a page whose rows have this slope. Lines and words are compared level: a scan is never quite straight.
export function placeCells(rules: readonly Rule[], sheet: PageShape, slope: number): PlacedCells {
  if (rules.length === 0) return none;
  const aspect = aspectOf(sheet);
  const lean = slope / aspect;
  // 0..1 of the upright page → heights of the levelled page.
  const levelled = ([x, y]: Point): Point => [x * aspect + lean * y, y - slope * x];
  const level: RuledLine[] = [];
  const upright: RuledLine[] = [];
  for (const { from, to } of rules) {
    const [a, b] = [from, to].map((end) => levelled(turnedPoint(end, sheet.turn ?? 0))) as [Point, Point];
    const [wide, high] = [Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])];
    if (wide >= high) level.push({ at: (a[1] + b[1]) / 2, from: Math.min(a[0], b[0]), to: Math.max(a[0], b[0]) });
    else upright.push({ at: (a[0] + b[0]) / 2, from: Math.min(a[1], b[1]), to: Math.max(a[1], b[1]) });
  }
  const lines = joinLines({ level, upright });
  const boxes = cellsOf(lines).filter(
    ({ left, right, top, bottom }) => (right - left) * (bottom - top) < largest * aspect,
  );
  const given = ([x, y]: Point): Point => {
    const upY = (y + (slope / aspect) * x) / (1 + slope * lean);
    return turnedPoint([(x - lean * upY) / aspect, upY], (360 - (sheet.turn ?? 0)) % 360);
  };
  const cells = linked(boxes, ({ left, right, top, bottom }) => {
    const [x, y] = [lean * ((top + bottom) / 2), 0];
    return {
      left: (left - x) / aspect,
      right: (right - x) / aspect,
      top: top + y,
      bottom: bottom + y,
      polygon: [given([left, top]), given([right, top]), given([right, bottom]), given([left, bottom])],
    };
  });
  const sizes = boxes.map(({ left, right, top, bottom }) => (right - left) * (bottom - top));
  const placeOf = (word: PlacedWord): Point => {
    const y = (word.top + word.bottom) / 2;
    return [((word.left + word.right) / 2) * aspect + lean * y, y];
  };
  return {
    cells,
    cellOf(word) {
      const [x, y] = placeOf(word);
      let best = -1;
      for (const [i, { left, right, top, bottom }] of boxes.entries())
        if (x > left && x < right && y > top && y < bottom && (best < 0 || sizes[i]! < sizes[best]!)) best = i;
      return cells[best];
    },
    isRuledOff(word, next) {
      const [[x], [after, y]] = [placeOf(word), placeOf(next)];
      return lines.upright.some(({ at, from, to }) => at > x && at < after && y > from && y < to);
    },
  };
}
