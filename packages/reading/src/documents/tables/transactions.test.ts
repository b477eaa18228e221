import { describe, expect, it } from 'vitest';
import { typedPage } from '../testing/typed-page.ts';
import { textOf } from './table-rows.ts';
import { transactionsOf } from './transactions.ts';

const read = (...pages: string[]) => {
  const found = transactionsOf(pages.map((text, at) => typedPage(text, at + 1)))!;
  return {
    ...found,
    rows: found.entries.map(({ date, text, amount, sign, balance }) => [
      date,
      textOf(text),
      (amount?.coins ?? 0) * sign,
      balance?.coins,
    ]),
  };
};

describe('bookings of a statement', () => {
  it('reads debit and credit columns with narrations over several lines', () => {
    const { rows } = read(`
                              STATEMENT OF ACCOUNT
Date        Narration                      Chq./Ref.No.   Value Dt    Withdrawal Amt.   Deposit Amt.  Closing Balance
01/04/2026  UPI/612345678901/CHAI          000612345678   01/04/2026           150.00                       49,850.00
            POINT/PAY
03/04/2026  NEFT CR-HDFC0001-KAVERI        N0912           03/04/2026                     85,000.00       1,34,850.00
            SOFTWORKS-SALARY
05/04/2026  ATM WDL 500.00 FEE             777            05/04/2026        10,000.00                     1,24,850.00
`);
    expect(rows).toEqual([
      ['2026-04-01', 'UPI/612345678901/CHAI POINT/PAY', -150_00, 49850_00],
      ['2026-04-03', 'NEFT CR-HDFC0001-KAVERI SOFTWORKS-SALARY', 85000_00, 134850_00],
      ['2026-04-05', 'ATM WDL 500.00 FEE', -10000_00, 124850_00],
    ]);
  });

  it('reads one amount column with a mark beside it', () => {
    const { rows } = read(`
Txn Date      Description                        Amount       Dr/Cr      Balance
1 Apr 2026    TO TRANSFER UPI                    1,200.00     DR         8,800.00
2 Apr 2026    BY TRANSFER NEFT                   5,000.00     CR        13,800.00
`);
    expect(rows.map((row) => row[2])).toEqual([-1200_00, 5000_00]);
  });

  it('joins column names over two rows', () => {
    const { rows } = read(`
Transaction   Particulars            Withdrawal       Deposit         Running
Date                                 Amount (INR)     Amount (INR)    Balance (INR)
01-Apr-2026   CASH DEPOSIT                            2,000.00        3,000.00 Cr
02-Apr-2026   ATM                    500.00                           2,500.00 Cr
`);
    expect(rows).toEqual([
      ['2026-04-01', 'CASH DEPOSIT', 2000_00, 3000_00],
      ['2026-04-02', 'ATM', -500_00, 2500_00],
    ]);
  });

  it('continues over pages and does not take the balance brought forward for a transaction', () => {
    const first = `
Date         Details               Paid out       Paid in        Balance
             Balance brought forward                             1,000.00
01 Apr 2026  GROCER                  100.00                        900.00
             Carried forward                                       900.00
`;
    const second = `
Sheet 2
             Brought forward                                       900.00
02 Apr 2026  WAGES                                  500.00       1,400.00
             Balance carried forward                             1,400.00
`;
    const { rows, opening, closing } = read(first, second);
    expect(rows).toEqual([
      ['2026-04-01', 'GROCER', -100_00, 900_00],
      ['2026-04-02', 'WAGES', 500_00, 1400_00],
    ]);
    expect([opening?.coins, closing?.coins]).toEqual([1000_00, 1400_00]);
  });

  it('joins a date that wraps in a narrow column', () => {
    const { rows } = read(`
Txn        Description                 Debit        Credit       Balance
Date
1 Apr      UPI SHOP                    10.00                     90.00
2026       MORE WORDS
2 Apr      REFUND                                   5.00         95.00
2026
`);
    expect(rows).toEqual([
      ['2026-04-01', 'UPI SHOP MORE WORDS', -10_00, 90_00],
      ['2026-04-02', 'REFUND', 5_00, 95_00],
    ]);
  });

  it('reads a header in Hindi', () => {
    const { rows } = read(`
दिनांक       विवरण                         निकासी          जमा            शेष
01/04/2026  UPI TO SOMEONE               100.00                        900.00
02/04/2026  NEFT                                        500.00         1,400.00
`);
    expect(rows).toEqual([
      ['2026-04-01', 'UPI TO SOMEONE', -100_00, 900_00],
      ['2026-04-02', 'NEFT', 500_00, 1400_00],
    ]);
  });

  it('takes rows without a balance for transactions of the same day', () => {
    const { rows } = read(`
Date       Payment type and details      Paid out     Paid in      Balance
03 Jun 26  VIS GROCER                    25.50
           VIS CHEMIST                   10.00                     1,164.50
28 Jun 26  CR ORCHID SALARY                           2,500.00     3,664.50
`);
    expect(rows).toEqual([
      ['2026-06-03', 'VIS GROCER', -25_50, undefined],
      [undefined, 'VIS CHEMIST', -10_00, 1164_50],
      ['2026-06-28', 'CR ORCHID SALARY', 2500_00, 3664_50],
    ]);
  });

  it('finds no table in other text', () => {
    expect(transactionsOf([typedPage('Dear Sir,\nOpening Balance 100.00\nDate of letter 01/02/2026')])).toBeUndefined();
  });
});
