import { describe, expect, it } from 'vitest';
import { runningBalanceOf, isMisread, type TransactionNumbers } from './running-balance.ts';

const booking = (change: number, balance?: number): TransactionNumbers => ({
  amount: Math.abs(change),
  sign: change < 0 ? -1 : 1,
  ...(balance !== undefined && { balance }),
});

describe('the running balance', () => {
  it('is consistent if every row follows from the previous one', () => {
    const chain = runningBalanceOf([booking(-100, 900), booking(500, 1400), booking(-400, 1000)], 1000);
    expect(chain.soundShare).toBe(1);
    expect(chain.rows.map((row) => row.change)).toEqual([-100, 500, -400]);
  });

  it('derives the opening balance from the first row', () => {
    expect(runningBalanceOf([booking(-100, 900), booking(500, 1400)]).opening).toBe(1000);
  });

  it('reverses a statement that begins with the newest row', () => {
    const chain = runningBalanceOf([booking(-400, 1000), booking(500, 1400), booking(-100, 900)]);
    expect(chain).toMatchObject({ isReversed: true, opening: 1000, soundShare: 1 });
  });

  it('repairs a misread amount between two consistent balances', () => {
    const chain = runningBalanceOf([booking(-100, 900), booking(560, 1400), booking(-400, 1000)], 1000);
    expect(chain.rows[1]).toEqual({ change: 500, balance: 1400, isSound: true, repaired: 'amount' });
  });

  it('repairs a misread balance between two consistent amounts', () => {
    const chain = runningBalanceOf([booking(-100, 900), booking(500, 1480), booking(-400, 1000)], 1000);
    expect(chain.rows[1]).toEqual({ change: 500, balance: 1400, isSound: true, repaired: 'balance' });
    expect(chain.rows[2]!.isSound).toBe(true);
  });

  it('derives debit or credit from the balance if the column is unclear', () => {
    const chain = runningBalanceOf([booking(-100, 900), { amount: 500, sign: -1, balance: 1400 }], 1000);
    expect(chain.rows[1]!.change).toBe(500);
  });

  it('reports a missing transaction instead of repairing the row', () => {
    const chain = runningBalanceOf([booking(-100, 900), booking(500, 9999), booking(-400, 9599)], 1000);
    expect(chain.rows[1]!.isSound).toBe(false);
    expect(chain.soundShare).toBeLessThan(1);
  });

  it('distinguishes a misread number from a different one', () => {
    expect([isMisread(12345, 12845), isMisread(1245, 12345), isMisread(12345, 98765)]).toEqual([true, true, false]);
  });
});
