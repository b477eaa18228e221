import { expect, test } from 'vitest';
import { contrast, verdictOf } from './contrast.ts';

test('uses shade 8 of the default orange for buttons', () => {
  const { verdict, shade, used, own, rows } = verdictOf('#fd640f');
  expect([verdict, shade, used, own.toFixed(2)]).toEqual(['adjusted', 8, '#ca4700', '3.00']);
  expect(rows.map(({ id, ratio, isEnough }) => [id, ratio.toFixed(2), isEnough])).toEqual([
    ['own', '3.00', false],
    ['button', '4.76', true],
    ['focus', '4.76', true],
    ['dark', '6.61', true],
  ]);
});

test('accepts dark blue and uses black text on pale yellow', () => {
  expect(verdictOf('#0b4f9e').verdict).toBe('good');
  expect(verdictOf('#ffee58')).toMatchObject({ verdict: 'poor', shade: 6, text: '#000000' });
});

test('computes 21:1 for black and white in either order', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
});
