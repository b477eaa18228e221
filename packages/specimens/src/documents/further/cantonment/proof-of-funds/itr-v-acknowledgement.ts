import { html } from '../../../../html.ts';
import type { ItrFacts } from '../../../kinds/proof-of-funds/itr-v-acknowledgement.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { bars, emblem } from '../../../parts/drawn-parts.ts';

// The filing receipt printed from the portal: particulars in cells, sums as a ledger with right-aligned figures,
// Hindi and English.
export const itrVAcknowledgementLayout: LayoutDesign<ItrFacts> = {
  draw(facts, { f, esc, date, amount, random }) {
    const { values: v, person } = facts;
    const pick = random.pick;
    const money = (value: number) => amount(value, 'whole');
    const cell = (label: string, shown: string) => `<div><small>${label}</small><br><b>${shown}</b></div>`;
    const row = (label: string, shown: string) => `<tr><td>${label}</td><td>${shown}</td></tr>`;
    const filed = date(v.filingDate!, pick(['dd-Mmm-yyyy', 'd Month yyyy', 'dd/mm/yyyy']));
    return html(
      "<style>.page{font:9.8pt/1.45 'Noto Sans','Noto Sans Devanagari'}",
      '.g{display:grid;grid-template-columns:1fr 1fr 1fr;border:.3mm solid #345;margin:4mm 0}',
      '.g>div{border:.15mm solid #89a;padding:2mm 3mm}.w{grid-column:1/4}small{font-size:7.4pt;color:#456}',
      '.t{width:100%}.t td{border-bottom:.2mm solid #bcc;padding:1.7mm 2mm}',
      '.t td:last-child{text-align:right}</style>\n',
      `<section class="page"><div style="display:flex;gap:5mm;align-items:center">${emblem('#345', 15)}`,
      '<div style="flex:1">',
      '<b style="font-size:13pt">आयकर विवरणी पावती ',
      '/ ',
      pick([
        'Income Tax Return Acknowledgement',
        'INDIAN INCOME TAX RETURN ACKNOWLEDGEMENT',
        'ITR-V: Return filing receipt',
      ]),
      '</b>',
      '<br>Income Tax Department, Government of India</div></div>\n',
      '<div class="g">',
      cell(
        pick(['Acknowledgement number', 'e-Filing Ack. No.', 'Receipt (acknowledgement) no.']),
        f('acknowledgementNumber', v.acknowledgementNumber!),
      ),
      cell(pick(['Assessment year', 'A.Y.', 'Asst. year']), f('assessmentYear', v.assessmentYear!)),
      cell(pick(['Filed on', 'Date of filing', 'Return submitted on']), f('filingDate', filed)),
      cell(pick(['Taxpayer', 'Name', 'Name of assessee']), f('name', person.fullName.toUpperCase())),
      cell('PAN', f('panNumber', v.panNumber!)),
      cell(pick(['Form', 'Return form', 'ITR form']), f('itrForm', v.itrForm!)),
      cell(pick(['Status', 'Assessee status']), f('status', v.status!)),
      `${cell('Filed under section', facts.section)}${cell('Submitted from IP', facts.ipAddress)}`,
      `<div class="w"><small>${pick(['Address', 'Address of assessee', 'Residence'])}</small><br>`,
      `<b>${f('address', facts.address.join(', '))}</b></div></div>\n`,
      '<table class="t">',
      row(
        pick(['Income before deductions (gross total income)', 'Gross total income']),
        f('grossTotalIncome', money(facts.gross)),
      ),
      row('Deductions under Chapter VI-A', money(facts.deductions)),
      row(pick(['Total income', 'Total taxable income', 'Taxable total income']), f('totalIncome', money(facts.total))),
      row('Tax on total income', money(facts.tax)),
      row('Health and education cess', money(facts.cess)),
      row('Interest and fee', money(facts.interest)),
      row(
        pick(['Taxes paid', 'Total taxes paid', 'Tax paid (TDS and self-assessment)']),
        f('taxPaid', money(facts.paid)),
      ),
      '</table>',
      '\n',
      `<div style="text-align:center;margin-top:6mm">${bars(random, 110, 10)}<br>`,
      `<small>${esc(v.acknowledgementNumber!)}</small></div>`,
      '<p style="font-size:8pt">The return has been verified by one-time code. ',
      'Do not send this page by post.</p>',
      '</section>',
    );
  },
};
