import { codeWords } from './code-words.ts';
import { emptyGrid, isDark, putFormat, type Grid } from './grid.ts';
import { masks, penaltyOf } from './masks.ts';
import { versionFor } from './versions.ts';

// Two columns at a time from the right, up and down in turn, around what is fixed and past the column of the rhythm.
function* freePlaces({ side, fixed }: Grid): Generator<number> {
  let up = true;
  for (let right = side - 1; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let step = 0; step < side; step++) {
      const y = up ? side - 1 - step : step;
      for (const x of [right, right - 1]) if (!fixed[y * side + x]) yield y * side + x;
    }
  }
}

function masked(grid: Grid, mask: number): Grid {
  const { side, fixed } = grid;
  const turns = masks[mask]!;
  const dark = grid.dark.map((square, at) =>
    fixed[at] || !turns(at % side, Math.floor(at / side)) ? square : 1 - square,
  );
  const copy = { side, dark, fixed };
  putFormat(copy, mask);
  return copy;
}

// A text as a code of level M, in the smallest size up to 10 that holds it.
export function qrCode(text: string): Grid {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  const grid = emptyGrid(version);
  const words = codeWords(bytes, version);
  let bit = 0;
  for (const place of freePlaces(grid)) {
    grid.dark[place] = ((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1;
    bit++;
  }
  const all = masks.map((_, mask) => masked(grid, mask));
  const penalties = all.map(penaltyOf);
  return all[penalties.indexOf(Math.min(...penalties))]!;
}

// One path, a run of dark squares at a time.
export function pathOf(grid: Grid): string {
  let path = '';
  for (let y = 0; y < grid.side; y++)
    for (let x = 0; x < grid.side; x++) {
      if (!isDark(grid, x, y)) continue;
      const from = x;
      while (x + 1 < grid.side && isDark(grid, x + 1, y)) x++;
      path += `M${from} ${y}h${x - from + 1}v1h-${x - from + 1}z`;
    }
  return path;
}
