import type { Point } from '../engine.types.ts';
import type { Gray } from '../text/read-with-tesseract.ts';
import { shrunk, type Small } from './gray.ts';

// A ruling line of a picture, in its pixels.
export interface SeenRule {
  readonly from: Point;
  readonly to: Point;
}

const longest = 1200; // pixels: thin grey lines are still visible, and the page is small enough to look at twice
const ink = 38; // darker than the background by this much
const gap = 2; // pixels that noise may cut out of a line

interface Run {
  readonly line: number; // its row or column
  readonly from: number;
  readonly to: number;
  chain: number;
}

// Runs of ink in rows (or columns) that no letter is long enough for.
function runsOf(dark: Uint8Array, { width, height }: Small, isLevel: boolean, least: number): Run[] {
  const [count, length] = isLevel ? [height, width] : [width, height];
  const [across, along] = isLevel ? [width, 1] : [1, width];
  const runs: Run[] = [];
  for (let line = 0; line < count; line++) {
    let start = -1;
    let last = -1;
    for (let i = 0, at = line * across; i <= length; i++, at += along) {
      if (i < length && dark[at] === 1) {
        if (start < 0) start = i;
        last = i;
      } else if (start >= 0 && (i - last > gap || i === length)) {
        if (last + 1 - start >= least) runs.push({ line, from: start, to: last + 1, chain: -1 });
        start = -1;
      }
    }
  }
  return runs;
}

// A line that is not quite straight on the picture goes on in the next row: its runs are one chain.
function chainsOf(runs: readonly Run[]): Run[][] {
  const chains: Run[][] = [];
  let above: Run[] = [];
  let current: Run[] = [];
  const join = (run: Run, other: Run) => {
    if (run.chain === other.chain) return;
    if (run.chain < 0) {
      run.chain = other.chain;
      chains[other.chain]!.push(run);
      return;
    }
    const [into, from] = [other.chain, run.chain];
    for (const each of chains[from]!) each.chain = into;
    chains[into]!.push(...chains[from]!);
    chains[from] = [];
  };
  for (const run of runs) {
    if (current.length > 0 && run.line !== current[0]!.line) {
      above = [...above.filter((each) => run.line - each.line <= 2), ...current];
      current = [];
    }
    for (const other of above)
      if (run.line - other.line <= 2 && run.from <= other.to + gap && other.from <= run.to + gap) join(run, other);
    if (run.chain < 0) {
      run.chain = chains.length;
      chains.push([run]);
    }
    current.push(run);
  }
  return chains.filter((chain) => chain.length > 0);
}

const mean = (list: readonly number[]) => list.reduce((sum, each) => sum + each, 0) / list.length;

// Where the chain is at one of its ends.
const levelAt = (chain: readonly Run[], at: number, reach: number) =>
  mean(chain.filter(({ from, to }) => from <= at + reach && to >= at - reach).map(({ line }) => line));

function ruleOf(chain: readonly Run[], letter: number): readonly [along: Point, across: Point] | undefined {
  const from = Math.min(...chain.map((run) => run.from));
  const to = Math.max(...chain.map((run) => run.to));
  const area = chain.reduce((sum, run) => sum + run.to - run.from, 0);
  if (to - from < letter * 1.7 || area / (to - from) > letter * 0.45) return undefined;
  return [
    [from, to],
    [levelAt(chain, from, letter / 2), levelAt(chain, to, letter / 2)],
  ];
}

// Letters that the small picture runs together have ink above and below; a line has blank page on one side at least.
function isWriting(
  dark: Uint8Array,
  { width, height }: Small,
  chain: readonly Run[],
  isLevel: boolean,
  letter: number,
): boolean {
  const beside = [0, 0];
  let all = 0;
  for (const { line, from, to } of chain)
    for (let i = from; i < to; i++) {
      all++;
      for (const [side, step] of [-1, 1].entries()) {
        const across = line + Math.round(step * letter * 0.32);
        const [x, y] = isLevel ? [i, across] : [across, i];
        if (x >= 0 && y >= 0 && x < width && y < height && dark[y * width + x] === 1) beside[side] = beside[side]! + 1;
      }
    }
  return Math.min(...beside) > all * 0.2;
}

function pageToneOf(data: Uint8Array): number {
  const sorted = Uint8Array.from({ length: Math.ceil(data.length / 37) }, (_, i) => data[i * 37]!).sort();
  return sorted[Math.floor(sorted.length * 0.7)] ?? 255;
}

// Straight lines of a flat page whose letters are this tall. Their direction is that of the picture, give or take two degrees.
export function findRules(page: Gray, tall: number): SeenRule[] {
  const small = shrunk(page, longest);
  const limit = pageToneOf(small.data) - ink;
  const dark = new Uint8Array(small.data.length);
  for (let i = 0; i < dark.length; i++) if (small.data[i]! < limit) dark[i] = 1;
  const letter = Math.max(8, tall / small.scale);
  const rules: SeenRule[] = [];
  for (const isLevel of [true, false])
    for (const chain of chainsOf(runsOf(dark, small, isLevel, letter * 1.4))) {
      const rule = ruleOf(chain, letter);
      if (!rule || isWriting(dark, small, chain, isLevel, letter)) continue;
      const [[from, to], [a, b]] = rule;
      const at = (along: number, across: number): Point =>
        isLevel
          ? [along * small.scale, (across + 0.5) * small.scale]
          : [(across + 0.5) * small.scale, along * small.scale];
      rules.push({ from: at(from, a), to: at(to, b) });
    }
  return rules;
}
