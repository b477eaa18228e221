import { expect, test } from 'vitest';
import { fittingSizes } from './pane-sizes.ts';

test('a wide window has the usual sizes', () => {
  expect(fittingSizes(null, 1_360)).toEqual({ left: 308, right: 388 });
});

test('stored sizes are used where they fit', () => {
  expect(fittingSizes({ left: 250, right: 420 }, 1_360)).toEqual({ left: 250, right: 420 });
  expect(fittingSizes({ left: 900, right: 420 }, 1_360).left).toBe(367);
});

test('a narrow window leaves room for the page', () => {
  const { left, right } = fittingSizes(null, 880);
  expect(880 - left - right).toBeGreaterThanOrEqual(300);
  expect(left).toBeGreaterThanOrEqual(200);
});
