import { expect, it } from 'vitest';
import { averageBalance, largeDepositsOf, salaryOf, type StatementDay } from './statement-figures.ts';

const day = (date: string, change: number, text: string, balance = 0): StatementDay => ({
  date,
  change,
  text,
  balance,
});

it('averages the balances at the end of each day', () => {
  const days = [day('2026-04-02', -50, '', 50), day('2026-04-02', 250, '', 300), day('2026-04-04', 100, '', 400)];
  expect(averageBalance(days, '2026-04-01', '2026-04-05', 100)).toBe((100 + 300 + 300 + 400 + 400) / 5);
});

it('takes credits labelled as salary, but not shops with a similar name', () => {
  const days = [
    day('2026-04-01', 90_000_00, 'NEFT CR-ABCD0-KAVERI-SAL APR 2026'),
    day('2026-04-03', 200_000_00, 'NEFT CR-ABCD0-SALE OF VEHICLE'),
    day('2026-04-04', -5_000_00, 'UPI SALARY ADVANCE BACK'),
    day('2026-05-01', 90_000_00, 'ACH C- SALARY MAY'),
  ];
  expect(salaryOf(days).map(({ date }) => date)).toEqual(['2026-04-01', '2026-05-01']);
  expect(largeDepositsOf(days, 100_000_00).map(({ date }) => date)).toEqual(['2026-04-03']);
});

it('takes monthly transfers of a company if nothing is labelled as salary', () => {
  const days = ['04', '05', '06'].map((month) =>
    day(`2026-${month}-01`, 80_000_00, `NEFT/KAVERI SOFTWORKS PVT LTD/${month}`),
  );
  expect(salaryOf([...days, day('2026-05-11', 2_000_00, 'UPI/FRIEND')])).toHaveLength(3);
});
