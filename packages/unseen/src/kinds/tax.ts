import type { Chance } from '../chance.ts';
import type { Kind } from '../facts/facts.types.ts';
import { dayAfter } from '../facts/printed.ts';
import type { Traveller } from '../facts/traveller.ts';
import { squareCode } from '../drawing/marks.ts';
import { closing } from './closing.ts';

const taxOf = (income: number) => Math.round((Math.max(0, income - 400_000) * 0.11) / 10) * 10;

function yearly(traveller: Traveller) {
  const gross = traveller.monthly * 12;
  const total = gross - 75_000 - 2400;
  return { gross, grossTotal: gross - 75_000, total, tax: taxOf(total) };
}
const company = (chance: Chance) => ({
  tan: `${chance.capitals(4)}${chance.figures(5)}${chance.capitals(1)}`,
  pan: `${chance.capitals(3)}C${chance.capitals(1)}${chance.figures(4)}${chance.capitals(1)}`,
});

export const itrV: Kind = {
  category: 'Proof of Funds',
  kind: 'ITR-V acknowledgement',
  factsOf(traveller, chance) {
    const { grossTotal, total, tax } = yearly(traveller);
    return {
      facts: {
        acknowledgementNumber: chance.figures(15),
        assessmentYear: '2026-27',
        itrForm: 'ITR-1',
        name: traveller.name.full.toUpperCase(),
        panNumber: traveller.pan,
        filingDate: `2026-07-${chance.whole(10, 28)}`,
        grossTotalIncome: String(grossTotal),
        totalIncome: String(total),
        taxPaid: String(tax),
        status: 'Individual',
        address: traveller.home.full,
      },
      also: { itrForm: ['1', 'ITR1', 'ITR-1 (SAHAJ)', 'SAHAJ'], assessmentYear: ['2026-2027', '2026'] },
    };
  },
  layouts: [
    {
      name: 'acknowledgement-grid',
      style: { font: 'arial', size: 9, dates: 'mon', ink: '333333', margin: 44 },
      draw(s) {
        s.p('Acknowledgement Number: {acknowledgementNumber}', { isBold: true, as: 'header' }).title(
          'INDIAN INCOME TAX RETURN ACKNOWLEDGEMENT',
          { size: 12 },
        );
        s.p('[Where the data of the Return of Income has been furnished and verified electronically]', {
          size: 7.5,
          align: 'center',
        });
        s.p('Assessment Year {assessmentYear}', { align: 'right', isBold: true, as: 'header' });
        s.table(
          ['', '', '', ''],
          [
            ['PAN', '{panNumber}', 'Form Number', '{itrForm}'],
            ['Name', '{name}', 'Status', '{status}'],
            ['Address', '{address}', 'Filed on', '{filingDate}'],
          ],
          { shares: [0.7, 2.2, 0.9, 1.2], h: 20 },
        );
        s.table(
          ['', 'Taxable income and tax details', 'Rs.'],
          [
            ['1', 'Gross Total Income', '{grossTotalIncome|indianWhole}'],
            ['2', 'Total Income', '{totalIncome|indianWhole}'],
            ['3', 'Net tax payable', '{taxPaid|indianWhole}'],
            ['4', 'Interest and fee', '0'],
            ['5', 'Taxes Paid', '{taxPaid|indianWhole}'],
            ['6', 'Refundable / payable', '0'],
          ],
          { shares: [0.3, 4, 1.2], right: [2] },
        );
        squareCode(s, s.x, s.y + 10, 70, s.value('acknowledgementNumber'));
      },
    },
    {
      name: 'older-form-v',
      style: { font: 'times', size: 10, dates: 'slash', margin: 40 },
      draw(s) {
        s.cells([
          [
            ['FORM', 'ITR-V'],
            ['INDIAN INCOME TAX RETURN VERIFICATION FORM', 'Return filed in form {itrForm}', 3],
            ['Assessment Year', '{assessmentYear}'],
          ],
        ]);
        s.cells([
          [
            ['Name', '{name}', 2],
            ['PAN', '{panNumber}', 1],
          ],
          [
            ['Flat/Door/Block, Road, Town, State and PIN', '{address}', 2],
            ['Status', '{status}', 1],
          ],
          [
            ['E-filing Acknowledgement Number', '{acknowledgementNumber}', 2],
            ['Date (DD/MM/YYYY)', '{filingDate}', 1],
          ],
        ]);
        s.kv(
          [
            ['1   Gross total income', '{grossTotalIncome}'],
            ['2   Deductions under Chapter VI-A', '2400'],
            ['3   Total income', '{totalIncome}'],
            ['4   Net tax payable', '{taxPaid}'],
            ['5   Total taxes paid', '{taxPaid}'],
          ],
          { isRuled: true, sep: '', labelW: 340 },
        );
        s.title('VERIFICATION', { size: 11 }).p(
          'I, {name}, holding permanent account number {panNumber}, solemnly declare that to the best of my ' +
            'knowledge the information given in the return is correct and complete.',
        );
        closing(s, ['Signature'], { isRight: true });
      },
    },
    {
      name: 'portal-print',
      style: { font: 'notoSans', size: 9, dates: 'mon', ink: '21409a' },
      draw(s) {
        s.head('e-Filing  Anywhere Anytime', { size: 14, isBold: true })
          .head('Income Tax Department, Government of India', { after: 10 })
          .rule();
        s.p('Return acknowledgement for A.Y. {assessmentYear}', { isBold: true, as: 'header' });
        s.side(
          () =>
            s.kv(
              [
                ['PAN', '{panNumber}'],
                ['Assessee', '{name}'],
                ['Assessee status', '{status}'],
                ['Return type', '{itrForm} Original'],
              ],
              { labelW: 80 },
            ),
          () =>
            s.kv(
              [
                ['Ack. no.', '{acknowledgementNumber}'],
                ['Filing date', '{filingDate}'],
                ['Filed u/s', '139(1)'],
              ],
              { labelW: 70 },
            ),
        );
        s.kv(
          [
            ['Gross total income (Rs.)', '{grossTotalIncome|indianWhole}'],
            ['Total income (Rs.)', '{totalIncome|indianWhole}'],
            ['Tax paid (Rs.)', '{taxPaid|indianWhole}'],
          ],
          { labelW: 170, isDotted: true, sep: '' },
        );
      },
    },
  ],
};

