import { expect, it } from 'vitest';
import type { KindReader } from '../../readable-document.types.ts';
import { typedPage } from '../../testing/typed-page.ts';
import { businessRegistration } from './business-registration.ts';
import { gstCertificate } from './gst-certificate.ts';
import { gstin, isGstinChecked } from './gstin.ts';
import { payPeriod } from './pay-period.ts';
import { pensionStatement } from './pension-statement.ts';
import { salarySlip } from './salary-slip.ts';

const read = (reader: KindReader, text: string) =>
  reader.read({ category: 'Proof of Employment', kind: reader.kind, pages: [typedPage(text)] }).values;
const valuesOf = (reader: KindReader, text: string) =>
  Object.fromEntries(Object.entries(read(reader, text)).map(([id, { value }]) => [id, value]));

const slip = `
                     INDUS WAVE TECHNOLOGIES PVT LTD
              Plot 12, Hitech City, Hyderabad - 500081
              Payslip for the month of August - 2026

Employee Code   : IW1043            Name          : Ananya Rao
Designation     : Senior Engineer   Department    : R&D
DOJ             : 14/02/2019        PAN No.       : ABCPR1234F
UAN             : 101234567890      Bank A/c No.  : 50100123456789

Earnings            Rate      Amount      Deductions        Amount
Basic             60,000      60,000      Provident Fund     7,200
HRA               24,000      24,000      Professional Tax     200
Special Allow     16,000      16,000      Income Tax         8,600
Total           1,00,000    1,00,000      Total             16,000
Net Pay : 84,000 (Rupees Eighty Four Thousand Only)
`;

it('confirms gross, deductions and net of a salary slip by their sum', () => {
  const values = read(salarySlip, slip);
  expect(['grossPay', 'deductions', 'netPay'].map((id) => [values[id]!.value, values[id]!.outcome])).toEqual([
    ['100000', 'accept'],
    ['16000', 'accept'],
    ['84000', 'accept'],
  ]);
});

it('reads employee, employer and pay period', () => {
  expect(valuesOf(salarySlip, slip)).toMatchObject({
    employeeName: 'Ananya Rao',
    employeeId: 'IW1043',
    designation: 'Senior Engineer',
    employerName: 'INDUS WAVE TECHNOLOGIES PVT LTD',
    payPeriod: '2026-08',
    dateOfJoining: '2019-02-14',
    panNumber: 'ABCPR1234F',
    uan: '101234567890',
  });
});

it('does not confirm sums that do not agree', () => {
  const values = read(salarySlip, slip.replace('Net Pay : 84,000', 'Net Pay : 81,000'));
  expect([values.grossPay?.value, values.netPay?.value]).not.toContain('84000');
});

it.each([
  ['September 2026', '2026-09'],
  ['Sep-26', '2026-09'],
  ['09/2026', '2026-09'],
  ['01.09.2026 - 30.09.2026', '2026-09'],
  ['the month', undefined],
])('takes %s for the month %s', (raw, month) => {
  expect(payPeriod(raw)).toBe(month);
});

it('reads a GST certificate with labels broken over two lines', () => {
  expect(
    valuesOf(
      gstCertificate,
      `
Form GST REG-06
Registration Certificate
Registration Number :27AABCU9603R1ZN
1. Legal Name                  URBAN THREADS PRIVATE LIMITED
2. Trade Name, if any          URBAN THREADS
3. Constitution of Business    Private Limited Company
4. Address of Principal        Floor No.: 3, Building No. 21, Linking Road, Bandra West,
   Place of Business           Mumbai Suburban, Maharashtra, 400050
5. Date of Liability           01/07/2017
6. Period of Validity          From        01/07/2017      To       Not Applicable
`,
    ),
  ).toMatchObject({
    gstin: '27AABCU9603R1ZN',
    legalName: 'URBAN THREADS PRIVATE LIMITED',
    employerName: 'URBAN THREADS',
    constitution: 'Private Limited Company',
    registrationDate: '2017-07-01',
  });
});

it('checks the last character of a GSTIN and corrects letters read for digits', () => {
  expect([isGstinChecked('27AAPFU0939F1ZV'), isGstinChecked('27AAPFU0939F1ZW')]).toEqual([true, false]);
  expect(gstin('27AAPFUO939F1ZV')).toBe('27AAPFU0939F1ZV');
});

it('reads a certificate of incorporation', () => {
  expect(
    valuesOf(
      businessRegistration,
      `
Certificate of Incorporation
I hereby certify that NIMBUS AGRITECH PRIVATE LIMITED is incorporated on this 14th day of March 2019
under the Companies Act, 2013 and that the company is limited by shares.
The Corporate Identity Number of the company is U01100KA2019PTC123456.
Mailing Address as per record available in Registrar of Companies office:
NIMBUS AGRITECH PRIVATE LIMITED
No 45, 3rd Cross, Jayanagar, Bangalore, Karnataka, India, 560011
`,
    ),
  ).toEqual({
    registrationNumber: 'U01100KA2019PTC123456',
    employerName: 'NIMBUS AGRITECH PRIVATE LIMITED',
    employerAddress: 'No 45, 3rd Cross, Jayanagar, Bangalore, Karnataka, India, 560011',
    registrationDate: '2019-03-14',
  });
});

it('reads the net pension, not the basic one', () => {
  expect(
    valuesOf(
      pensionStatement,
      `
DIRECTORATE OF PENSIONS
Pension Payment Slip for September 2026
PPO Number : 1234567/R          Name : SHRI MOHAN LAL GUPTA
Basic Pension        28,500.00     Commutation       5,000.00
Dearness Relief      14,250.00     TDS               1,000.00
Gross Pension        42,750.00     Total Deductions  6,000.00
Net Pension          36,750.00
`,
    ),
  ).toEqual({
    pensionerName: 'MOHAN LAL GUPTA',
    ppoNumber: '1234567/R',
    netPay: '36750',
    issuingAuthority: 'DIRECTORATE OF PENSIONS',
  });
});
