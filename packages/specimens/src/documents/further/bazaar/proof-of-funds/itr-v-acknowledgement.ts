import { html } from '../../../../html.ts';
import type { ItrFacts } from '../../../kinds/proof-of-funds/itr-v-acknowledgement.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { bars } from '../../../parts/drawn-parts.ts';
import { faces } from '../bazaar-parts.ts';

// A receipt with the particulars in joined cells and a code column beside each sum.
export const itrVAcknowledgementLayout: LayoutDesign<ItrFacts> = {
  draw(facts, pen) {
    const { values: v, person } = facts;
    const { pick } = pen.random;
    const sum = (value: number) => pen.amount(value, 'whole');
    const day = pen.date(v.filingDate!, pick(['dd-mm-yyyy', 'dd/mm/yyyy', 'dd-Mmm-yyyy']));
    const rows = [
      [
        pick(['Gross Total Income', 'Gross total income (all heads)', 'GTI']),
        pen.f('grossTotalIncome', sum(facts.gross)),
      ],
      ['Deductions under Chapter VI-A', sum(facts.deductions)],
      [pick(['Total Income', 'Net taxable income', 'Total income (rounded)']), pen.f('totalIncome', sum(facts.total))],
      ['Tax on total income', sum(facts.tax)],
      ['Surcharge and cess', sum(facts.cess)],
      ['Interest and fee payable', sum(facts.interest)],
      [pick(['Taxes Paid', 'Total taxes paid', 'Taxes paid (TDS + advance tax)']), pen.f('taxPaid', sum(facts.paid))],
    ] as const;
    const body = rows
      .map(([label, shown], at) =>
        html(
          `<tr>${at === 0 ? `<td class="side" rowspan="${rows.length}">Income and tax (&#8377;)</td>` : ''}`,
          `<td>${label}</td><td class="c">${at + 1}</td><td class="n">${shown}</td></tr>`,
        ),
      )
      .join('');
    return html(
      `<style>.page{font:9.4pt/1.45 ${faces};padding:13mm 15mm}table{width:100%;margin:2.5mm 0}`,
      'td{border:.25mm solid #345;padding:1.6mm 2.2mm;vertical-align:top}',
      '.side{width:20mm;background:#e8edf2;font-weight:600;text-align:center;vertical-align:middle}',
      '.n{text-align:right;width:38mm}.c{width:9mm;text-align:center}',
      'small{color:#567;font-size:7.4pt}</style>\n',
      '<section class="page"><div style="display:flex;justify-content:space-between;align-items:center">',
      '<div>',
      '<b>INDIAN INCOME TAX ',
      `RETURN ${pick(['ACKNOWLEDGEMENT', 'VERIFICATION FORM &ndash; ITR-V', 'ACKNOWLEDGEMENT (ITR-V)'])}`,
      '</b>',
      `<br>आयकर विवरणपत्र पोचपावती</div>${bars(pen.random, 48, 9)}</div>\n`,
      '<table>',
      '<tr><td>',
      `<small>${pick(['Acknowledgement No.', 'e-Filing Acknowledgement Number', 'Ack. Number'])}</small>`,
      `<br><b>${pen.f('acknowledgementNumber', v.acknowledgementNumber!)}</b></td><td>`,
      `<small>${pick(['Assessment Year', 'A.Y.', 'Asst. Year'])}</small><br>`,
      `<b>${pen.f('assessmentYear', v.assessmentYear!)}</b></td><td>`,
      `<small>${pick(['Date of filing', 'Filed on', 'Return filed on'])}</small>`,
      `<br>${pen.f('filingDate', day)}</td></tr>`,
      `<tr><td colspan="2"><small>${pick(['Name', 'Name of assessee', 'Assessee'])}</small>`,
      `<br>${pen.f('name', person.fullName.toUpperCase())}</td><td><small>PAN</small>`,
      `<br>${pen.f('panNumber', v.panNumber!)}</td></tr>`,
      `<tr><td colspan="3"><small>Address</small><br>${pen.f('address', facts.address.join(', '))}</td>`,
      '</tr>',
      `<tr><td><small>Status</small><br>${pen.f('status', v.status!)}</td><td>`,
      `<small>${pick(['Form No.', 'ITR Form', 'Return form'])}</small>`,
      `<br>${pen.f('itrForm', v.itrForm!)}</td><td><small>Filed u/s</small>`,
      `<br>${pen.esc(facts.section)}</td></tr></table>`,
      `<table>${body}</table>\n`,
      `<p>Return submitted electronically from IP address ${facts.ipAddress} and verified by the assessee. `,
      'Do not send this acknowledgement by post.</p>',
      '</section>',
    );
  },
};
