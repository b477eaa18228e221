import type { Point, Rule } from '../engine.types.ts';

const thin = 3; // points: a rectangle that is filled and thinner is a line
const straight = 0.6; // points by which an end may be beside the other
const most = 6_000; // more lines are a drawing, not tables
const hidden = /<(symbol|clipPath|mask|pattern|image)\b[\s\S]*?<\/\1>|<g id="glyph[\s\S]*?<\/g>|<image\b[^>]*\/>/g;

interface Size {
  readonly width: number;
  readonly height: number;
}

type Matrix = readonly [number, number, number, number, number, number];

const unchanged: Matrix = [1, 0, 0, 1, 0, 0];

function matrixOf(path: string): Matrix {
  const numbers = /transform="matrix\(([^)]*)\)"/.exec(path)?.[1]?.split(/[ ,]+/).map(Number);
  return numbers?.length === 6 ? (numbers as unknown as Matrix) : unchanged;
}

interface SubPath {
  readonly points: Point[]; // ends of its straight strokes
  readonly starts: Set<number>; // points that begin after a curve
  isClosed: boolean;
  isCurved: boolean;
}

function subPathsOf(drawn: string, [a, b, c, d, e, f]: Matrix): SubPath[] {
  const paths: SubPath[] = [];
  const at = (x: number, y: number): Point => [a * x + c * y + e, b * x + d * y + f];
  for (const [, command, list] of drawn.matchAll(/([MLCZHV])([^MLCZHV]*)/g)) {
    const numbers = list!.trim().split(/[ ,]+/).map(Number);
    const last = paths.at(-1);
    if (command === 'M')
      paths.push({ points: [at(numbers[0]!, numbers[1]!)], starts: new Set(), isClosed: false, isCurved: false });
    else if (command === 'Z' && last) last.isClosed = true;
    else if (command === 'L' && last) last.points.push(at(numbers[0]!, numbers[1]!));
    else if (command === 'C' && last) {
      last.starts.add(last.points.length);
      last.points.push(at(numbers[4]!, numbers[5]!));
      last.isCurved = true;
    }
  }
  return paths.filter(({ points }) => points.length > 1);
}

const isLevel = (from: Point, to: Point) => Math.abs(from[1] - to[1]) < straight;
const isUpright = (from: Point, to: Point) => Math.abs(from[0] - to[0]) < straight;

function boxOf(points: readonly Point[]) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

function strokesOf({ points, starts, isClosed }: SubPath): Rule[] {
  const ends = isClosed ? [...points, points[0]!] : points;
  return ends.slice(1).flatMap((to, i): Rule[] => {
    const from = ends[i]!;
    return !starts.has(i + 1) && (isLevel(from, to) || isUpright(from, to)) ? [{ from, to }] : [];
  });
}

// A rectangle, its corners round or not: its strokes cover most of its four sides.
function isRectangle(path: SubPath): boolean {
  const { left, right, top, bottom } = boxOf(path.points);
  const strokes = strokesOf({ ...path, isClosed: true });
  const covered = (is: (rule: Rule) => boolean) =>
    strokes.filter(is).reduce((sum, { from, to }) => sum + Math.abs(from[0] - to[0]) + Math.abs(from[1] - to[1]), 0);
  const onX = (x: number) => covered(({ from, to }) => Math.abs(from[0] - x) < straight && isUpright(from, to));
  const onY = (y: number) => covered(({ from, to }) => Math.abs(from[1] - y) < straight && isLevel(from, to));
  const [wide, high] = [right - left, bottom - top];
  return onX(left) > high * 0.5 && onX(right) > high * 0.5 && onY(top) > wide * 0.5 && onY(bottom) > wide * 0.5;
}

function sidesOf({ left, right, top, bottom }: ReturnType<typeof boxOf>): Rule[] {
  return [
    { from: [left, top], to: [right, top] },
    { from: [left, bottom], to: [right, bottom] },
    { from: [left, top], to: [left, bottom] },
    { from: [right, top], to: [right, bottom] },
  ];
}

// A filled rectangle is a line if it is thin; otherwise it is a background, and its sides are the borders of a cell.
function filledRules(path: SubPath): Rule[] {
  const box = boxOf(path.points);
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  if (Math.min(wide, high) > thin) return isRectangle(path) ? sidesOf(box) : [];
  if (Math.max(wide, high) <= thin || path.isCurved) return [];
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return [wide > high ? { from: [box.left, y], to: [box.right, y] } : { from: [x, box.top], to: [x, box.bottom] }];
}

const isWhite = (colour: string) =>
  /^rgb\(\s*(?:100|9[89](?:\.\d+)?)%,\s*(?:100|9[89](?:\.\d+)?)%,\s*(?:100|9[89](?:\.\d+)?)%\)$/.test(colour);
const styleOf = (path: string, name: string) =>
  new RegExp(`[" ;]${name}:\\s*([^;"]+)`).exec(path)?.[1]?.trim() ?? 'none';

// The level and upright lines of pages that poppler wrote as one SVG; a line may be a stroke or a thin rectangle. Page sizes come from
// the caller: of several pages, the file has the first one's only.
export function rulesInSvg(svg: string, sizes: readonly Size[]): Rule[][] {
  const shown = svg.replaceAll(hidden, '');
  const pages = shown.includes('<pageSet>') ? shown.split('<page>').slice(1) : [shown];
  return sizes.map((size, n) => rulesOf(pages[n] ?? '', size));
}

function rulesOf(page: string, { width, height }: Size): Rule[] {
  const found: Rule[] = [];
  for (const [path] of page.matchAll(/<path\b[^>]*>/g)) {
    const drawn = / d="([^"]*)"/.exec(path)?.[1];
    if (!drawn) continue;
    const [fill, stroke] = [styleOf(path, 'fill'), styleOf(path, 'stroke')];
    for (const each of subPathsOf(drawn, matrixOf(path))) {
      if (stroke !== 'none' && !isWhite(stroke))
        found.push(...(each.isCurved && isRectangle(each) ? sidesOf(boxOf(each.points)) : strokesOf(each)));
      else if (fill !== 'none' && !isWhite(fill)) found.push(...filledRules(each));
    }
    if (found.length > most) return [];
  }
  const share = ([x, y]: Point): Point => [x / width, y / height];
  return found.map(({ from, to }): Rule => ({ from: share(from), to: share(to) }));
}
