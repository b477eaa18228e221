import { html } from '../../../../html.ts';
import type { VisaFacts } from '../../../kinds/proof-of-status/previous-or-current-visa.ts';
import { sheet, style } from '../../../printing/markup.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { bars, face, squares } from '../../../parts/drawn-parts.ts';

const css = html(
  ".page{padding:18mm 17mm;font:10pt/1.45 'DejaVu Sans'}",
  '.band{display:flex;justify-content:space-between;align-items:center;background:#26466d;color:#fff;',
  'padding:3mm 5mm;font-size:14pt}',
  '.grid{width:100%;margin:6mm 0}',
  '.grid td{border:1px solid #9ab;padding:2.4mm 3mm;width:50%;vertical-align:top}',
  '.grid small{display:block;color:#567;font-size:7.5pt}ol{font-size:9pt}',
);

// An electronic visa: a sheet to carry, two cells a row, each with its label above.
export const previousOrCurrentVisaLayout: LayoutDesign<VisaFacts> = {
  draw({ person, state, post, stay, several, values }, pen) {
    const day = (iso: string) => pen.date(iso, 'dd-Mmm-yyyy').toUpperCase();
    const cell = (label: string, value: string) => `<td><small>${label}</small>${value}</td>`;
    const rows = [
      cell('Full name', pen.esc(person.fullName.toUpperCase())) + cell('Passport No.', person.passportNumber),
      cell('Nationality', 'INDIA') + cell('Date of birth', day(person.dateOfBirth)),
      cell('Visa No.', `<b>${pen.f('visaNumber', values.visaNumber!)}</b>`) +
        cell('Visa class', pen.f('visaType', values.visaType!)),
      cell('Date of issue', pen.f('issueDate', day(values.issueDate!))) + cell('Post', post),
      cell('Enter not before', pen.f('validFrom', day(values.validFrom!))) +
        cell('Enter not after', pen.f('validUntil', day(values.validUntil!))),
      cell('Number of entries', pen.f('entries', several ? 'MULTIPLE' : 'SINGLE')) +
        cell('Length of each stay', `${stay} days`),
      cell('Fingerprints taken on', pen.f('fingerprintsDate', day(values.fingerprintsDate!))) + cell('Fee', 'Paid'),
    ];
    return (
      style(css) +
      sheet(
        html(
          `<div class="band"><span>${pen.f('issuingCountry', state.name.toUpperCase())}</span>`,
          '<span>e-VISA</span></div>\n',
          '      ',
          '<div style="display:flex;justify-content:space-between;',
          `margin-top:6mm">${face(pen.random, person.sex, 30, 38)}${squares(pen.random, 38)}</div>`,
          '\n',
          `      <table class="grid">${rows.map((row) => `<tr>${row}</tr>`).join('')}</table>\n`,
          '      <ol><li>Print this sheet and show it together with the passport named above.</li>',
          '<li>The border officer decides on admission.</li>',
          `<li>Work is not allowed unless the class of the visa says so.</li></ol>${bars(pen.random, 90, 12)}`,
        ),
      )
    );
  },
};