export const form16: Kind = {
  category: 'Proof of Funds',
  kind: 'Form 16',
  factsOf(traveller, chance) {
    const { gross, grossTotal, total, tax } = yearly(traveller);
    const { tan, pan } = company(chance);
    return {
      facts: {
        employerName: traveller.employer.name,
        employerTan: tan,
        employerPan: pan,
        employeePan: traveller.pan,
        name: traveller.name.full,
        assessmentYear: '2026-27',
        periodFrom: '2025-04-01',
        periodTo: '2026-03-31',
        grossSalary: String(gross),
        grossTotalIncome: String(grossTotal),
        totalIncome: String(total),
        taxDeducted: String(tax),
        _office: traveller.employer.address,
        _home: traveller.home.full,
        _quarter: String(tax / 4),
        _pay: String(gross / 4),
        _certificate: chance.capitals(7),
      },
      also: { assessmentYear: ['2026-2027'] },
    };
  },
  layouts: [
    {
      name: 'part-a-grid',
      style: { font: 'times', size: 9.5, dates: 'mon', margin: 40 },
      draw(s) {
        s.title('FORM NO. 16', { after: 2 }).p('[See rule 31(1)(a)]   PART A', { align: 'center' });
        s.p('Certificate under section 203 of the Income-tax Act, 1961 for tax deducted at source on salary', {
          align: 'center',
          isBold: true,
        });
        s.cells([
          [
            ['Certificate No.', '{_certificate}'],
            ['Last updated on', '{periodTo}'],
          ],
          [
            ['Name and address of the Employer', '{employerName}\n{_office}'],
            ['Name and address of the Employee', '{name}\n{_home}'],
          ],
          [
            ['PAN of the Deductor', '{employerPan}'],
            ['TAN of the Deductor', '{employerTan}'],
            ['PAN of the Employee', '{employeePan}'],
          ],
          [
            ['Assessment Year', '{assessmentYear}'],
            ['Period with the Employer: From', '{periodFrom}'],
            ['To', '{periodTo}'],
          ],
        ]);
        s.table(
          ['Quarter', 'Amount paid', 'Amount of tax deducted'],
          [
            ...['Q1', 'Q2', 'Q3', 'Q4'].map((quarter) => [quarter, '{_pay|indian}', '{_quarter|indian}']),
            ['Total (Rs.)', '{grossSalary|indian}', '{taxDeducted|indian}'],
          ],
          { right: [1, 2] },
        );
        s.newPage();
        s.title('PART B (Annexure)').table(
          ['', 'Details of salary paid and any other income', 'Rs.'],
          [
            ['1', 'Gross Salary', '{grossSalary|indian}'],
            ['2', 'Standard deduction under section 16(ia)', '75,000.00'],
            ['3', 'Gross total income', '{grossTotalIncome|indian}'],
            ['4', 'Deductions under Chapter VI-A', '2,400.00'],
            ['5', 'Total taxable income', '{totalIncome|indian}'],
            ['6', 'Tax payable', '{taxDeducted|indian}'],
          ],
          { shares: [0.3, 4, 1.2], right: [2] },
        );
        closing(s, ['Signature of person responsible for deduction of tax']);
      },
    },
    {
      name: 'payroll-program',
      style: { font: 'dejavuCondensed', size: 9, dates: 'dash', ink: '444444' },
      draw(s) {
        s.title('Form 16: Tax Deduction Certificate (Salary)', { align: 'left' });
        s.side(
          () =>
            s.p('Deductor', { isBold: true }).kv(
              [
                ['Name', '{employerName}'],
                ['TAN', '{employerTan}'],
                ['PAN', '{employerPan}'],
              ],
              { labelW: 46 },
            ),
          () =>
            s.p('Deductee', { isBold: true }).kv(
              [
                ['Name', '{name}'],
                ['PAN', '{employeePan}'],
                ['A.Y.', '{assessmentYear}'],
              ],
              { labelW: 46 },
            ),
        );
        s.p('Employment period: {periodFrom} to {periodTo}', { as: 'key-value' }).rule();
        s.kv(
          [
            ['Gross salary u/s 17(1)', '{grossSalary|indianWhole}'],
            ['Gross total income', '{grossTotalIncome|indianWhole}'],
            ['Taxable income', '{totalIncome|indianWhole}'],
            ['Tax deducted at source', '{taxDeducted|indianWhole}'],
          ],
          { labelW: 240, isDotted: true, sep: '' },
        );
        closing(s, ['Verified digitally on behalf of {employerName}']);
      },
    },
    {
      name: 'certificate-with-declaration',
      style: { font: 'arial', size: 9.5, dates: 'slash', ink: '2a2a2a' },
      draw(s) {
        s.head('{employerName|upper}', { size: 13, isBold: true, align: 'center' })
          .head('{_office}', { align: 'center', after: 8 })
          .title('FORM 16');
        s.kv(
          [
            ['TAN of employer', '{employerTan}'],
            ['PAN of employer', '{employerPan}'],
            ['Employee', '{name}'],
            ['PAN of employee', '{employeePan}'],
            ['Assessment year', '{assessmentYear}'],
            ['Period', '{periodFrom} - {periodTo}'],
          ],
          { isRuled: true, sep: '', labelW: 160 },
        );
        s.table(
          ['Particulars', 'Amount (Rs.)'],
          [
            ['Gross salary', '{grossSalary|indian}'],
            ['Gross total income', '{grossTotalIncome|indian}'],
            ['Total income', '{totalIncome|indian}'],
          ],
          { shares: [3, 1], right: [1], lines: 'rows' },
        );
        s.p(
          'Certified that a sum of {taxDeducted|rupees} has been deducted at source and paid to the credit of the Central Government.',
        );
        closing(s, ['Responsible Officer, Accounts'], { seal: 'ACCOUNTS * PAYROLL *' });
      },
    },
  ],
};

