import { generateColors } from '@mantine/colors-generator';
import { expect, test } from 'vitest';
import { contrastWithWhite, primaryShade } from './brand-theme.ts';
import { defaultShades } from './shades.ts';

test('the built-in shades match the generator', () => expect(defaultShades).toEqual(generateColors('#fd5b00')));

test.each([
  ['#fd640f', 8],
  ['#fd5b00', 8],
  ['#1463ff', 6],
  ['#ffe600', 6],
])('%s uses shade %s for buttons', (color, shade) => expect(primaryShade(generateColors(color))).toBe(shade));

test("white text on the demo brands' primary shade is readable", () => {
  for (const color of ['#fd640f', '#fd5b00', '#1463ff']) {
    const shades = generateColors(color);
    expect(contrastWithWhite(shades[primaryShade(shades)])).toBeGreaterThanOrEqual(4.5);
  }
});
