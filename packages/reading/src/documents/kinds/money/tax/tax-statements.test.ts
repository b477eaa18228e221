import { describe, expect, test } from 'vitest';
import { typedDocument } from '../../../../../testing/typed-document.ts';
import type { KindReader } from '../../../readable-document.types.ts';
import { form26As } from './form-26as.ts';
import { informationStatement } from './information-statement.ts';

const read = (reader: KindReader, text: string) => {
  const { values } = reader.read(typedDocument('Proof of Funds', reader.kind, text));
  return Object.fromEntries(Object.entries(values).map(([id, { value, outcome }]) => [id, [value, outcome]]));
};

const taxpayer = `
    Permanent Account Number (PAN)   ABCPW1234K
    Financial Year  2024-25          Assessment Year  2025-26
    Name of Assessee   NIKHIL WAGLE
`;

describe('Form 26AS', () => {
  const rows = `
  1  GODAVARI FOODS LIMITED  PNEG01234B      12,00,000.00   96,000.00   96,000.00
  2  KAVERI BANK             MUMK05678C         40,000.00    4,000.00    4,000.00`;

  test('takes the printed totals if they are the sums of the deductors', () =>
    expect(
      read(
        form26As,
        `${taxpayer}${rows}
     Total                                   12,40,000.00  1,00,000.00 1,00,000.00`,
      ),
    ).toMatchObject({
      name: ['NIKHIL WAGLE', 'accept'],
      panNumber: ['ABCPW1234K', 'accept'],
      assessmentYear: ['2025-26', 'accept'],
      amountCredited: ['1240000', 'accept'],
      taxDeducted: ['100000', 'accept'],
    }));

  test('asks about totals that are not their sums, and about sums that are not printed', () => {
    const other = read(
      form26As,
      `${taxpayer}${rows}
     Total                                   12,90,000.00  1,00,500.00 1,00,500.00`,
    );
    expect([other.amountCredited, other.taxDeducted]).toEqual([
      ['1290000', 'confirm'],
      ['100500', 'confirm'],
    ]);
    expect(read(form26As, taxpayer + rows).amountCredited).toEqual(['1240000', 'confirm']);
  });
});

test('an information statement has one row for each source; the sum of several is asked about', () => {
  const values = read(
    informationStatement,
    `${taxpayer}
    Date of Birth : 14/06/1988
  1  TDS-192      Salary received (Section 192)    GODAVARI FOODS LIMITED   12   12,00,000
  1  SFT-016(SB)  Interest income - Savings        KAVERI BANK               1       8,500
  2  SFT-016(TD)  Interest income - Deposits       KAVERI BANK               1      31,500
`,
  );
  expect(values).toMatchObject({
    dateOfBirth: ['1988-06-14', 'accept'],
    salaryReported: ['1200000', 'accept'],
    interestReported: ['40000', 'confirm'],
  });
});
