import { html } from '../../../../html.ts';
import { sheet, style, table } from '../../../printing/markup.ts';
import type { Form16Facts } from '../../../kinds/proof-of-funds/form-16.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';

// A payroll office's own print: the certificate in words, inner and outer rupee columns, quarters last.
export const form16Layout: LayoutDesign<Form16Facts> = {
  draw(facts, { f, esc, date, amount }) {
    const { values, person, workplace } = facts;
    const v = (id: string, shown = values[id]!) => f(id, shown);
    const day = (id: string) => v(id, date(values[id]!, 'd Month yyyy'));
    const money = (value: number) => amount(value, 'whole');
    const [inner, outer] = [
      (text: string, sum: number) => [text, money(sum), ''],
      (text: string, shown: string) => [`<b>${text}</b>`, '', `<b>${shown}</b>`],
    ];
    const ledger = table(
      ['Particulars', 'Rs.', 'Rs.'],
      [
        inner('Salary as per section 17(1)', facts.gross),
        inner('Value of perquisites under section 17(2)', 0),
        inner('Profits in lieu of salary under section 17(3)', 0),
        outer('Total salary received (gross)', v('grossSalary', money(facts.gross))),
        inner('Less: allowances exempt under section 10', facts.exempt),
        inner('Less: standard deduction u/s 16(ia)', facts.standard),
        inner('Less: tax on employment u/s 16(iii)', facts.professional),
        outer('Gross total income', v('grossTotalIncome', money(facts.grossTotal))),
        inner('Less: aggregate of deductions, Chapter VI-A', facts.chapterSix),
        outer('Total taxable income', v('totalIncome', money(facts.total))),
        inner('Tax on total income including cess', facts.tax),
        outer('Tax deducted at source u/s 192(1)', v('taxDeducted', money(facts.tax))),
      ],
      'ledger',
    );
    const quarters = table(
      ['Challan / receipt', 'TDS deposited', 'Salary credited', 'Qtr'],
      facts.quarters.map((each, at) => [each.receipt, money(each.deducted), money(each.paid), `Q${at + 1}`]),
      'ledger',
    );
    const party = (title: string, text: string) => `<div><h4>${title}</h4>${text}</div>`;
    return html(
      style(
        ".page{font:9.6pt/1.5 'Noto Serif',serif;padding:16mm 20mm}",
        'h3{text-align:center;margin:0 0 1mm;letter-spacing:1px}',
        '.sub{text-align:center;font-size:8pt;margin:0 0 5mm}',
        '.two{display:grid;grid-template-columns:1fr 1fr;gap:8mm;border-top:.5mm solid;',
        'border-bottom:.5mm solid;padding:2mm 0}',
        'h4{margin:0;font-size:8pt;text-transform:uppercase;color:#70400f}.ledger{width:100%;margin:3mm 0}',
        '.ledger th{text-align:right;border-bottom:.3mm solid;font-size:8.5pt}',
        '.ledger th:first-child{text-align:left}.ledger td{padding:.7mm 1mm;text-align:right}',
        '.ledger td:first-child{text-align:left}p{text-align:justify}',
      ),
      sheet(
        html(
          '<h3>FORM 16</h3>',
          '<p class="sub">Certificate of tax deducted at source from income chargeable under the head ',
          '&ldquo;Salaries&rdquo; ',
          `(section 203 of the Income-tax Act, 1961) &middot; Serial ${facts.certificateNumber}</p>`,
          '\n',
          '<div class="two">',
          party(
            'Issued by (employer)',
            html(
              `${v('employerName')}<br>${esc(workplace.address.join(', '))}<br>TAN: ${v('employerTan')}<br>`,
              `PAN: ${v('employerPan')}`,
            ),
          ),
          party(
            'Issued to (employee)',
            html(
              `${v('name')}<br>${esc(person.designation)}<br>PAN: ${v('employeePan')}<br>`,
              `Assessment Year: ${v('assessmentYear')}`,
            ),
          ),
          '</div>',
          '\n',
          `<p>Certified that for the period of employment from ${day('periodFrom')} to ${day('periodTo')} `,
          'the salary stated below was paid and the tax stated below was deducted and paid to the credit of ',
          `the Central Government.</p>${ledger}${quarters}\n`,
          `<p>${esc(workplace.city)}, ${date(facts.issued, 'd Month yyyy')}`,
          `<br>${esc(facts.signatory)}, ${esc(workplace.signatoryPost)}<br>`,
          '<i>Person responsible for deduction of tax</i></p>',
        ),
      ),
    );
  },
};
