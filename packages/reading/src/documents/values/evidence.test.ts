import { expect, test } from 'vitest';
import type { Point } from '../../engine.types.ts';
import { evidencePolygon } from './evidence.ts';

const word = (x: number, y: number, width: number, lean: number) => ({
  text: 'word',
  confidence: 1,
  polygon: [
    [x, y],
    [x + width, y + width * lean],
    [x + width, y + width * lean + 0.02],
    [x, y + 0.02],
  ] as Point[],
});

test('returns one slanted box for the words of a slanted line', () => {
  const box = evidencePolygon([word(0.1, 0.2, 0.2, 0.1), word(0.32, 0.222, 0.3, 0.1)]);
  expect(box).toHaveLength(4);
  const [from, to] = box as [Point, Point];
  expect((to[1] - from[1]) / (to[0] - from[0])).toBeCloseTo(0.1, 2);
  expect(from[0]).toBeLessThan(0.11);
  expect(to[0]).toBeGreaterThan(0.61);
});

test("returns a word's own corners, and a level box for level words", () => {
  const own: Point[] = [
    [0.1, 0.2],
    [0.3, 0.22],
    [0.3, 0.24],
    [0.1, 0.22],
  ];
  expect(evidencePolygon([{ text: 'word', confidence: 1, polygon: own }])).toEqual(own);
  const [a, b, c, d] = evidencePolygon([word(0.1, 0.2, 0.2, 0), word(0.4, 0.2, 0.2, 0)]);
  expect([a, b, c, d].flat().map((each) => Number(each!.toFixed(4)))).toEqual([
    0.1, 0.2, 0.6, 0.2, 0.6, 0.22, 0.1, 0.22,
  ]);
});
