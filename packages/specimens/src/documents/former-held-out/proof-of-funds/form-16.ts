import { html } from '../../../html.ts';
import { scrawl, sheet, style, table } from '../../printing/markup.ts';
import type { Form16Facts } from '../../kinds/proof-of-funds/form-16.ts';
import type { DateFormat, LayoutDesign } from '../../document-specimen-kind.types.ts';

// Form 16 as a payroll service prints it, both parts on two sheets.
export const form16Layout: LayoutDesign<Form16Facts> = {
  draw(facts, pen) {
    const { f, esc, date, amount, random } = pen;
    const v = (id: string, shown = facts.values[id]!) => f(id, shown);
    const d = (id: string, variant: DateFormat) => f(id, date(facts.values[id]!, variant));
    const {
      person,
      workplace,
      certificateNumber,
      quarters,
      gross,
      exempt,
      standard,
      professional,
      grossTotal,
      chapterSix,
      total,
      tax,
      issued,
      signatory,
      values,
    } = facts;
    const money = (value: number) => amount(value, 'indian');
    const quarter = quarters.map((each, at) => [
      `Q${at + 1}`,
      each.receipt,
      money(each.paid),
      money(each.deducted),
      money(each.deducted),
    ]);
    const year = values.assessmentYear!;
    const income: [string, string][] = [
      ['1. Gross salary under section 17(1)', v('grossSalary', money(gross))],
      ['2. Less: allowances exempt under section 10', money(exempt)],
      ['3. Balance (1 - 2)', money(gross - exempt)],
      ['4. Standard deduction under section 16(ia)', money(standard)],
      ['5. Tax on employment under section 16(iii)', money(professional)],
      ['6. Gross total income', v('grossTotalIncome', money(grossTotal))],
      ['7. Deductions under Chapter VI-A', money(chapterSix)],
      ['8. Income chargeable to tax (total income)', v('totalIncome', money(total))],
      ['9. Net tax payable', money(tax)],
    ];
    return html(
      style(
        ".page{font:9.4pt/1.5 'Noto Sans';padding:15mm 15mm}.top{text-align:center;font-weight:bold}",
        '.box{width:100%;margin:3mm 0}',
        '.box td,.box th{border:.25mm solid #555;padding:1.8mm 2.2mm;vertical-align:top;text-align:left}',
        '.inc td:last-child{text-align:right}',
      ),
      sheet(
        html(
          '<div class="top">FORM NO. 16<br>PART A</div>',
          '<p style="text-align:center">Certificate under section 203 of the Income-tax Act, ',
          '1961 for tax deducted at source on salary</p>',
          `<p>Certificate No.: ${certificateNumber}`,
          `<span style="float:right">Last updated on: ${date(issued, 'dd-Mmm-yyyy')}</span></p>\n`,
          table(
            ['Name and address of the Employer', 'Name and address of the Employee'],
            [
              [
                `${v('employerName')}<br>${workplace.address.map(esc).join('<br>')}`,
                html(
                  v('name', person.fullName.toUpperCase()),
                  `<br>${esc(person.address.city)}, ${esc(person.address.state)}`,
                ),
              ],
            ],
            'box',
          ),
          '\n',
          table(
            ['PAN of the Deductor', 'TAN of the Deductor', 'PAN of the Deductee'],
            [[v('employerPan'), v('employerTan'), v('employeePan')]],
            'box',
          ),
          '\n',
          table(
            ['Assessment Year', 'Period from', 'Period to'],
            [[v('assessmentYear', year), d('periodFrom', 'dd-Mmm-yyyy'), d('periodTo', 'dd-Mmm-yyyy')]],
            'box',
          ),
          '\n',
          '<b>Summary of amount paid/credited and tax deducted at source</b>',
          table(['Quarter', 'Receipt No.', 'Amount paid/credited', 'Tax deducted', 'Tax deposited'], quarter, 'box'),
          `<p>Aggregate tax deducted at source (Rs.): <b>${v('taxDeducted', money(tax))}</b></p>`,
        ),
      ),
      sheet(
        html(
          '<div class="top">FORM NO. 16<br>PART B (Annexure)</div>',
          `<p>Details of salary paid and any other income and tax deducted, Assessment Year ${year}</p>`,
          `${table(['Particulars', 'Rs.'], income, 'box inc')}\n`,
          `<p>I, ${esc(signatory)}, working as ${esc(workplace.signatoryPost)}, `,
          'do hereby certify that the information given above is true, complete and correct.</p>',
          `<p>Place: ${esc(workplace.city)}<br>Date: ${date(issued, 'dd-Mmm-yyyy')}</p>${scrawl(random)}`,
          `<p>${esc(signatory)}</p>`,
        ),
      ),
    );
  },
};
