import { expect, test } from 'vitest';
import { turned } from './turned.ts';

const crop = { op: 'crop', left: 0, top: 0, width: 0.5, height: 1 } as const;

test('turns add up, and four of them are none', () => {
  expect(turned([], 90)).toEqual([{ op: 'rotate', degrees: 90 }]);
  expect(turned([{ op: 'rotate', degrees: 90 }], 90)).toEqual([{ op: 'rotate', degrees: 180 }]);
  expect(turned([{ op: 'rotate', degrees: 270 }], 90)).toEqual([]);
  expect(turned([{ op: 'rotate', degrees: 90 }], 270)).toEqual([]);
});

test('a turn follows what was done before it', () => {
  expect(turned([{ op: 'rotate', degrees: 90 }, crop], 270)).toEqual([
    { op: 'rotate', degrees: 90 },
    crop,
    { op: 'rotate', degrees: 270 },
  ]);
});
