import { categories } from '@visawright/forms/documents/categories.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { conditionNames } from './degrade/conditions.ts';
import type { Point } from './drawing/passport-page.ts';
import { layouts } from './passport-layouts/layouts.ts';
import { passportSpecimen, type PassportSpecimen } from './passport-specimen.ts';

const fields = categories.find(({ category }) => category === 'Passport')!.kinds[0]!.fields;

// The number of the 44 characters with ink inside the box and empty background between the two lines.
async function signsInPlace({ bytes, width, height, truth }: PassportSpecimen): Promise<number> {
  const { data, info } = await sharp(bytes).rotate().greyscale().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([width, height]);
  const [upper, lower] = [truth.boxes.mrzLine1!, truth.boxes.mrzLine2!];
  const between = ([x1, y1]: Point, [x2, y2]: Point, part: number): Point => [
    x1 + (x2 - x1) * part,
    y1 + (y2 - y1) * part,
  ];
  const darkest = (from: Point, to: Point) =>
    Math.min(
      ...Array.from({ length: 41 }, (_, step) => {
        const [x, y] = between(from, to, step / 40);
        return data[Math.floor(y * height) * width + Math.floor(x * width)]!;
      }),
    );
  // Three columns per character: some letters are empty in the middle.
  const columns = (sign: number) => [0.3, 0.5, 0.7].map((part) => (sign + part) / 44);
  return Array.from({ length: 44 }, (_, sign) => columns(sign)).filter((signColumns) =>
    signColumns.some((along) => {
      const above = between(upper[0]!, upper[1]!, along);
      const below = between(upper[3]!, upper[2]!, along);
      const next = between(lower[0]!, lower[1]!, along);
      return darkest(above, below) < 0.85 * darkest(below, between(below, next, 0.6));
    }),
  ).length;
}

test.each(conditionNames)('gives boxes around the text for %s', async (condition) => {
  const specimen = await passportSpecimen({ seed: 11, layout: 'banyan', condition, indian: true });
  expect(await signsInPlace(specimen)).toBeGreaterThan(40);
});

test('gives the same bytes for the same options, and others for another seed', async () => {
  const options = { seed: 11, layout: 'harbour', condition: 'perspective' } as const;
  const { bytes } = await passportSpecimen(options);
  expect((await passportSpecimen(options)).bytes.equals(bytes)).toBe(true);
  expect((await passportSpecimen({ ...options, seed: 12 })).bytes.equals(bytes)).toBe(false);
});

test.each([...layouts.map(({ name }) => name), 'held-out'])(
  'gives known field ids and boxes for every value of %s',
  async (layout) => {
    const { truth } = await passportSpecimen({ seed: 4, layout, condition: 'low', page: 'both' });
    const known = new Set(fields.map(({ id }) => id));
    expect(Object.keys(truth.values).filter((id) => !known.has(id))).toEqual([]);
    const unprinted = Object.keys(truth.values).filter((id) => !truth.boxes[id]);
    expect(unprinted).toEqual(['issuingCountry']);
    for (const [x, y] of Object.values(truth.boxes).flat()) {
      expect(x > 0 && x < 1, `${x}`).toBe(true);
      expect(y > 0 && y < 1, `${y}`).toBe(true);
    }
  },
);

test('has no MRZ on a back page', async () => {
  const { truth } = await passportSpecimen({ seed: 4, layout: 'monsoon', condition: 'low', page: 'back' });
  expect(truth.mrz).toBeUndefined();
  expect(truth.values).toMatchObject({
    fatherName: expect.any(String),
    fileNumber: expect.stringMatching(/^[A-Z]{2}\d{13}$/),
  });
});

test('does not list the held-out layout among the others', () =>
  expect(layouts.map(({ name }) => name)).toEqual(['banyan', 'harbour', 'monsoon', 'terrace', 'lagoon']));
