import { html } from '../../../../html.ts';
import type { RefusalFacts } from '../../../kinds/proof-of-status/visa-refusal-letter.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { titleOf } from '../../../facts/person.ts';
import { faces, rubber } from '../bazaar-parts.ts';

// A short decision slip handed back through the application centre: rows, then a stamp over the foot.
export const visaRefusalLetterLayout: LayoutDesign<RefusalFacts> = {
  draw({ person, state, applied, city, values: v }, pen) {
    const { pick } = pen.random;
    const variant = pick(['dd/mm/yyyy', 'd Month yyyy', 'dd-Mmm-yyyy'] as const);
    const row = (label: string, shown: string) => `<tr><td>${label}</td><td>${shown}</td></tr>`;
    return html(
      `<style>.page{font:10.4pt/1.6 ${faces};padding:18mm 20mm}.d{width:100%;margin:4mm 0}`,
      '.d td{border:.3mm solid #555;padding:2.2mm 3mm;vertical-align:top}',
      '.d td:first-child{width:56mm;background:#f3f3f3}</style>\n',
      '<section class="page">',
      '<div style="text-align:center">',
      `<b>${pick(['CONSULATE GENERAL OF', 'HIGH COMMISSION / EMBASSY OF', 'VISA SECTION, EMBASSY OF'])} `,
      `${pen.f('issuingCountry', state.name.toUpperCase())}</b>`,
      `<br>${city}`,
      '<h3 style="margin:3mm 0">',
      pick(['DECISION ON VISA APPLICATION: REFUSED', 'NOTIFICATION OF VISA REFUSAL', 'REFUSAL OF VISA']),
      '</h3>',
      '</div>',
      '<table class="d">',
      row(pick(['File No.', 'Reference No.', 'Application reference']), pen.f('referenceNumber', v.referenceNumber!)),
      row('Applicant', `${titleOf(person)}. ${pen.esc(person.fullName)}`),
      `${row('Passport', person.passportNumber)}${row('Application lodged on', pen.date(applied, variant))}`,
      row(
        pick(['Decision date', 'Refused on', 'Date of decision']),
        pen.f('refusalDate', pen.date(v.refusalDate!, variant)),
      ),
      row(pick(['Ground(s) of refusal', 'Reason for refusal', 'Reasons']), pen.f('reason', v.reason!)),
      '</table>',
      '<p>',
      pick([
        'We regret to inform you that your request for a visa could not be acceded to on the ground stated above.',
        'After due consideration your application for a visa has been rejected for the reason mentioned.',
        'Your application has been examined and is hereby declined.',
      ]),
      ' ',
      'The fee is not refundable. ',
      'A fresh application may be lodged at any time with complete documents.</p>',
      '<p>The passport is returned herewith through the application centre.</p>',
      `<div style="text-align:right">${rubber(pen.random, 'VISA SECTION<br>REFUSED')}</div></section>`,
    );
  },
};
