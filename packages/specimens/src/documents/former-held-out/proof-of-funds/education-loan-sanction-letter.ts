import { html } from '../../../html.ts';
import { pairRows, scrawl, sheet, style } from '../../printing/markup.ts';
import { titleOf } from '../../facts/person.ts';
import type { EducationLoanFacts } from '../../kinds/proof-of-funds/education-loan-sanction-letter.ts';
import type { DateFormat, LayoutDesign } from '../../document-specimen-kind.types.ts';

// A branch's letter with the terms in a list.
export const educationLoanSanctionLetterLayout: LayoutDesign<EducationLoanFacts> = {
  draw(facts, pen) {
    const { f, esc, date, amount, random } = pen;
    const v = (id: string, shown = facts.values[id]!) => f(id, shown);
    const d = (id: string, variant: DateFormat) => f(id, date(facts.values[id]!, variant));
    const { person, address, school, course, coApplicant, rate, reference, branch, manager, values } = facts;
    const money = amount(Number(values.sanctionAmount), 'slash');
    return html(
      style(
        ".page{font:10.4pt/1.6 'Noto Sans';padding:20mm 22mm}",
        '.top{border-bottom:.7mm solid #14532d;padding-bottom:3mm}.pairs{margin:3mm 0}',
        '.pairs td{padding:1.2mm 3mm 1.2mm 0;vertical-align:top}.pairs .label{width:58mm}',
      ),
      sheet(
        html(
          `<div class="top"><b style="font-size:16pt;color:#14532d">${v('bankName')}</b>`,
          `<br>${esc(branch)} Branch, Retail Assets</div>`,
          `<p style="display:flex;justify-content:space-between"><span>Ref: ${esc(reference)}</span>`,
          `<span>Date: ${d('sanctionDate', 'dd.mm.yyyy')}</span></p>\n`,
          `<p>${titleOf(person)}. ${esc(person.fullName)}<br>${address.map(esc).join('<br>')}</p>`,
          '<p><b>Sub: Sanction of Education Loan</b></p><p>Dear Customer,</p>',
          '<p>With reference to your application, ',
          'we are pleased to inform you that an education loan has been sanctioned to you on the following ',
          'terms and conditions:</p>',
          '\n',
          pairRows([
            ['Name of borrower', v('borrowerName', person.fullName.toUpperCase())],
            ['Co-applicant', esc(coApplicant)],
            ['College / University', v('institutionName')],
            ['Course and country', `${esc(course)}, ${esc(school.country)}`],
            ['Limit sanctioned', v('sanctionAmount', money)],
            ['Rate of interest', `${rate} % p.a. (floating)`],
            ['Repayment', '120 EMIs after moratorium'],
            ['Moratorium', 'Course period plus 12 months'],
            ['Margin', '15 %'],
          ]),
          '\n',
          '<p>The sanction is valid for six months. ',
          'Disbursement will be made direct to the institution against its demand.</p>',
          `<p>Yours faithfully,</p>${scrawl(random)}<p>${esc(manager)}<br>Chief Manager</p>`,
        ),
      ),
    );
  },
};
