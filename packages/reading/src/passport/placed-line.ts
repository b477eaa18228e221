import { corners, heightOf, reversed, type CurvedLine } from '../image/curved-line.ts';

// A text line in page coordinates: u in reading direction, v downwards; pixels.
export interface PlacedLine {
  readonly line: CurvedLine; // in reading direction
  readonly u: readonly [from: number, to: number];
  readonly v: readonly [from: number, to: number];
}

const difference = (a: number, b: number) => Math.atan2(Math.sin(a - b), Math.cos(a - b));

export function placeLine(line: CurvedLine, angle: number): PlacedLine {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const turned = Math.abs(difference(line.angle, angle)) > Math.PI / 2 ? reversed(line) : line;
  const us = corners(turned).map(([x, y]) => x * cos + y * sin);
  const vs = corners(turned).map(([x, y]) => y * cos - x * sin);
  const u = [Math.min(...us), Math.max(...us)] as const;
  const v = [Math.min(...vs), Math.max(...vs)] as const;
  if (turned.length > heightOf(turned) * 2.2 && Math.abs(difference(turned.angle, angle)) < 0.35)
    return { line: turned, u, v };
  // A single letter has no direction.
  const middle = (v[0] + v[1]) / 2;
  const upright: CurvedLine = {
    origin: [u[0] * cos - middle * sin, u[0] * sin + middle * cos],
    angle,
    length: u[1] - u[0],
    bend: [0, 0, 0],
    height: [v[1] - v[0], v[1] - v[0]],
    score: line.score,
  };
  return { line: upright, u, v };
}

// The main text direction, up to a half turn; long lines count more.
export function mainAngle(lines: readonly CurvedLine[]): number {
  let x = 0;
  let y = 0;
  for (const line of lines) {
    if (line.length < heightOf(line) * 3) continue;
    x += Math.cos(line.angle * 2) * line.length;
    y += Math.sin(line.angle * 2) * line.length;
  }
  return Math.atan2(y, x) / 2;
}
