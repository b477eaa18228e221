import { categories } from '@visawright/forms/documents/categories.ts';
import { describe, expect, it } from 'vitest';
import { randomOf } from '../random.ts';
import { getSpecimenKind } from './specimen-kinds.ts';
import { isVerhoeff } from './parts/verhoeff.ts';
import { penFor } from './printing/pen.ts';
import { personOf } from './facts/person.ts';

const chosen = [
  'Other',
  'National ID',
  'Proof of Status',
  'Proof of Relationship',
  'Proof of Marital Status',
  'Proof of Address',
];
const kinds = categories.flatMap(({ category, kinds: of }) =>
  of
    .filter(({ name }) => chosen.includes(category) || name === 'Previous passport')
    .map(({ name, fields }) => ({ category, name, ids: fields.map(({ id }) => id) })),
);
const seeds = Array.from({ length: 12 }, (_, at) => `paper ${at}`);

describe.each(kinds)('$name', ({ category, name, ids }) => {
  it('draws at least two layouts with known fields', async () => {
    const kind = await getSpecimenKind(name);
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

it('prints Aadhaar numbers with valid check digits, and masks eight digits', async () => {
  const kind = await getSpecimenKind('Aadhaar');
  const numbers = Array.from({ length: 40 }, (_, seed) => kind.facts(randomOf('aadhaar', seed), personOf(seed)).values);
  const masked = numbers.filter((values) => values.masked === 'true');
  expect(masked.length).toBeGreaterThan(3);
  expect(masked.every((values) => /^X{8}\d{4}$/.test(values.aadhaarNumber!))).toBe(true);
  const whole = numbers.filter((values) => values.masked === 'false');
  expect(whole.every((values) => isVerhoeff(values.aadhaarNumber!))).toBe(true);
  expect(isVerhoeff(whole[0]!.aadhaarNumber!.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10)))).toBe(false);
});
