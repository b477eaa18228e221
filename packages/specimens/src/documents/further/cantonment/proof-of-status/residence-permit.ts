import { html } from '../../../../html.ts';
import type { PermitFacts } from '../../../kinds/proof-of-status/residence-permit.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { enlarged, face, scribble, threads } from '../../../parts/drawn-parts.ts';
import { cardZone, zoneHtml } from '../../../parts/zone-html.ts';

const heads = {
  fr: ['TITRE DE SÉJOUR', 'Nom, prénoms', 'Valable jusqu’au', 'Délivré le', 'Type de titre'],
  de: ['AUFENTHALTSTITEL', 'Name, Vornamen', 'Karte gültig bis', 'Ausgestellt am', 'Art des Titels'],
  it: ['PERMESSO DI SOGGIORNO', 'Cognome, nome', 'Valido fino al', 'Rilasciato il', 'Tipo di permesso'],
  es: ['PERMISO DE RESIDENCIA', 'Apellidos, nombre', 'Válido hasta', 'Expedido el', 'Tipo de permiso'],
  nl: ['VERBLIJFSTITEL', 'Naam', 'Geldig tot', 'Afgegeven op', 'Soort document'],
  en: ['', '', '', '', ''],
} as const;

// Front and back of a card on one sheet: label above value, the state's language before English, the zone on the back.
export const residencePermitLayout: LayoutDesign<PermitFacts> = {
  draw({ person, state, birthTown, values: v }, pen) {
    const pick = pen.random.pick;
    const [head, name, until, issued, kind] = heads[state.tongue];
    const variant = pick(['dd.mm.yyyy', 'dd Mmm yyyy', 'dd-mm-yyyy', 'd Month yyyy'] as const);
    const day = (field: string) => pen.f(field, pen.date(v[field]!, variant));
    const cell = (own: string, english: string, shown: string) =>
      `<div><small>${[own, english].filter(Boolean).join(' / ')}</small><br><b>${shown}</b></div>`;
    const shown = pick([person.fullName, person.fullName.toUpperCase()]);
    const again =
      v.reEntryAllowed === 'true'
        ? pick(['Yes', 'Permitted', 'Allowed'])
        : pick(['No', 'Not permitted', 'Not allowed']);
    const zone = cardZone({
      code: 'IR',
      issuer: state.code,
      number: v.permitNumber!,
      surname: person.surname,
      givenNames: person.givenNames,
      sex: person.sex,
      dateOfBirth: person.dateOfBirth,
      expiryDate: v.expiryDate!,
    });
    return html(
      "<style>.page{padding:24mm 26mm;font:8pt/1.35 'Noto Sans'}",
      '.c{position:relative;z-index:0;overflow:hidden;width:100mm;min-height:63mm;border-radius:3mm;',
      'border:.3mm solid #86a;background:#f6eef6;padding:3mm 4mm;margin-bottom:7mm}',
      'small{font-size:6pt;color:#545}',
      '.g{display:grid;grid-template-columns:1fr 1fr;gap:1.4mm 4mm;flex:1}</style>\n',
      '<section class="page">',
      enlarged(
        pen.random,
        1.45,
        html(
          `<div class="c">${threads(pen.random, 100, 66, '#c9b')}`,
          '<div style="display:flex;justify-content:space-between;font-weight:700">',
          `<span>${head ? `${head} / ` : ''}${pick(['RESIDENCE PERMIT', 'RESIDENCE PERMIT CARD'])}</span>`,
          `<span>${pen.f('permitNumber', v.permitNumber!)}</span></div>`,
          `<div style="font-size:7pt;margin-bottom:1.6mm">${pen.f('issuingCountry', state.name)}</div>`,
          `<div style="display:flex;gap:3mm">${face(pen.random, person.sex, 25, 32)}`,
          `<div class="g">${cell(name, pick(['Name', 'Holder', 'Full name']), pen.f('name', shown))}`,
          cell('', 'Sex, nationality', `${person.sex} IND`),
          cell('', 'Born', pen.date(person.dateOfBirth, variant)),
          cell(until, pick(['Card expires', 'Valid until', 'Expiry date']), day('expiryDate')),
          cell(issued, pick(['Issued on', 'Date of issue', 'Issue date']), day('issueDate')),
          cell(kind, pick(['Type of permit', 'Category', 'Permit type']), pen.f('permitType', v.permitType!)),
          '</div>',
          '</div></div>\n',
          '<div class="c" style="min-height:50mm">',
          `<div class="g">${cell('', 'Issued by', pen.esc(state.office))}`,
          cell('', 'Place of birth', pen.esc(birthTown)),
          cell(
            '',
            pick(['Re-entry', 'Re-entry to the country', 'Return after travel (re-entry)']),
            pen.f('reEntryAllowed', again),
          ),
          `<div>${scribble(pen.random, 24)}</div></div>${zoneHtml(zone, '9pt')}</div>`,
        ),
      ),
      '</section>',
    );
  },
};
