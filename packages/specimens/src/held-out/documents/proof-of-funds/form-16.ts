import { drawing, formGrid, handSignature, ruled } from '../../drawing/blocks.ts';
import { addressText } from '../../facts/address-values.ts';
import { addressIn } from '../../facts/traveller.ts';
import { defineKind } from '../../held-out-kind.ts';

export const form16 = defineKind({
  kind: 'Form 16',
  facts: (random, t) => {
    const year = random.pick([2024, 2025]);
    const gross = random.whole(640, 2_900) * 1_000 + random.whole(0, 999);
    return {
      office: addressText(addressIn(random)),
      certificate: random.letters(7),
      values: {
        employerName: t.employer.name,
        employerTan: random.letters(4) + random.digits(5) + random.letters(1),
        employerPan: `${random.letters(3)}C${random.letters(1)}${random.digits(4)}${random.letters(1)}`,
        employeePan: t.pan,
        name: t.name,
        assessmentYear: `${year + 1}-${String(year + 2).slice(2)}`,
        periodFrom: `${year}-04-01`,
        periodTo: `${year + 1}-03-31`,
        grossSalary: String(gross),
        grossTotalIncome: String(gross - 50_000),
        totalIncome: String(gross - 200_000),
        taxDeducted: String(Math.round((gross - 200_000) * 0.11)),
      },
      also: {},
    };
  },
  layouts: {
    'part-a-and-b': ({ f, day, sum, random }, { office, certificate }, t) => {
      const css = `.page{font:9pt/1.4 'Noto Serif'} h2,h4{text-align:center;margin:0 0 2mm}`;
      return drawing(
        css,
        `<h2>FORM NO. 16</h2><h4>[See rule 31(1)(a)] &mdash; PART A</h4>
        <p style="text-align:center">Certificate under section 203 of the Income-tax Act, 1961 for tax deducted at source on salary</p>
        <p>Certificate No. ${certificate}</p>` +
          ruled(
            ['Name and address of the Employer', 'Name and address of the Employee'],
            [[`${f('employerName')}<br>${office}`, `${f('name')}<br>${addressText(t.address)}`]],
          ) +
          '<br>' +
          ruled(
            ['PAN of the Deductor', 'TAN of the Deductor', 'PAN of the Employee'],
            [[f('employerPan'), f('employerTan'), f('employeePan')]],
          ) +
          '<br>' +
          ruled(
            ['Assessment Year', 'Period with the Employer: From', 'To'],
            [[f('assessmentYear'), day('periodFrom', 'DD-MMM-YYYY'), day('periodTo', 'DD-MMM-YYYY')]],
          ) +
          `<p>Total (Rs.) tax deducted at source: ${sum('taxDeducted', 'lakh')}</p>`,
        `<h4>PART B (Annexure): details of salary paid and any other income and tax deducted</h4>` +
          ruled(
            ['Particulars', 'Rs.'],
            [
              ['1. Gross Salary: (d) Total', sum('grossSalary', 'lakh')],
              ['4. Deductions under section 16: standard deduction', '50,000.00'],
              ['8. Gross total income', sum('grossTotalIncome', 'lakh')],
              ['10. Aggregate of deductible amount under Chapter VI-A', '1,50,000.00'],
              ['11. Total taxable income', sum('totalIncome', 'lakh')],
            ],
          ) +
          `<p>Verification: I certify that the information given above is true.</p>${handSignature(random)}`,
      );
    },
    'payroll-print': ({ f, day, sum }) =>
      drawing(
        `.page{font:10pt/1.5 'DejaVu Sans';padding:17mm} h1{font-size:16pt;border-bottom:1mm solid #b45309}`,
        `<h1>${f('employerName')}</h1><p>Form 16 &middot; Statement of tax deducted from salary</p>` +
          formGrid(3, [
            ['Employee', f('name')],
            ['Employee PAN', f('employeePan')],
            ['AY', f('assessmentYear')],
            ['Deductor TAN', f('employerTan')],
            ['Deductor PAN', f('employerPan')],
            ['Employment in the year', `${day('periodFrom', 'DD/MM/YYYY')} to ${day('periodTo', 'DD/MM/YYYY')}`],
            ['Salary u/s 17(1), gross', sum('grossSalary', 'lakh', 0)],
            ['Gross total income', sum('grossTotalIncome', 'lakh', 0)],
            ['Total income (rounded off)', sum('totalIncome', 'lakh', 0)],
            ['TDS deposited', sum('taxDeducted', 'lakh', 0)],
          ]),
      ),
  },
});