// Kinds that the catalogue does not have yet: they are drawn, and scored from the day it has them.
export const form26As: Kind = {
  category: 'Proof of Funds',
  kind: 'Tax statement (Form 26AS)',
  id: 'tax-statement-26as',
  factsOf(traveller, chance) {
    const { gross, tax } = yearly(traveller);
    const { tan } = company(chance);
    return {
      facts: {
        name: traveller.name.full.toUpperCase(),
        panNumber: traveller.pan,
        assessmentYear: '2026-27',
        financialYear: '2025-26',
        status: 'Active',
        address: traveller.home.full,
        deductorName: traveller.employer.name,
        deductorTan: tan,
        amountPaid: String(gross),
        taxDeducted: String(tax),
      },
    };
  },
  layouts: [
    {
      name: 'annual-statement',
      style: { font: 'arial', size: 8.5, margin: 40 },
      draw(s) {
        s.title('Annual Tax Statement', { size: 13 }).p('Form 26AS (See Section 285BB and Rule 114-I)', {
          align: 'center',
        });
        s.table(
          ['', '', '', '', '', ''],
          [
            ['PAN', '{panNumber}', 'Financial Year', '{financialYear}', 'Assessment Year', '{assessmentYear}'],
            ['Name', '{name}', 'Status of PAN', '{status}', 'Address', '{address}'],
          ],
          { shares: [0.7, 1.4, 0.9, 0.9, 1, 2] },
        );
        s.p('PART I - Details of Tax Deducted at Source', { isBold: true });
        s.table(
          ['Sr.', 'Name of Deductor', 'TAN', 'Amount Paid', 'Tax Deducted', 'TDS Deposited'],
          [
            [
              '1',
              '{deductorName}',
              '{deductorTan}',
              '{amountPaid|plain}',
              '{taxDeducted|plain}',
              '{taxDeducted|plain}',
            ],
          ],
          { shares: [0.3, 2.2, 1, 1.1, 1.1, 1.1], right: [3, 4, 5] },
        );
      },
    },
    {
      name: 'traces-print',
      style: { font: 'notoSans', size: 8.5, ink: '274b7a' },
      draw(s) {
        s.band('Tax credit statement', '274b7a').kv(
          [
            ['Permanent Account Number', '{panNumber}'],
            ['Assessee', '{name}'],
            ['F.Y.', '{financialYear}'],
            ['A.Y.', '{assessmentYear}'],
            ['Address', '{address}'],
          ],
          { labelW: 150 },
        );
        s.table(
          ['Deductor', 'TAN', 'Credited', 'Tax'],
          [['{deductorName}', '{deductorTan}', '{amountPaid|indian}', '{taxDeducted|indian}']],
          { shares: [2.4, 1, 1.2, 1.2], lines: 'rows', right: [2, 3] },
        );
      },
    },
    {
      name: 'text-export',
      style: { font: 'courier', size: 8.5 },
      draw(s) {
        s.p('FORM 26AS   FINANCIAL YEAR {financialYear}   ASSESSMENT YEAR {assessmentYear}', { as: 'header' })
          .p('PAN {panNumber}   NAME {name}   STATUS {status}', { as: 'header' })
          .rule();
        s.table(
          ['DEDUCTOR', 'TAN', 'PAID', 'TDS'],
          [['{deductorName|upper}', '{deductorTan}', '{amountPaid|plain}', '{taxDeducted|plain}']],
          { shares: [2.2, 1, 1, 1], lines: 'none', right: [2, 3] },
        );
      },
    },
  ],
};

