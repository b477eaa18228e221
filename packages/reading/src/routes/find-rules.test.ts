import { expect, test } from 'vitest';
import { findRules } from './find-rules.ts';

const [width, height] = [800, 1100];

function page(draw: (ink: (x: number, y: number) => void) => void) {
  const data = Buffer.alloc(width * height, 250);
  draw((x, y) => (data[Math.round(y) * width + Math.round(x)] = 60));
  return { data, width, height, channels: 1 };
}

const isLevel = ({ from, to }: ReturnType<typeof findRules>[number]) =>
  Math.abs(from[0] - to[0]) > Math.abs(from[1] - to[1]);

test('a slanted line of two pixels is one line', () => {
  const rules = findRules(
    page((ink) => {
      for (let x = 100; x < 700; x++) for (const y of [0, 1]) ink(x, 300 + (x - 100) * 0.015 + y);
    }),
    20,
  );
  expect(rules).toHaveLength(1);
  expect(rules[0]!.from[0]).toBeCloseTo(100, -1);
  expect(rules[0]!.to[1] - rules[0]!.from[1]).toBeGreaterThan(6);
});

test('a frame has two level and two upright lines', () => {
  const rules = findRules(
    page((ink) => {
      for (let x = 100; x < 700; x++) for (const y of [200, 201, 500, 501]) ink(x, y);
      for (let y = 200; y < 502; y++) for (const x of [100, 101, 700, 701]) ink(x, y);
    }),
    20,
  );
  expect(rules.filter(isLevel)).toHaveLength(2);
  expect(rules).toHaveLength(4);
});

test('neither a picture nor a short stroke is a line', () => {
  const rules = findRules(
    page((ink) => {
      for (let y = 200; y < 400; y++) for (let x = 100; x < 400; x++) ink(x, y);
      for (let y = 600; y < 622; y++) for (const x of [300, 301]) ink(x, y);
    }),
    20,
  );
  expect(rules).toEqual([]);
});
