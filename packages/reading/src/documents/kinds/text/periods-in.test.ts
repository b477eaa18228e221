import { expect, test } from 'vitest';
import { periodsIn } from './periods-in.ts';

test.each([
  'from 3 March 2026 to 17 March 2026',
  'from 03/03/2026 till 17/03/2026',
  '3-17 March 2026',
  '3 to 17 March 2026',
  'from 3rd March to 17th March 2026',
  'between the 3rd and the 17th of March 2026',
  'from March 3, 2026 through March 17, 2026',
  'from 03-Mar-2026 (Tuesday) to 17-Mar-2026 (both days inclusive)',
  '2026-03-03 – 2026-03-17',
])('%s is one period', (text) => {
  expect(periodsIn(text).map(({ from, to }) => [from, to])).toEqual([['2026-03-03', '2026-03-17']]);
});

test('puts the first date into the previous year across New Year', () => {
  expect(periodsIn('from 28 December to 9 January 2027')[0]).toMatchObject({ from: '2026-12-28', to: '2027-01-09' });
});

test('does not take two unconnected dates for a period', () => {
  expect(periodsIn('Date: 3 March 2026. He joined us on 17 March 2026')).toEqual([]);
});
