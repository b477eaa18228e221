import { expect, it } from 'vitest';
import type { KindReader } from '../../readable-document.types.ts';
import { typedPage } from '../../testing/typed-page.ts';
import { educationLoan } from './education-loan.ts';
import { fixedDeposit } from './fixed-deposit.ts';
import { form16 } from './tax/form-16.ts';
import { itrV } from './tax/itr-v.ts';

const valuesOf = (reader: KindReader, text: string) => {
  const { values } = reader.read({ category: 'Proof of Funds', kind: reader.kind, pages: [typedPage(text)] });
  return Object.fromEntries(Object.entries(values).map(([id, { value }]) => [id, value]));
};

it('reads the numbered rows of an income tax acknowledgement by their right ends', () => {
  const values = valuesOf(
    itrV,
    `
INDIAN INCOME TAX RETURN ACKNOWLEDGEMENT                         Assessment Year
[Where the data of the Return of Income in Form ITR-1, ITR-2, ITR-3, ITR-4 filed]      2025-26
Name            SUNITA DEVI AGARWAL
PAN             AFQPA7788M                Form Number      ITR-3
Address         14 CIVIL LINES, NEAR CLOCK TOWER, MEERUT, UTTAR PRADESH, 250001
Status          Individual                e-Filing Acknowledgement Number   123456789012345
Filed u/s       139(1) Return filed on or before due date
Current Year business loss, if any                           1             0
Total Income                                                 2       9,87,650
Total Tax, Interest and Fee Payable                          6       1,12,000
Taxes Paid                                                   7       1,15,000
Date of Filing : 28-Jul-2025
`,
  );
  expect(values).toEqual({
    acknowledgementNumber: '123456789012345',
    assessmentYear: '2025-26',
    itrForm: 'ITR-3',
    name: 'SUNITA DEVI AGARWAL',
    panNumber: 'AFQPA7788M',
    filingDate: '2025-07-28',
    totalIncome: '987650',
    taxPaid: '115000',
    status: 'Individual',
    address: '14 CIVIL LINES, NEAR CLOCK TOWER, MEERUT, UTTAR PRADESH, 250001',
  });
});

it('separates employer and employee on Form 16, and reads the total of gross salary', () => {
  const values = valuesOf(
    form16,
    `
FORM NO.16
Name and address of the employer            Name and designation of the employee
ORCHID STEELS LIMITED                       MEERA KRISHNAN, MANAGER
Industrial Area, Jamshedpur
PAN No. of the Deductor    TAN No. of the Deductor    PAN No. of the Employee
AAACO1234K                 RCHO01234B                 BCDPK4321L
Assessment Year: 2025-2026          Period From 01/04/2024 To 31/03/2025
1. Gross salary                                                        Rs.          Rs.
  (a) Salary as per provisions contained in sec. 17(1)              1250000.00
  (b) Value of perquisites u/s 17(2)                                  50000.00
  (d) Total                                                                      1300000.00
8. Gross total income (6+7)                                                      1247500.00
10. Total income (8-9)                                                           1097500.00
11. Tax on total income                                                           141750.00
16. Less: Tax deducted at source u/s 192(1)                                      147420.00
`,
  );
  expect(values).toEqual({
    employerName: 'ORCHID STEELS LIMITED',
    name: 'MEERA KRISHNAN',
    employerPan: 'AAACO1234K',
    employerTan: 'RCHO01234B',
    employeePan: 'BCDPK4321L',
    assessmentYear: '2025-26',
    periodFrom: '2024-04-01',
    periodTo: '2025-03-31',
    grossSalary: '1300000',
    grossTotalIncome: '1247500',
    totalIncome: '1097500',
    taxDeducted: '147420',
  });
});

it('takes the deposit, not the maturity amount', () => {
  const values = valuesOf(
    fixedDeposit,
    `
STATE BANK OF MALWA
SPECIAL TERM DEPOSIT RECEIPT
Account Number      Depositor(s)                 Amount of Deposit     Maturity Date     Rate
38765432109         SHRI DINESH CHANDRA JOSHI    Rs.5,00,000.00        17/03/2028        7.10%
Maturity Value Rs.6,16,000.00   Date of issue 17/03/2025
`,
  );
  expect(values).toEqual({
    accountHolderName: 'DINESH CHANDRA JOSHI',
    bankName: 'STATE BANK OF MALWA',
    depositNumber: '38765432109',
    amount: '500000',
    maturityDate: '2028-03-17',
    currency: 'INR',
  });
});

it('finds borrower, sum and school in the sentences of a sanction letter', () => {
  const values = valuesOf(
    educationLoan,
    `
CANOPY BANK
Education Loan Cell, Pune
Ref: EL/2026/889                                                  Date: 11 June 2026
To
Ms. Tanvi Deshmukh
Dear Madam,
We are pleased to advise that our Bank has sanctioned an education loan limit of Rs. 35,00,000/- (Rupees Thirty Five
Lakhs only) to you for pursuing MS in Data Science at University of Leeds, United Kingdom.
`,
  );
  expect(values).toEqual({
    borrowerName: 'Tanvi Deshmukh',
    bankName: 'CANOPY BANK',
    sanctionAmount: '3500000',
    sanctionDate: '2026-06-11',
    institutionName: 'University of Leeds',
  });
});
