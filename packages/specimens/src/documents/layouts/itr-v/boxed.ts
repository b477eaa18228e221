import { html } from '../../../html.ts';
import type { ItrFacts } from '../../kinds/proof-of-funds/itr-v-acknowledgement.ts';
import { sheet, style } from '../../printing/markup.ts';
import type { DocumentLayout } from '../../document-specimen-kind.types.ts';

const css = style(
  '\n',
  "  .b { font: 8.4pt/1.3 'DejaVu Sans', sans-serif }",
  ' .b .form { display: flex; border: 1px solid #000 }',
  ' .b .form > div { padding: 2mm; text-align: center }\n',
  '  .b table { width: 100%; margin-top: 2mm }',
  ' .b td { border: .6px solid #000; padding: 1mm 2mm; vertical-align: top }',
  ' .b .l { font-size: 6.6pt; color: #333 } .b .sum { text-align: right; width: 34mm }',
  ' .b .n { width: 10mm; text-align: center }\n',
);

// The older sheet: labels above their values in ruled boxes, the computation from gross income down.
export const boxed: DocumentLayout<ItrFacts> = {
  name: 'boxed',
  draw(facts, { f, date, amount, random }) {
    const { values: v, person } = facts;
    const box = (label: string, value: string, span = 1) =>
      `<td colspan="${span}"><div class="l">${label}</div>${value}</td>`;
    const money = (value: number) => amount(value, 'whole');
    const filed = f('filingDate', date(v.filingDate!, random.pick(['dd-mm-yyyy', 'dd/mm/yyyy'] as const)));
    const lines: [string, string, string][] = [
      ['1', random.pick(['Gross total income', 'Gross Total Income']), f('grossTotalIncome', money(facts.gross))],
      ['2', 'Deductions under Chapter-VI-A', money(facts.deductions)],
      ['3', 'Total Income', f('totalIncome', money(facts.total))],
      ['4', 'Net tax payable', money(facts.tax)],
      ['5', 'Interest and Fee payable', money(facts.interest)],
      ['6', 'Total tax, interest and Fee payable', money(facts.tax + facts.interest)],
      ['7a', 'Advance Tax', money(0)],
      ['7b', 'TDS', money(facts.paid)],
      ['7e', random.pick(['Total Taxes Paid (7a+7b+7c+7d)', 'Total Taxes Paid']), f('taxPaid', money(facts.paid))],
    ];
    return (
      css +
      sheet(
        html(
          '<div class="form">',
          '<div style="border-right:1px solid #000"><small>FORM</small><br><b style="font-size:15pt">ITR-V</b>',
          '</div>',
          '<div style="flex:1"><b>INDIAN INCOME TAX RETURN VERIFICATION FORM</b><br>',
          'भारतीय आयकर विवरणी सत्यापन प्रपत्र</div>',
          '<div style="border-left:1px solid #000">Assessment Year<br>',
          `<b>${f('assessmentYear', v.assessmentYear!)}</b></div></div>\n`,
          '         <table>',
          `<tr>${box('Name', f('name', v.name!.toUpperCase()), 2)}${box('PAN', f('panNumber', v.panNumber!))}`,
          '</tr>',
          '\n',
          '         ',
          '<tr>',
          box(
            'Address (Flat/Door/Block No, Road/Street, Area/Locality, Town/City/District, State, Pin)',
            f('address', facts.address.join('\n').toUpperCase()),
            2,
          ),
          `${box('Form No. which has been electronically transmitted', f('itrForm', v.itrForm!))}</tr>`,
          '\n',
          '         ',
          `<tr>${box('Status', f('status', v.status!))}${box('Aadhaar linked', 'Yes')}`,
          `${box('Mobile', person.phone)}</tr>`,
          '\n',
          '         ',
          '<tr>',
          box('e-filing Acknowledgement Number', f('acknowledgementNumber', v.acknowledgementNumber!), 2),
          `${box('Date (DD/MM/YYYY)', filed)}</tr>`,
          '</table>\n',
          '         ',
          '<table>',
          lines
            .map(
              ([number, words, sum]) =>
                `<tr><td class="n">${number}</td><td>${words}</td><td class="sum">${sum}</td></tr>`,
            )
            .join(''),
          '</table>',
          '\n',
          '         <p style="text-align:center"><b>VERIFICATION</b></p>',
          `<p>I, ${v.name!.toUpperCase()} son/daughter of ${person.fatherName.toUpperCase()}, `,
          `holding Permanent Account Number ${v.panNumber}, `,
          'solemnly declare that the information given in the return is correct and complete.</p>',
          '\n',
          `         <p>Place: ${person.address.city.toUpperCase()}</p>`,
        ),
        'b',
      )
    );
  },
};
