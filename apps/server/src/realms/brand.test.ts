import { expect, test } from 'vitest';
import { contrast, luminance, primaryShade, shadesOf } from './brand.ts';

test('a colour gives ten shades with the colour itself as the seventh', () => {
  const shades = shadesOf('#fd640f');
  expect(shades).toHaveLength(10);
  expect(shades[6]).toBe('#fd640f');
  expect(shades.map(luminance)).toEqual(shades.map(luminance).sort((a, b) => b - a));
});

test('a realm without a colour has the default palette', () => expect(shadesOf(null)[6]).toBe('#fd5b00'));

test('contrast is what WCAG says', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
  expect(contrast('#fd640f', '#ffffff')).toBeCloseTo(3, 1);
  expect(contrast('#ca4700', '#ffffff')).toBeCloseTo(4.76, 2);
});

test('the primary shade carries white text where it can, black where it cannot', () => {
  expect(primaryShade(shadesOf('#fd640f'))).toEqual({ index: 8, text: 'white' });
  expect(primaryShade(shadesOf('#1463ff'))).toEqual({ index: 6, text: 'white' });
  expect(primaryShade(Array(10).fill('#ffee88'))).toEqual({ index: 6, text: 'black' });
});
