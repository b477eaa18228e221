import { html } from '../../../../html.ts';
import type { VisaFacts } from '../../../kinds/proof-of-status/previous-or-current-visa.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { enlarged, face, threads } from '../../../parts/drawn-parts.ts';
import { visaZone, zoneHtml } from '../../../parts/zone-html.ts';

// A vignette with a grid of cells, the label small above each value, in the state's language and English; the zone
// under the picture.
export const previousOrCurrentVisaLayout: LayoutDesign<VisaFacts> = {
  draw({ person, state, post, stay, several, values: v }, pen) {
    const pick = pen.random.pick;
    const variant = pick(['dd-mm-yyyy', 'dd Mmm yyyy', 'dd/mm/yyyy', 'ddMmmyy'] as const);
    const day = (field: string) => pen.f(field, pen.date(v[field]!, variant).toUpperCase());
    const own = {
      fr: ['Valable du', 'Jusqu’au', 'Nombre d’entrées', 'Délivré à', 'Délivré le'],
      de: ['Gültig vom', 'Bis', 'Anzahl der Einreisen', 'Ausgestellt in', 'Am'],
      it: ['Valido dal', 'Fino al', 'Numero di ingressi', 'Rilasciato a', 'Il'],
      es: ['Válido desde', 'Hasta', 'Número de entradas', 'Expedido en', 'El'],
      nl: ['Geldig van', 'Tot', 'Aantal binnenkomsten', 'Afgegeven te', 'Op'],
      en: ['', '', '', '', ''],
    }[state.tongue];
    const cell = (mine: string, english: string, shown: string) =>
      `<div><small>${[mine, english].filter(Boolean).join(' / ')}</small><br>${shown}</div>`;
    const zone = visaZone(
      {
        code: 'V',
        issuer: state.code,
        number: v.visaNumber!,
        surname: person.surname,
        givenNames: person.givenNames,
        sex: person.sex,
        dateOfBirth: person.dateOfBirth,
        expiryDate: v.validUntil!,
      },
      44,
    );
    return html(
      "<style>.page{padding:26mm 18mm;font:8.6pt/1.3 'Noto Sans'}",
      '.v{position:relative;z-index:0;overflow:hidden;width:124mm;border:.3mm solid #688;',
      'background:#f1f7ee;padding:3mm}',
      '.g{display:grid;grid-template-columns:1fr 1fr 1fr;gap:1mm 3mm}',
      ".g div{font:600 8.6pt 'DejaVu Sans Mono'}small{font:400 5.8pt 'Noto Sans';color:#465}</style>\n",
      '<section class="page">',
      enlarged(
        pen.random,
        1.35,
        html(
          `<div class="v">${threads(pen.random, 124, 86, '#9c9')}`,
          '<div style="display:flex;justify-content:space-between;font-weight:700;font-size:11pt">',
          `<span>${pen.f('issuingCountry', state.name.toUpperCase())}</span><span>VISA</span>`,
          `<span>${pen.f('visaNumber', v.visaNumber!)}</span></div>`,
          `<div style="display:flex;gap:3mm;margin:2mm 0">${face(pen.random, person.sex, 24, 31)}`,
          `<div class="g">\n${cell(own[0]!, pick(['From', 'Valid from', 'Validity from']), day('validFrom'))}`,
          cell(own[1]!, pick(['Until', 'Valid until', 'To']), day('validUntil')),
          cell('', pick(['Type of visa', 'Visa type', 'Category']), pen.f('visaType', v.visaType!)),
          cell(
            own[2]!,
            pick(['Number of entries', 'Entries', 'No. of entries']),
            pen.f('entries', several ? pick(['MULT', 'MULTIPLE']) : pick(['01', 'SINGLE'])),
          ),
          `${cell('', 'Duration of stay', `${stay} DAYS`)}${cell('', 'Passport no.', person.passportNumber)}`,
          cell(own[3]!, 'Issued in', post.toUpperCase()),
          cell(own[4]!, pick(['Issued on', 'Date of issue', 'On']), day('issueDate')),
          cell('', pick(['Biometrics taken', 'Fingerprints taken on', 'VIS date']), day('fingerprintsDate')),
          '<div style="grid-column:1/4"><small>Surname, name</small>',
          `<br>${pen.esc(`${person.surname} ${person.givenNames}`.trim().toUpperCase())}</div></div>`,
          `</div>${zoneHtml(zone, '8.4pt')}</div>`,
        ),
      ),
      '</section>',
    );
  },
};
