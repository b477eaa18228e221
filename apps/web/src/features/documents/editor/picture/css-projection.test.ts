import { expect, test } from 'vitest';
import { projectionOf } from './css-projection.ts';

const page = { width: 800, height: 600 };
const numbers = ({ transform }: { transform: string }) => transform.slice(9, -1).split(',').map(Number);
const seen = ({ width, height, ...projection }: ReturnType<typeof projectionOf>, x: number, y: number) => {
  const m = numbers(projection);
  const at = (row: number) => m[row]! * x * width + m[4 + row]! * y * height + m[12 + row]!;
  return [at(0) / at(3), at(1) / at(3)];
};

test('an unedited page fills its frame', () => {
  const projection = projectionOf(page, [], { width: 400, height: 300 });
  expect(projection).toMatchObject({ width: 400, height: 300 });
  expect(seen(projection, 1, 1)).toEqual([expect.closeTo(400), expect.closeTo(300)]);
});

test('a turned page stands beside its frame’s upper right corner', () => {
  const projection = projectionOf(page, [{ op: 'rotate', degrees: 90 }], { width: 300, height: 400 });
  expect(seen(projection, 0, 0)).toEqual([expect.closeTo(300), expect.closeTo(0)]);
  expect(seen(projection, 1, 1)).toEqual([expect.closeTo(0), expect.closeTo(400)]);
});

test('four corners become the corners of the frame, and the picture is laid out in the size it is seen in', () => {
  const corners: [[number, number], [number, number], [number, number], [number, number]] = [
    [0.25, 0.2],
    [0.7, 0.25],
    [0.75, 0.8],
    [0.2, 0.75],
  ];
  const projection = projectionOf(page, [{ op: 'perspective', corners }], { width: 200, height: 180 });
  expect(seen(projection, 0.25, 0.2)).toEqual([expect.closeTo(0, 3), expect.closeTo(0, 3)]);
  expect(seen(projection, 0.75, 0.8)).toEqual([expect.closeTo(200, 3), expect.closeTo(180, 3)]);
  expect(projection.width).toBeGreaterThan(350);
  expect(projection.width).toBeLessThan(480);
});
