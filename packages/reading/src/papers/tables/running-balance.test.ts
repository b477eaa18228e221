import { describe, expect, it } from 'vitest';
import { chainOf, isMisread, type Booking } from './running-balance.ts';

const booking = (change: number, balance?: number): Booking => ({
  amount: Math.abs(change),
  sign: change < 0 ? -1 : 1,
  ...(balance !== undefined && { balance }),
});

describe('the running balance', () => {
  it('is sound when every row follows from the one before', () => {
    const chain = chainOf([booking(-100, 900), booking(500, 1400), booking(-400, 1000)], 1000);
    expect(chain.soundShare).toBe(1);
    expect(chain.rows.map((row) => row.change)).toEqual([-100, 500, -400]);
  });

  it('tells the opening balance from the first row', () => {
    expect(chainOf([booking(-100, 900), booking(500, 1400)]).opening).toBe(1000);
  });

  it('turns a statement round that begins with the newest', () => {
    const chain = chainOf([booking(-400, 1000), booking(500, 1400), booking(-100, 900)]);
    expect(chain).toMatchObject({ isReversed: true, opening: 1000, soundShare: 1 });
  });

  it('repairs one misread amount between two balances that hold', () => {
    const chain = chainOf([booking(-100, 900), booking(560, 1400), booking(-400, 1000)], 1000);
    expect(chain.rows[1]).toEqual({ change: 500, balance: 1400, isSound: true, repaired: 'amount' });
  });

  it('repairs one misread balance between two amounts that hold', () => {
    const chain = chainOf([booking(-100, 900), booking(500, 1480), booking(-400, 1000)], 1000);
    expect(chain.rows[1]).toEqual({ change: 500, balance: 1400, isSound: true, repaired: 'balance' });
    expect(chain.rows[2]!.isSound).toBe(true);
  });

  it('sets the side by the balance where the column is doubtful', () => {
    const chain = chainOf([booking(-100, 900), { amount: 500, sign: -1, balance: 1400 }], 1000);
    expect(chain.rows[1]!.change).toBe(500);
  });

  it('does not mend a row that misses a booking, and says so', () => {
    const chain = chainOf([booking(-100, 900), booking(500, 9999), booking(-400, 9599)], 1000);
    expect(chain.rows[1]!.isSound).toBe(false);
    expect(chain.soundShare).toBeLessThan(1);
  });

  it('knows a slip of the eye from another number', () => {
    expect([isMisread(12345, 12845), isMisread(1245, 12345), isMisread(12345, 98765)]).toEqual([true, true, false]);
  });
});
