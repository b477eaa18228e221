import { html } from '../../../../html.ts';
import { sheet, style } from '../../../printing/markup.ts';
import type { ItrFacts } from '../../../kinds/proof-of-funds/itr-v-acknowledgement.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';

// The verification form of earlier years: boxes with the label above, a side strip, numbered sums.
export const itrVAcknowledgementLayout: LayoutDesign<ItrFacts> = {
  draw(facts, { f, esc, date, amount, random }) {
    const { values, person, address } = facts;
    const v = (id: string, shown = values[id]!) => f(id, shown);
    const money = (value: number) => amount(value, 'plain').slice(0, -3);
    const due = facts.tax + facts.cess;
    const advance = Math.floor(facts.paid / 3);
    const box = (label: string, value: string, wide = 1) => `<td colspan="${wide}"><i>${label}</i>${value}</td>`;
    const row = (no: string, label: string, value: string) =>
      `<tr><td class="no">${no}</td><td>${label}</td><td class="no">${no}</td><td class="sum">${value}</td></tr>`;
    const filed = v('filingDate', date(values.filingDate!, 'dd-mm-yyyy'));
    return html(
      style(
        ".page{font:8.8pt/1.35 'DejaVu Serif Condensed','DejaVu Serif'}table{width:100%}",
        'td{border:.25mm solid #222;padding:1.4mm 2mm;vertical-align:top}',
        'td i{display:block;font-style:normal;font-size:7pt;color:#333}\n',
        '.head td{vertical-align:middle;text-align:center}.head b{font-size:12pt}',
        '.ay{width:34mm;font-weight:bold}.side{width:9mm;text-align:center;vertical-align:middle}',
        '.side span{writing-mode:vertical-rl;transform:rotate(180deg);display:inline-block;',
        'white-space:nowrap;font-size:6.2pt;line-height:1;font-weight:bold}',
        '.inner td{border-width:0 0 .25mm .25mm}.wrap>tbody>tr>td{padding:0}',
        '.no{width:10mm;text-align:center}.sum{width:38mm;text-align:right}',
        'p{margin:2mm 0;text-align:justify}',
      ),
      sheet(
        html(
          '<table class="head">',
          '<tr><td style="width:26mm">FORM<br><b>ITR-V</b></td><td>',
          '<b>INDIAN INCOME TAX RETURN VERIFICATION FORM</b><br>',
          `[Where the data of the Return of Income in Form ${v('itrForm')} has been filed electronically]<br>`,
          '(Please see Rule 12 of the Income-tax Rules, 1962)</td>',
          `<td class="ay">Assessment Year<br>${v('assessmentYear')}</td></tr></table>\n`,
          '<table class="wrap"><tr><td class="side"><span>PERSONAL INFORMATION</span></td><td>',
          '<table class="inner">',
          `<tr>${box('Name', v('name', person.fullName.toUpperCase()), 2)}${box('PAN', v('panNumber'))}</tr>`,
          '\n',
          '<tr>',
          box(
            'Flat / Door / Block No., Road / Street, Area / Locality, Town, State, PIN',
            v('address', address.join(', ')),
            3,
          ),
          '</tr>',
          '\n',
          `<tr>${box('Status', v('status'))}${box('Filed under section', esc(facts.section))}`,
          box(
            'Designation of AO (Ward / Circle)',
            `WARD ${random.whole(1, 9)}(${random.whole(1, 4)}), ${esc(person.address.city.toUpperCase())}`,
          ),
          '</tr>',
          '\n',
          `<tr>${box('e-Filing Acknowledgement Number', v('acknowledgementNumber'), 2)}`,
          `${box('Date (DD-MM-YYYY)', filed)}</tr>`,
          '</table></td></tr>\n',
          '<tr><td class="side"><span>COMPUTATION OF INCOME AND TAX THEREON</span></td><td>',
          '<table class="inner">\n',
          row('1', 'Gross Total Income', v('grossTotalIncome', money(facts.gross))),
          row('2', 'Deductions under Chapter VI-A', money(facts.deductions)),
          row('3', 'Total Income', v('totalIncome', money(facts.total))),
          `${row('3a', 'Current Year loss, if any', '0')}${row('4', 'Net Tax Payable', money(due))}`,
          row('5', 'Interest and Fee Payable', money(facts.interest)),
          `${row('6', 'Total Tax, Interest and Fee Payable', money(due + facts.interest))}\n`,
          row('7a', 'Taxes Paid &nbsp; a. Advance Tax', money(advance)),
          `${row('7b', '&nbsp; b. TDS', money(facts.paid - advance))}${row('7c', '&nbsp; c. TCS', '0')}`,
          row('7d', '&nbsp; d. Self Assessment Tax', '0'),
          row('7e', '&nbsp; e. Total Taxes Paid (7a + 7b + 7c + 7d)', v('taxPaid', money(facts.paid))),
          row('8', 'Tax Payable (6 - 7e)', money(Math.max(0, due + facts.interest - facts.paid))),
          `${row('9', 'Refund (7e - 6)', money(Math.max(0, facts.paid - due - facts.interest)))}</table>`,
          '</td></tr></table>\n',
          '<p style="text-align:center"><b>VERIFICATION</b></p>',
          `<p>I, ${v('name', person.fullName.toUpperCase())}, `,
          `child of ${esc(person.fatherName.toUpperCase())}, `,
          `holding permanent account number ${v('panNumber')}, `,
          'solemnly declare that to the best of my knowledge and belief the information given in the return ',
          `which has been submitted by me vide acknowledgement number ${v('acknowledgementNumber')} is `,
          'correct and complete.</p>',
          '\n',
          `<p>The return was transmitted from IP address ${facts.ipAddress}. `,
          'Do not send this form to any other office of the Department.</p>',
        ),
      ),
    );
  },
};
