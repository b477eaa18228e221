import { expect, test } from 'vitest';
import { contrast, luminance, primaryShade, shadesOf } from './brand.ts';

test('derives ten shades with the colour itself as the seventh', () => {
  const shades = shadesOf('#fd640f');
  expect(shades).toHaveLength(10);
  expect(shades[6]).toBe('#fd640f');
  expect(shades.map(luminance)).toEqual(shades.map(luminance).sort((a, b) => b - a));
});

test('uses the default palette without a colour', () => expect(shadesOf(null)[6]).toBe('#fd5b00'));

test('computes contrast as WCAG defines it', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
  expect(contrast('#fd640f', '#ffffff')).toBeCloseTo(3, 1);
  expect(contrast('#ca4700', '#ffffff')).toBeCloseTo(4.76, 2);
});

test('picks white text on the primary shade where contrast allows', () => {
  expect(primaryShade(shadesOf('#fd640f'))).toEqual({ index: 8, text: 'white' });
  expect(primaryShade(shadesOf('#1463ff'))).toEqual({ index: 6, text: 'white' });
  expect(primaryShade(Array(10).fill('#ffee88'))).toEqual({ index: 6, text: 'black' });
});
