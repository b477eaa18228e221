import { near, type RuledLine, type RuledLines } from './ruled-lines.ts';

export interface CellBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const least = { wide: 0.012, high: 0.008 }; // smaller ones are boxes to tick and modules of codes
const mostCrossings = 20_000;

interface Crossing {
  readonly upright: RuledLine;
  readonly level: RuledLine;
}

const meets = (level: RuledLine, upright: RuledLine) =>
  upright.at > level.from - near &&
  upright.at < level.to + near &&
  level.at > upright.from - near &&
  level.at < upright.to + near;

// The smallest rectangles between lines that cross or touch. A cell over several columns or rows is one rectangle.
export function cellsOf({ level, upright }: RuledLines): CellBox[] {
  const along = new Map<RuledLine, Crossing[]>(); // from left to right
  const down = new Map<RuledLine, Crossing[]>(); // from top to bottom
  let count = 0;
  for (const row of level)
    for (const column of upright) {
      if (!meets(row, column)) continue;
      if (++count > mostCrossings) return [];
      const crossing = { upright: column, level: row };
      along.set(row, [...(along.get(row) ?? []), crossing]);
      down.set(column, [...(down.get(column) ?? []), crossing]);
    }
  const cells: CellBox[] = [];
  for (const [row, crossings] of along) {
    const sorted = crossings.toSorted((a, b) => a.upright.at - b.upright.at);
    for (const [i, { upright: left }] of sorted.entries()) {
      const below = down
        .get(left)!
        .map((each) => each.level)
        .filter((each) => each.at > row.at + near)
        .toSorted((a, b) => a.at - b.at);
      const rights = sorted.slice(i + 1).map((each) => each.upright);
      const found = below
        .values()
        .map((bottom) => ({ bottom, right: rights.find((each) => meets(bottom, each) && each.at > left.at + near) }))
        .find(({ right }) => right !== undefined);
      if (!found?.right) continue;
      const cell = { left: left.at, right: found.right.at, top: row.at, bottom: found.bottom.at };
      if (cell.right - cell.left > least.wide && cell.bottom - cell.top > least.high) cells.push(cell);
    }
  }
  return cells;
}
