import { expect, test } from 'vitest';
import { rulesInSvg } from './rules-in-svg.ts';

const size = { width: 200, height: 100 };
const black = 'fill:none;stroke-width:1;stroke:rgb(0%,0%,0%);';
const filled = (colour: string) => `stroke:none;fill:${colour};`;
const path = (style: string, drawn: string, more = '') => `<path style="${style}" d="${drawn}"${more}/>`;
const rounded = ([rule]: ReturnType<typeof rulesInSvg>[number]) => rule && [...rule.from, ...rule.to];
const read = (...paths: readonly string[]) =>
  rulesInSvg(`<svg viewBox="0 0 200 100">${paths.join('')}</svg>`, [size])[0]!;

test('level and upright strokes are lines; slanted ones and curves are not', () => {
  expect(rounded(read(path(black, 'M 20 50 L 180 50')))).toEqual([0.1, 0.5, 0.9, 0.5]);
  expect(read(path(black, 'M 20 50 L 180 90'))).toEqual([]);
  expect(read(path(black, 'M 20 50 C 30 50 40 50 180 50'))).toEqual([]);
});

test('a matrix is applied', () => {
  expect(rounded(read(path(black, 'M 40 100 L 360 100', ' transform="matrix(0.5,0,0,0.5,0,0)"')))).toEqual([
    0.1, 0.5, 0.9, 0.5,
  ]);
});

test('a thin rectangle is one line, a shaded one has four sides, a white one none', () => {
  const thin = 'M 20 50 L 180 50 L 180 51 L 20 51 Z';
  const box = 'M 20 20 L 180 20 L 180 60 L 20 60 Z';
  expect(read(path(filled('rgb(0%,0%,0%)'), thin))).toHaveLength(1);
  expect(read(path(filled('rgb(90%,90%,90%)'), box))).toHaveLength(4);
  expect(read(path(filled('rgb(100%,100%,100%)'), box))).toEqual([]);
});

test('letters and clips are not lines, and each page has its own', () => {
  const line = path(black, 'M 20 50 L 180 50');
  const svg =
    `<svg><defs><symbol id="glyph0-0">${line}</symbol><clipPath ` +
    `id="c">${line}</clipPath></defs><pageSet><page>${line}</page><page>${line}${line}</page></pageSet></svg>`;
  expect(rulesInSvg(svg, [size, size, size]).map((rules) => rules.length)).toEqual([1, 2, 0]);
});