export const annualInformation: Kind = {
  category: 'Proof of Funds',
  kind: 'Annual Information Statement',
  id: 'annual-information-statement',
  factsOf(traveller) {
    const { gross } = yearly(traveller);
    return {
      facts: {
        name: traveller.name.full.toUpperCase(),
        panNumber: traveller.pan,
        financialYear: '2025-26',
        dateOfBirth: traveller.born,
        salaryReceived: String(gross),
        interestReceived: String(Math.round(traveller.monthly / 7)),
        _mobile: traveller.phone,
        _employer: traveller.employer.name,
      },
    };
  },
  layouts: [
    {
      name: 'part-a-part-b',
      style: { font: 'dejavuCondensed', size: 9, ink: '305f72' },
      draw(s) {
        s.title('Annual Information Statement (AIS)').p('Financial Year {financialYear}', {
          align: 'center',
          as: 'header',
        });
        s.cells(
          [
            [
              ['Permanent Account Number (PAN)', '{panNumber}'],
              ['Name of Assessee', '{name}', 2],
            ],
            [
              ['Date of Birth', '{dateOfBirth|slash}'],
              ['Mobile Number', '{_mobile}', 2],
            ],
          ],
          { shade: 'dfebef' },
        );
        s.p('Part B1 - Information relating to tax deducted or collected at source', { isBold: true });
        s.table(
          ['Information description', 'Source', 'Amount'],
          [
            ['Salary received (Section 192)', '{_employer}', '{salaryReceived|indianWhole}'],
            ['Interest from savings bank', 'Bank', '{interestReceived|indianWhole}'],
          ],
          { shares: [2, 2, 1], right: [2] },
        );
      },
    },
    {
      name: 'taxpayer-summary',
      style: { font: 'arial', size: 9.5, ink: '6a3d9a' },
      draw(s) {
        s.head('Taxpayer Information Summary', { size: 14, isBold: true })
          .rule()
          .kv(
            [
              ['Name', '{name}'],
              ['PAN', '{panNumber}'],
              ['Born', '{dateOfBirth|dash}'],
              ['FY', '{financialYear}'],
            ],
            { labelW: 80 },
          );
        s.kv(
          [
            ['Salary', '{salaryReceived|indian}'],
            ['Interest from deposit', '{interestReceived|indian}'],
          ],
          { isRuled: true, sep: '' },
        );
      },
    },
    {
      name: 'ruled-statement',
      style: { font: 'times', size: 10 },
      draw(s) {
        s.title('ANNUAL INFORMATION STATEMENT').p(
          'Assessee {name}, PAN {panNumber}, for the financial year {financialYear}.',
        );
        s.table(
          ['Sr', 'Category', 'Reported value'],
          [
            ['1', 'Salary', '{salaryReceived|plain}'],
            ['2', 'Interest', '{interestReceived|plain}'],
          ],
          { shares: [0.4, 3, 1.5], right: [2] },
        );
      },
    },
  ],
};

