import { html } from '../../../html.ts';
import type { PermitFacts } from '../../kinds/proof-of-status/residence-permit.ts';
import type { DocumentLayout } from '../../document-specimen-kind.types.ts';
import { enlarged, face, scribble, threads } from '../../parts/drawn-parts.ts';
import { cardZone, zoneHtml } from '../../parts/zone-html.ts';

const titles = {
  fr: 'TITRE DE SÉJOUR',
  de: 'AUFENTHALTSTITEL',
  it: 'PERMESSO DI SOGGIORNO',
  es: 'PERMISO DE RESIDENCIA',
  nl: 'VERBLIJFSTITEL',
  en: '',
} as const;
// name, valid until, place and date of issue, type of permit, remarks
const words = {
  en: ['', '', '', '', ''],
  fr: [
    'NOM, PRÉNOM / ',
    'DATE D’EXPIRATION / ',
    'LIEU ET DATE DE DÉLIVRANCE / ',
    'CATÉGORIE DU TITRE / ',
    'REMARQUES / ',
  ],
  de: [
    'NAME, VORNAME / ',
    'KARTE GÜLTIG BIS / ',
    'AUSSTELLUNGSORT UND -DATUM / ',
    'ART DES TITELS / ',
    'ANMERKUNGEN / ',
  ],
  it: ['COGNOME, NOME / ', 'VALIDO FINO AL / ', 'LUOGO E DATA DI RILASCIO / ', 'TIPO DI PERMESSO / ', 'ANNOTAZIONI / '],
  es: [
    'APELLIDOS, NOMBRE / ',
    'VÁLIDO HASTA / ',
    'LUGAR Y FECHA DE EXPEDICIÓN / ',
    'TIPO DE PERMISO / ',
    'OBSERVACIONES / ',
  ],
  nl: ['NAAM, VOORNAAM / ', 'GELDIG TOT / ', 'PLAATS EN DATUM VAN AFGIFTE / ', 'SOORT TITEL / ', 'OPMERKINGEN / '],
} as const;

// The common pattern of Europe: number at the upper right, two languages, the zone of three lines on the back.
export const euCard: DocumentLayout<PermitFacts> = {
  name: 'eu-card',
  draw({ person, state, birthTown, values }, pen) {
    const own = words[state.tongue];
    const variant = pen.random.pick(['dd.mm.yyyy', 'dd/mm/yyyy'] as const);
    const day = (iso: string) => pen.date(iso, variant);
    const cell = (label: string, shown: string) => `<div class="c"><small>${label}</small>${shown}</div>`;
    const name = (
      person.surname && person.givenNames ? `${person.surname}, ${person.givenNames}` : person.fullName
    ).toUpperCase();
    const again = values.reEntryAllowed === 'true' ? 'RE-ENTRY PERMITTED' : 'NO RE-ENTRY';
    const remark = pen.random.chance(0.4)
      ? pen.f('reEntryAllowed', again)
      : pen.random.pick(['WORK PERMITTED', 'SEE SUPPLEMENT', 'EMPLOYMENT ALLOWED']);
    const zone = cardZone({
      ...person,
      code: 'AR',
      issuer: state.code,
      number: values.permitNumber!,
      expiryDate: values.expiryDate!,
    });
    const [city] = state.office.split(',');
    return html(
      "<style>.page{padding:24mm 34mm;font:8.2pt/1.25 'Noto Sans'}",
      '.card{position:relative;z-index:0;width:92mm;height:58mm;border:.2mm solid #888;border-radius:3mm;',
      'padding:2.5mm 3.5mm;background:#f6ecf1;overflow:hidden;margin-bottom:10mm}',
      '.c{font-weight:600;margin-top:1mm}.c small{display:block;font-size:4.9pt;font-weight:400;color:#535}',
      '.top{display:flex;justify-content:space-between;font-weight:700}</style>\n',
      '<section class="page">',
      enlarged(
        pen.random,
        1.5,
        html(
          `<div class="card">${threads(pen.random, 92, 58, '#c58aa6')}`,
          '<div class="top">',
          `<span>${[titles[state.tongue], 'RESIDENCE PERMIT'].filter(Boolean).join(' / ')}</span>`,
          `<span>${pen.f('permitNumber', values.permitNumber!)}</span></div>`,
          `<div style="font-size:6.4pt">${pen.f('issuingCountry', state.code)} `,
          `&nbsp; ${state.name.toUpperCase()}</div>`,
          `<div style="display:flex;gap:4mm">${face(pen.random, person.sex, 25, 32)}`,
          `<div>${cell(`${own[0]}NAME`, pen.f('name', name))}`,
          cell(`${own[1]}CARD EXPIRY`, pen.f('expiryDate', day(values.expiryDate!))),
          cell(
            `${own[2]}PLACE AND DATE OF ISSUE`,
            `${city!.toUpperCase()} ${pen.f('issueDate', day(values.issueDate!))}`,
          ),
          cell(`${own[3]}TYPE OF PERMIT`, pen.f('permitType', values.permitType!.toUpperCase())),
          `${cell(`${own[4]}REMARKS`, remark)}</div>`,
          '</div>',
          `<div style="position:absolute;right:3mm;bottom:1mm">${scribble(pen.random, 22)}</div></div>\n`,
          '<div class="card">',
          cell('DATE AND PLACE OF BIRTH', `${day(person.dateOfBirth)} ${birthTown.toUpperCase()}`),
          `${cell('NATIONALITY', 'IND')}${cell('SEX', person.sex)}`,
          `<div style="position:absolute;left:3mm;bottom:3mm">${zoneHtml(zone, '10pt')}</div></div>`,
        ),
      ),
      '</section>',
    );
  },
};
