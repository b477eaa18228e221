import type { Point } from '../../engine.types.ts';
import { narrowestRectangle } from '../../ocr/narrowest-rectangle.ts';
import type { Polygon, Word } from '../readable-document.types.ts';

const round = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1e5) / 1e5;
const fine = 1e4; // units per side: the rectangle is computed in pixels

// One word: its own corners; several words: the smallest rotated rectangle.
export function evidencePolygon(words: readonly Word[]): Polygon {
  if (words.length < 2) return words.flatMap((word) => word.polygon.map(([x, y]): Point => [round(x), round(y)]));
  const points = words.flatMap((word) => word.polygon.map(([x, y]): Point => [x * fine, y * fine]));
  const { angle, along, across } = narrowestRectangle(points);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const corner = (u: number, v: number): Point => [
    round((u * cos - v * sin) / fine),
    round((u * sin + v * cos) / fine),
  ];
  const corners = [
    corner(along[0], across[0]),
    corner(along[1], across[0]),
    corner(along[1], across[1]),
    corner(along[0], across[1]),
  ];
  return cos < 0 ? [...corners.slice(2), ...corners.slice(0, 2)] : corners;
}

// The confidence of a value is that of its least certain word; punctuation does not count.
export const evidenceConfidence = (words: readonly Word[]): number =>
  Math.min(1, ...words.filter((word) => /[\p{L}\p{N}]/u.test(word.text)).map((word) => word.confidence));