export const netWorth: Kind = {
  category: 'Proof of Funds',
  kind: 'Net-worth certificate',
  id: 'net-worth-certificate',
  factsOf(traveller, chance) {
    const [home, deposits, jewellery, loan] = [
      chance.whole(40, 150) * 100_000,
      chance.whole(4, 30) * 100_000,
      chance.whole(3, 12) * 50_000,
      chance.whole(2, 20) * 100_000,
    ];
    return {
      facts: {
        name: traveller.name.full,
        panNumber: traveller.pan,
        asOn: dayAfter(traveller.trip.from, -60),
        totalAssets: String(home + deposits + jewellery),
        totalLiabilities: String(loan),
        netWorth: String(home + deposits + jewellery - loan),
        accountantName: traveller.mother.full,
        membershipNumber: chance.figures(6),
        firmName: 'Tripurari Kelshikar and Associates',
        udin: `26${chance.figures(6)}${chance.capitals(6)}${chance.figures(4)}`,
        _home: String(home),
        _deposits: String(deposits),
        _jewels: String(jewellery),
        _address: traveller.home.full,
      },
    };
  },
  layouts: [
    {
      name: 'letter-of-accountant',
      style: { font: 'times', size: 11, dates: 'long' },
      draw(s) {
        s.head('{firmName|upper}', { size: 14, isBold: true, align: 'center' })
          .head('Chartered Accountants', { align: 'center', after: 10 })
          .rule()
          .title('NET WORTH CERTIFICATE');
        s.p(
          'We have verified the books and records of {name} (PAN {panNumber}) residing at {_address} and certify ' +
            'that the net worth as on {asOn} is {netWorth|rupees}, as under:',
        );
        s.table(
          ['Particulars', 'Amount (Rs.)'],
          [
            ['Residential house', '{_home|indianWhole}'],
            ['Bank and fixed deposits', '{_deposits|indianWhole}'],
            ['Gold ornaments', '{_jewels|indianWhole}'],
            ['Total assets', '{totalAssets|indianWhole}'],
            ['Less: housing loan', '{totalLiabilities|indianWhole}'],
            ['Net worth', '{netWorth|indianWhole}'],
          ],
          { shares: [3, 1.2], right: [1] },
        );
        closing(s, ['CA {accountantName}', 'Membership No. {membershipNumber}', 'UDIN: {udin}'], {
          seal: 'CHARTERED ACCOUNTANTS *',
        });
      },
    },
    {
      name: 'annexures',
      style: { font: 'notoSans', size: 9.5, dates: 'dot' },
      draw(s) {
        s.title('Certificate of Net Worth', { align: 'left' }).kv(
          [
            ['Client', '{name}'],
            ['PAN', '{panNumber}'],
            ['Valuation date', '{asOn}'],
            ['Assets (A)', '{totalAssets|indianWhole}'],
            ['Liabilities (B)', '{totalLiabilities|indianWhole}'],
            ['Net worth (A-B)', '{netWorth|indianWhole}'],
          ],
          { isRuled: true, sep: '' },
        );
        closing(s, ['{firmName}', '{accountantName}, Partner', 'M. No. {membershipNumber}', 'UDIN {udin}']);
      },
    },
    {
      name: 'short-prose',
      style: { font: 'dejavuSerif', size: 10.5, dates: 'ordinal' },
      draw(s) {
        s.title('TO WHOM IT MAY CONCERN').p(
          'On the basis of documents produced before me I, CA {accountantName}, membership number ' +
            '{membershipNumber}, partner of {firmName}, certify that the assets of {name} are worth ' +
            '{totalAssets|rupees}, the liabilities {totalLiabilities|rupees}, and the net worth on {asOn} therefore ' +
            '{netWorth|rupees}.',
          { leading: 19 },
        );
        closing(s, ['{accountantName}', 'UDIN {udin}'], { isRight: true, seal: 'CHARTERED ACCOUNTANT *' });
      },
    },
  ],
};
