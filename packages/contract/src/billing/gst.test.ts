import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gstOn, percentText, sumOfTax } from './gst.ts';
import { isGstin, stateOfGstin } from './gstin.ts';
import { customerStates, indianStates, stateText } from './indian-states.ts';

test('one state: two equal halves; another state: the whole', () => {
  expect(gstOn(150_000, 1_800, true)).toEqual({ cgst: 13_500, sgst: 13_500, igst: 0 });
  expect(gstOn(150_000, 1_800, false)).toEqual({ cgst: 0, sgst: 0, igst: 27_000 });
  expect(gstOn(150_000, 0, true)).toEqual({ cgst: 0, sgst: 0, igst: 0 });
});

test('the halves are equal and together at most one paisa away from the whole', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), fc.integer({ min: 1, max: 4_000 }), (amount, rate) => {
      const { cgst, sgst, igst } = gstOn(amount, rate, true);
      expect([cgst, igst]).toEqual([sgst, 0]);
      expect(Math.abs(cgst + sgst - sumOfTax(gstOn(amount, rate, false)))).toBeLessThanOrEqual(1);
    }),
  );
});

test('percentages are written without empty digits', () =>
  expect([900, 1_800, 1_250].map(percentText)).toEqual(['9', '18', '12.5']));

test('a GSTIN is checked by its last character', () => {
  for (const good of ['27AAPFU0939F1ZV', '29AAGCB7383J1Z4']) expect([good, isGstin(good)]).toEqual([good, true]);
  for (const bad of ['27AAPFU0939F1ZW', '29AAPFU0939F1ZV', '27AAPFU0939F1Z', '27aapfu0939f1zv', ''])
    expect([bad, isGstin(bad)]).toEqual([bad, false]);
  expect(stateOfGstin('27AAPFU0939F1ZV')).toBe('27');
});

test('every state has one code and two names', () => {
  expect(new Set(customerStates.map(({ code }) => code)).size).toBe(37);
  expect(indianStates).toHaveLength(36); // 28 states and 8 union territories
  expect([stateText('27', 'hi'), stateText('96', 'en'), stateText('99', 'en')]).toEqual([
    'महाराष्ट्र',
    'Outside India',
    '99',
  ]);
});
