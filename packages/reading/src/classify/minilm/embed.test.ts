import { expect, test } from 'vitest';
import { embed, likeness } from './embed.ts';

test('alike sentences lie near, unlike ones far, and the length is one', async () => {
  const [salary, wages, goats] = await Promise.all(
    ['The employee is paid every month.', 'Workers receive a monthly salary.', 'Goats climb steep rocks.'].map(embed),
  );
  expect(likeness(salary!, salary!)).toBeCloseTo(1, 5);
  expect(likeness(salary!, wages!)).toBeGreaterThan(0.6);
  expect(likeness(salary!, goats!)).toBeLessThan(0.2);
});

test('the same text gives the same numbers, and they are the published model’s', async () => {
  const [once, again] = [await embed('a bank statement'), await embed('a bank statement')];
  expect(once).toEqual(again);
  // From a separate double-precision computation with the same weights.
  expect(Array.from(once.subarray(0, 4), (each) => Number(each.toFixed(4)))).toEqual([-0.0045, 0.1028, -0.033, 0.0333]);
});

test('a text of nothing is no fault', async () => expect((await embed('')).length).toBe(384));
