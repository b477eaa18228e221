import { expect, test } from 'vitest';
import { coversShown, pictureTransform } from './picture-transform.ts';

const turn = { op: 'rotate', degrees: 90 } as const;
const crop = { op: 'crop', left: 0.25, top: 0, width: 0.5, height: 1 } as const;

test('a picture with the same operations is shown as it is', () => {
  expect(pictureTransform([turn], [turn], { width: 100, height: 200 })).toBeNull();
});

test('a turn that the server has not drawn yet is drawn here', () => {
  // The left top corner of the picture goes to the right top corner of the page.
  expect(pictureTransform([], [turn], { width: 200, height: 100 })).toBe('matrix(0, 0.5, -2, 0, 200, 0)');
});

test('an undone turn is drawn from the turned picture', () => {
  expect(pictureTransform([turn], [], { width: 100, height: 200 })).toBe('matrix(0, -2, 0.5, 0, 0, 200)');
});

test('a cropped picture is not enough for the whole page', () => {
  expect(coversShown([], [crop, turn])).toBe(true);
  expect(coversShown([crop], [crop, turn])).toBe(true);
  expect(coversShown([crop], [])).toBe(false);
});
