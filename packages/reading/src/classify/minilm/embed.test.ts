import { expect, test } from 'vitest';
import { embed, similarity } from './embed.ts';

test('gives unit vectors that are close for similar sentences and distant for others', async () => {
  const [salary, wages, goats] = await Promise.all(
    ['The employee is paid every month.', 'Workers receive a monthly salary.', 'Goats climb steep rocks.'].map(embed),
  );
  expect(similarity(salary!, salary!)).toBeCloseTo(1, 5);
  expect(similarity(salary!, wages!)).toBeGreaterThan(0.6);
  expect(similarity(salary!, goats!)).toBeLessThan(0.2);
});

test('gives the same numbers as the published model', async () => {
  const [once, again] = [await embed('a bank statement'), await embed('a bank statement')];
  expect(once).toEqual(again);
  // From a separate double-precision computation with the same weights.
  expect(Array.from(once.subarray(0, 4), (each) => Number(each.toFixed(4)))).toEqual([-0.0045, 0.1028, -0.033, 0.0333]);
});

test('accepts an empty text', async () => expect((await embed('')).length).toBe(384));

test('ignores what follows the first 128 word pieces', async () => {
  const beginning = 'bank '.repeat(126);
  expect(await embed(`${beginning}goats climb rocks`)).toEqual(await embed(beginning));
  expect(similarity(await embed(beginning), await embed('bank'))).toBeLessThan(0.999);
});

test('reads control tokens in a document as text', async () => {
  const plain = await embed('a bank statement');
  expect(similarity(await embed('a bank statement [PAD] [PAD]'), plain)).toBeLessThan(0.99);
  expect(await embed('[SEP]')).not.toEqual(await embed(''));
});
