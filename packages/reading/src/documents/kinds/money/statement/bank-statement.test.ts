import { describe, expect, it } from 'vitest';
import type { FieldReadings } from '../../../readable-document.types.ts';
import { typedPage } from '../../../testing/typed-page.ts';
import { bankStatement } from './bank-statement.ts';

const read = (...pages: string[]): FieldReadings =>
  bankStatement.read({
    category: 'Proof of Funds',
    kind: 'Bank statement',
    pages: pages.map((text, at) => typedPage(text, at + 1)),
  });
const valuesOf = ({ values }: FieldReadings) =>
  Object.fromEntries(Object.entries(values).map(([id, { value }]) => [id, value]));

const salaried = `
                                      TAMRA NATIONAL BANK
RAMESH KUMAR SHARMA                                               Customer No :845612378
Joint Holder :-                                                   Scheme :SB-SAL - CORPORATE SALARY
12 GREEN PARK EXTENSION                                           Currency :INR
NEW DELHI                                                         IFSC Code :TAMR0000123
DELHI-110016                                                      MICR Code :110211002
Statement of Account No :912010045678901 for the period (From : 01-04-2026 To : 30-06-2026)

Tran Date     Chq No    Particulars                              Debit          Credit          Balance   Init.
                                                                                                             Br
                        OPENING BALANCE                                                        52,310.45
02-04-2026              UPI/P2M/609288776655/BIG STORE           1,250.00                      51,060.45   248
30-04-2026              NEFT/N119260012345/ORCHID LTD/                       78,540.00       1,29,600.45   248
                        SALARY APR 26
05-05-2026    000123    BRN-CLG-CHQ PAID TO SUNRISE             15,000.00                     1,14,600.45   248
29-05-2026              NEFT/N149260098765/ORCHID LTD/                       78,540.00       1,93,140.45   248
                        SALARY MAY 26
12-06-2026              RTGS/UTR776655/SALE OF CAR                          4,00,000.00      5,93,140.45   248
                        TRANSACTION TOTAL                       16,250.00   5,57,080.00
                        CLOSING BALANCE                                                       5,93,140.45
`;

describe('a bank statement', () => {
  it('reads holder, account, period and balances', () => {
    expect(valuesOf(read(salaried))).toMatchObject({
      accountHolderName: 'RAMESH KUMAR SHARMA',
      accountHolderAddress: '12 GREEN PARK EXTENSION, NEW DELHI, DELHI-110016',
      bankName: 'TAMRA NATIONAL BANK',
      ifsc: 'TAMR0000123',
      accountNumber: '912010045678901',
      accountType: 'SB-SAL - CORPORATE SALARY',
      statementFrom: '2026-04-01',
      statementTo: '2026-06-30',
      currency: 'INR',
    });
    const { openingBalance, closingBalance } = read(salaried).values;
    expect([Number(openingBalance!.value), openingBalance!.outcome]).toEqual([52310.45, 'accept']);
    expect([Number(closingBalance!.value), closingBalance!.outcome]).toEqual([593140.45, 'accept']);
  });

  it('sums salaries and large deposits, and computes the average if it is not printed', () => {
    const { values } = read(salaried);
    expect(valuesOf(read(salaried))).toMatchObject({
      salaryCredits: '157080.00',
      salaryCreditCount: '2',
      largeDeposits: '400000.00',
      largeDepositCount: '1',
    });
    expect(values.averageBalance!.outcome).toBe('confirm');
  });

  it('returns every transaction with its region', () => {
    const { transactions } = read(salaried).tables!;
    expect(transactions).toHaveLength(5);
    expect(transactions![1]!.description!.value).toBe('NEFT/N119260012345/ORCHID LTD/ SALARY APR 26');
    expect(transactions![1]!.credit!.polygon.length).toBeGreaterThanOrEqual(4);
  });

  it('returns no closing values if pages are missing', () => {
    const first = salaried.split('\n').slice(0, 15).join('\n');
    const values = valuesOf(read(`${first}\n\nPage 1 of 4`));
    expect(values.closingBalance).toBeUndefined();
    expect(values.salaryCredits).toBeUndefined();
    expect(Number(values.openingBalance)).toBe(52310.45);
  });

  it('reads one amount column with Dr/Cr marks, newest first', () => {
    const { values, tables } = read(`
Girnar Mercantile Bank
Period : 01-07-2026 to 30-07-2026                Account No      : 4511223344
Date         Narration                 Chq/Ref No          Withdrawal (Dr)/   Balance
                                                           Deposit (Cr)
29-07-2026   ATM WDL POWAI             ATM-1               5,000.00(Dr)       1,90,550.00(Cr)
05-07-2026   IMPS FROM RAHUL           IMPS-77             75,000.00(Cr)      1,95,550.00(Cr)
01-07-2026   UPI/FOOD/618273645        UPI-61827           450.00(Dr)         1,20,550.00(Cr)
`);
    expect(tables!.transactions!.map((row) => row.debit?.value ?? `+${row.credit?.value}`)).toEqual([
      '5000.00',
      '+75000.00',
      '450.00',
    ]);
    expect(Number(values.closingBalance!.value)).toBe(190550);
  });
});
