import { expect, test } from 'vitest';
import { brandColors, contrast } from './brand-color.ts';

test.each(['#fd640f', '#1463ff', '#ffffff', '#000000', '#ffe600', 'no colour'])('%s can be read', (color) => {
  const { filled, light, dark } = brandColors(color);
  expect(contrast(filled, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(light, '#ffffff')).toBeGreaterThanOrEqual(3);
  expect(contrast(dark, '#1a1d23')).toBeGreaterThanOrEqual(3);
});
