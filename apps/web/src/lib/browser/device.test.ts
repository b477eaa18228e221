import { expect, test } from 'vitest';
import { deviceAt } from './device.ts';

test.each([
  [390, 'Mobile'],
  [450, 'Mobile'],
  [451, 'Tablet'],
  [1023, 'Tablet'],
  [1024, 'Desktop'],
  [NaN, 'Default'],
])('%s px is %s', (width, type) => expect(deviceAt(width, 'Linux', 0).type).toBe(type));

test.each([
  ['iPhone', 5, true],
  ['MacIntel Mozilla/5.0 (Macintosh)', 5, true], // an iPad reporting as a desktop
  ['MacIntel Mozilla/5.0 (Macintosh)', 0, false],
  ['Linux armv8l Mozilla/5.0 (Linux; Android 15)', 5, false],
])('%s with %s touch points: iOS %s', (platform, points, ios) =>
  expect(deviceAt(390, platform, points).isIos).toBe(ios),
);
