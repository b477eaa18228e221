import { categories } from '@visawright/forms/documents/categories.ts';
import { describe, expect, it } from 'vitest';
import { specimenKindNames } from '../documents/specimen-kinds.ts';
import { withCheckDigit, withGstCharacter, withZoneDigit } from './facts/check-digits.ts';
import { getHeldOutKind, heldOutKinds } from './held-out-kinds.ts';

const seeds = Array.from({ length: 10 }, (_, at) => `test ${at}`);

// Read since this set was drawn: an opened set stays as it is, and the next one has them.
const laterKinds = ['Form 26AS', 'Annual information statement (AIS)', 'Net worth certificate'];

it('has every kind of document that the readers read', () => {
  expect([...heldOutKinds.map(({ kind }) => kind), ...laterKinds].sort()).toEqual([...specimenKindNames].sort());
});

it('refuses an unknown kind and an unknown layout', () => {
  expect(() => getHeldOutKind('Menu')).toThrow('Menu');
  expect(() => getHeldOutKind('PAN card').draw('gone', 'a')).toThrow('gone');
});

describe.each(heldOutKinds)('$kind', ({ kind, layouts, draw }) => {
  const fields = categories.flatMap(({ kinds }) => kinds).find(({ name }) => name === kind)!.fields;
  const drawn = layouts.map((layout) => seeds.map((seed) => draw(layout, seed)));

  it('has two layouts that differ in more than their values', () => {
    expect(layouts.length).toBeGreaterThanOrEqual(2);
    const skeletons = drawn.map(([first]) => first!.markup.replaceAll(/>[^<]*</g, '><'));
    expect(new Set(skeletons).size).toBe(layouts.length);
  });

  it('prints every field of the kind in at least one layout, and no other', () => {
    const printed = new Set(drawn.flat().flatMap(({ shown }) => [...shown.keys()]));
    const wanted = fields.filter(({ type, derivedFrom }) => type !== 'repeat' && !derivedFrom).map(({ id }) => id);
    expect([...printed]).toEqual(expect.arrayContaining(wanted));
    expect(fields.map(({ id }) => id)).toEqual(expect.arrayContaining([...printed]));
  });

  it('prints no blank value and the same for the same seed', () => {
    for (const [at, layout] of layouts.entries()) {
      expect(draw(layout, seeds[0]!).markup).toBe(drawn[at]![0]!.markup);
      for (const { shown, markup } of drawn[at]!) {
        expect([...shown.values()].filter((text) => text.trim() === '')).toEqual([]);
        expect(markup).not.toMatch(/undefined|NaN|\[object/);
      }
    }
  });
});

it('computes check digits as their authorities do', () => {
  expect(withCheckDigit('23641234567')).toMatch(/^\d{12}$/);
  expect(withCheckDigit('236')).toBe('2363');
  expect(withZoneDigit('L898902C3')).toBe('L898902C36');
  expect(withGstCharacter('27AAPFU0939F1Z')).toBe('27AAPFU0939F1ZV');
});
