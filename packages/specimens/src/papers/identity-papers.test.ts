import { categories } from '@visawright/forms/categories.ts';
import { describe, expect, it } from 'vitest';
import { randomOf } from '../random.ts';
import { getPaperKind } from './kinds.ts';
import { isVerhoeff } from './parts/verhoeff.ts';
import { penFor } from './pen.ts';
import { personOf } from './person.ts';

const chosen = ['Other', 'National ID', 'Proof of Status', 'Proof of Relationship', 'Proof of Marital Status', 'Proof of Address']; // prettier-ignore
const kinds = categories.flatMap(({ category, kinds: of }) =>
  of
    .filter(({ name }) => chosen.includes(category) || name === 'Previous passport')
    .map(({ name, fields }) => ({ category, name, ids: fields.map(({ id }) => id) })),
);
const seeds = Array.from({ length: 12 }, (_, at) => `paper ${at}`);

describe.each(kinds)('$name', ({ category, name, ids }) => {
  it('draws at least two layouts, each with fields of the forms that its facts hold', async () => {
    const kind = await getPaperKind(name);
    expect(kind.category).toBe(category);
    expect(new Set(kind.layouts.map((layout) => layout.name)).size).toBeGreaterThan(1);
    for (const layout of kind.layouts) {
      for (const seed of seeds) {
        const facts = kind.facts(randomOf('facts', name, seed), personOf(seed));
        const pen = penFor(facts, randomOf('looks', name, seed));
        expect(layout.draw(facts, pen)).toMatch(/<section class="page\b/);
        expect(ids).toEqual(expect.arrayContaining([...pen.shown.keys()]));
        expect(pen.shown.size).toBeGreaterThan(1);
        expect([...pen.shown.values()].every((shown) => shown.trim() !== '' && !shown.includes('undefined'))).toBe(
          true,
        );
      }
    }
  });
});

it('prints Aadhaar numbers whose last digit is right, and hides eight digits of a masked one', async () => {
  const kind = await getPaperKind('Aadhaar');
  const numbers = Array.from({ length: 40 }, (_, seed) => kind.facts(randomOf('aadhaar', seed), personOf(seed)).values);
  const masked = numbers.filter((values) => values.masked === 'true');
  expect(masked.length).toBeGreaterThan(3);
  expect(masked.every((values) => /^X{8}\d{4}$/.test(values.aadhaarNumber!))).toBe(true);
  const whole = numbers.filter((values) => values.masked === 'false');
  expect(whole.every((values) => isVerhoeff(values.aadhaarNumber!))).toBe(true);
  expect(isVerhoeff(whole[0]!.aadhaarNumber!.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10)))).toBe(false);
});
