import { html } from '../../../../html.ts';
import type { RefusalFacts } from '../../../kinds/proof-of-status/visa-refusal-letter.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { scribble } from '../../../parts/drawn-parts.ts';

// A decision record printed from the case system: labels right-aligned in a head, findings under numbered headings.
export const visaRefusalLetterLayout: LayoutDesign<RefusalFacts> = {
  draw({ person, state, applied, city, values: v }, pen) {
    const pick = pen.random.pick;
    const day = pick(['Month d, yyyy', 'd Month yyyy', 'dd.mm.yyyy'] as const);
    const row = (label: string, shown: string) => `<tr><td class="l">${label}</td><td>${shown}</td></tr>`;
    return html(
      "<style>.page{font:10.2pt/1.55 'DejaVu Sans';padding:18mm}",
      '.l{text-align:right;color:#555;padding:1mm 4mm 1mm 0;white-space:nowrap}',
      '.h{border-top:.6mm solid #222;border-bottom:.6mm solid #222;width:100%;margin:4mm 0}',
      'h3{font-size:10.6pt;margin:5mm 0 1mm}.q{border-left:1mm solid #922;padding-left:4mm}</style>\n',
      '<section class="page">',
      `<b style="font-size:13pt">${pen.f('issuingCountry', pick([state.name, state.name.toUpperCase()]))}`,
      '</b>',
      `<br>Consular Section, ${city}`,
      '<h2 style="font-size:14pt;',
      'margin:5mm 0 0">',
      `${pick(['Notice of decision: visa refused', 'Refusal of visa', 'Decision to refuse a visa'])}</h2>`,
      '<table class="h">',
      row(pick(['Case number', 'Reference', 'Application reference']), pen.f('referenceNumber', v.referenceNumber!)),
      `${row('Applicant', pen.esc(person.fullName))}${row('Passport', person.passportNumber)}`,
      row('Application received', pen.date(applied, day)),
      row(pick(['Decided on', 'Date of decision', 'Refused on']), pen.f('refusalDate', pen.date(v.refusalDate!, day))),
      `${row('Decision', 'REFUSED')}</table>`,
      '\n',
      `<h3>1. ${pick(['Grounds', 'Reason for the decision', 'Why the application was refused'])}</h3>`,
      `<p class="q">${pen.f('reason', `${v.reason}.`)}</p><h3>2. Papers considered</h3>`,
      '<p>The form, the passport and the papers handed in with it were considered.</p><h3>3. Review</h3>',
      '<p>You may ask for a review in writing within one month of receiving this notice. ',
      'A new application may be made at any time; the fee is not returned.</p>',
      `<p>${scribble(pen.random)}<br>Consular officer 27</p></section>`,
    );
  },
};
