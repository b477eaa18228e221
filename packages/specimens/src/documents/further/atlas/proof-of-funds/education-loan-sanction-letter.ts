import { html } from '../../../../html.ts';
import { pairCells, scrawl, sheet, style } from '../../../printing/markup.ts';
import type { EducationLoanFacts } from '../../../kinds/proof-of-funds/education-loan-sanction-letter.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';

// A memorandum of the retail credit centre with a key fact sheet, label above value.
export const educationLoanSanctionLetterLayout: LayoutDesign<EducationLoanFacts> = {
  draw(facts, { f, esc, date, amount, random }) {
    const { values, person, school } = facts;
    const v = (id: string, shown = values[id]!) => f(id, shown);
    const months = random.pick([120, 144, 180]);
    const cells = pairCells([
      ['Applicant (student)', v('borrowerName')],
      ['Co-obligant', `${esc(facts.coApplicant)} (parent)`],
      ['Limit approved', v('sanctionAmount', amount(facts.amount, 'inr'))],
      ['Approved on', v('sanctionDate', date(values.sanctionDate!, 'Month d, yyyy'))],
      ['University / college', v('institutionName')],
      ['Programme of study', `${esc(facts.course)}, ${esc(school.country)}`],
      ['Rate of interest (floating)', `${facts.rate} % per annum`],
      ['Repayment', `${months} instalments, after course period + 12 months`],
      ['Margin', '15 %'],
      ['Processing charges', amount(10_000, 'slash')],
    ]);
    return html(
      style(
        ".page{font:10pt/1.5 'DejaVu Sans Condensed','DejaVu Sans';padding:15mm 18mm}",
        '.memo{display:grid;grid-template-columns:22mm 1fr;gap:1.2mm 4mm;border-top:.6mm solid #333;',
        'border-bottom:.6mm solid #333;padding:3mm 0;margin:4mm 0}',
        '.memo b{font-weight:normal;color:#777}',
        '.cells{display:grid;grid-template-columns:1fr 1fr;border:.3mm solid #888}',
        '.cells>div{border:.15mm solid #bbb;padding:2mm 3mm}.label{font-size:7.4pt;color:#666}',
        'h1{font-size:15pt;margin:0}h3{margin:5mm 0 2mm;font-size:11pt}',
      ),
      sheet(
        html(
          `<h1>${v('bankName')}</h1>`,
          `<div>Retail Credit Centre &middot; ${esc(facts.branch)}, ${esc(person.address.city)}</div>\n`,
          `<div class="memo"><b>File</b><span>${esc(facts.reference)}</span><b>To</b>`,
          `<span>${v('borrowerName')}, ${esc(facts.address.join(', '))}</span><b>Regarding</b>`,
          '<span>Your request for finance for studies abroad: communication of credit approval</span></div>\n',
          '<p>With reference to your application and the interview held at our branch, ',
          'the competent authority has accorded its approval for an education loan. Its key facts are:</p>',
          `<h3>KEY FACT STATEMENT</h3>${cells}\n`,
          '<p>Disbursement is made in stages directly to the institution against its demand. ',
          'The approval lapses if the documents are not executed within six months. ',
          'Kindly return the duplicate of this memorandum in token of acceptance.</p>',
          `<p>${scrawl(random)}${esc(facts.manager)}<br>Chief Manager, Credit</p>`,
          '<p style="margin-top:8mm">Accepted: ______________________ &nbsp; ______________________</p>',
        ),
      ),
    );
  },
};
