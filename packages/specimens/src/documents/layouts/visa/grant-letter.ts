import { html } from '../../../html.ts';
import type { VisaFacts } from '../../kinds/proof-of-status/previous-or-current-visa.ts';
import type { DocumentLayout } from '../../document-specimen-kind.types.ts';
import { emblem } from '../../parts/drawn-parts.ts';

// The printed email of a portal about a granted visa: a few sentences, then the facts line by line. Drawn by name
// only, so that the figures
// measured on the kind's own layouts do not change.
export const grantLetter: DocumentLayout<VisaFacts> = {
  name: 'grant-letter',
  draw({ person, state, stay, several, values: v, nationality = 'INDIA' }, pen) {
    const { pick } = pen.random;
    const variant = pick(['dd Mmm yyyy', 'd Month yyyy', 'dd/mm/yyyy'] as const);
    const day = (field: string) => pen.f(field, pen.date(v[field]!, variant));
    const line = (label: string, shown: string) => `<div class="l"><span>${label}:</span> ${shown}</div>`;
    return html(
      "<style>.page{font:10.4pt/1.6 'Noto Sans';padding:20mm 24mm}",
      '.l span{display:inline-block;width:58mm;color:#444}',
      '.h{display:flex;gap:5mm;align-items:center;border-bottom:.4mm solid #345;padding-bottom:3mm;',
      'margin-bottom:6mm}</style>',
      '\n',
      '<section class="page">',
      `<div class="h">${emblem('#345', 14)}<b>Government of ${pen.f('issuingCountry', state.name)}`,
      `<br>${pick(['Immigration Service', 'Visa Office', 'Department of Immigration'])}</b></div>\n`,
      `<p>Dear ${pen.esc(person.fullName)},</p>`,
      '<p>',
      pick([
        'Your visa has been granted.',
        'Your application for a visa has been approved.',
        'Notification of grant of a visa.',
      ]),
      ' ',
      'Please check the details below; ',
      'if anything is wrong, write to us before you travel.</p>',
      `\n${line('Name', pen.esc(person.fullName.toUpperCase()))}`,
      `${line('Date of birth', pen.date(person.dateOfBirth, variant))}${line('Nationality', nationality)}`,
      `${line('Passport number', person.passportNumber)}\n`,
      line(pick(['Visa grant number', 'Visa number', 'eVisa number']), pen.f('visaNumber', v.visaNumber!)),
      line(pick(['Visa type', 'Visa class', 'Type of visa']), pen.f('visaType', v.visaType!)),
      line(pick(['Date of grant', 'Issued on']), day('issueDate')),
      line(pick(['Valid from', 'May enter from']), day('validFrom')),
      line(pick(['Valid until', 'Valid to', 'Expiry date']), day('validUntil')),
      line('Number of entries', pen.f('entries', several ? 'Multiple' : 'Single')),
      `${line(pick(['Length of stay', 'Period of stay', 'Duration of stay']), `${stay} days`)}\n`,
      '<p>Keep this message with the ',
      'passport. ',
      `${pick(['No label is placed in the passport.', 'A print or a screen is enough at the border.'])}</p>`,
      '<p>Visa Officer</p></section>',
    );
  },
};
