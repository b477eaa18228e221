import { html } from '../../../html.ts';
import type { VisaFacts } from '../../kinds/proof-of-status/previous-or-current-visa.ts';
import type { DocumentLayout } from '../../document-specimen-kind.types.ts';
import { enlarged, face, threads } from '../../parts/drawn-parts.ts';
import { visaZone, zoneHtml } from '../../parts/zone-html.ts';

// valid for, from, until, type of visa, number of entries, duration of stay, issued in, issued on, passport number,
// name, remarks, days, states
const words = {
  en: [
    'VALID FOR',
    'FROM',
    'UNTIL',
    'TYPE OF VISA',
    'NUMBER OF ENTRIES',
    'DURATION OF STAY',
    'ISSUED IN',
    'ON',
    'NUMBER OF PASSPORT',
    'SURNAME, NAME',
    'REMARKS',
    'DAYS',
    '',
  ],
  fr: [
    'VALABLE POUR',
    'DU',
    'AU',
    'TYPE DE VISA',
    "NOMBRE D'ENTRÉES",
    'DURÉE DU SÉJOUR',
    'DÉLIVRÉ À',
    'LE',
    'NUMÉRO DE PASSEPORT',
    'NOM, PRÉNOM',
    'REMARQUES',
    'JOURS',
    'ETATS SCHENGEN',
  ],
  de: [
    'GÜLTIG FÜR',
    'VOM',
    'BIS',
    'ART DES VISUMS',
    'ANZAHL DER EINREISEN',
    'DAUER DES AUFENTHALTS',
    'AUSGESTELLT IN',
    'AM',
    'REISEPASSNUMMER',
    'NAME, VORNAME',
    'ANMERKUNGEN',
    'TAGE',
    'SCHENGENER STAATEN',
  ],
  it: [
    'VALIDO PER',
    'DAL',
    'AL',
    'TIPO DI VISTO',
    'NUMERO DI INGRESSI',
    'DURATA DEL SOGGIORNO',
    'RILASCIATO A',
    'IL',
    'NUMERO DI PASSAPORTO',
    'COGNOME, NOME',
    'ANNOTAZIONI',
    'GIORNI',
    'STATI SCHENGEN',
  ],
  es: [
    'VÁLIDO PARA',
    'DESDE',
    'HASTA',
    'TIPO DE VISADO',
    'NÚMERO DE ENTRADAS',
    'DURACIÓN DE LA ESTANCIA',
    'EXPEDIDO EN',
    'EL',
    'NÚMERO DE PASAPORTE',
    'APELLIDOS, NOMBRE',
    'OBSERVACIONES',
    'DÍAS',
    'ESTADOS SCHENGEN',
  ],
  nl: [
    'GELDIG VOOR',
    'VAN',
    'TOT',
    'TYPE VISUM',
    'AANTAL BINNENKOMSTEN',
    'DUUR VAN HET VERBLIJF',
    'AFGEGEVEN TE',
    'OP',
    'PASPOORTNUMMER',
    'NAAM, VOORNAAM',
    'OPMERKINGEN',
    'DAGEN',
    'SCHENGENSTATEN',
  ],
} as const;

const native: Readonly<Record<string, string>> = {
  FRA: 'FRANCE',
  DEU: 'DEUTSCHLAND',
  ITA: 'ITALIA',
  ESP: 'ESPAÑA',
  NLD: 'NEDERLAND',
};

// A label of the passport's page: two languages over small fields in rows, two digits for the year, the zone at the
// foot.
export const sticker: DocumentLayout<VisaFacts> = {
  name: 'sticker',
  draw({ person, state, post, stay, several, values }, pen) {
    const [own, english] = [words[state.tongue], words.en];
    const label = (at: number) => `<small>${own[at]}${own === english ? '' : ` / ${english[at]}`}</small> `;
    const day = (iso: string) => pen.date(iso, 'dd-mm-yyyy').replace(/-20(\d\d)$/, '-$1');
    const entries = several ? 'MULT' : pen.random.pick(['01', '1']);
    const name =
      `${person.surname || person.givenNames}${person.surname && person.givenNames ? `, ${person.givenNames}` : ''}`.toUpperCase();
    const zone = visaZone(
      {
        ...person,
        code: state.tongue === 'en' ? 'V' : `V${values.visaType}`,
        issuer: state.code,
        number: values.visaNumber!,
        expiryDate: values.validUntil!,
      },
      36,
    );
    const country = native[state.code] ?? state.name.toUpperCase();
    return html(
      "<style>.page{padding:28mm 24mm;font:8.6pt/1.35 'Noto Sans'}",
      '.v{position:relative;z-index:0;width:120mm;height:84mm;border:.3mm solid #7a9;background:#eaf4ea;',
      'padding:3mm 4mm;overflow:hidden}',
      '.v small{font-size:5.6pt;color:#475}.r{display:flex;gap:5mm;margin-top:1.1mm}',
      '.v b{font-weight:600}</style>\n',
      '<section class="page">',
      enlarged(
        pen.random,
        1.3,
        html(
          `<div class="v">${threads(pen.random, 120, 84, '#7fb08f')}`,
          '<div style="display:flex;justify-content:space-between"><b style="font-size:11pt">VISUM · VISA</b>',
          `<b style="font-size:12pt;color:#933">${pen.f('issuingCountry', country)}</b>`,
          `<b style="font-size:11pt">${pen.f('visaNumber', values.visaNumber!)}</b></div>\n`,
          `<div style="display:flex;gap:4mm">${face(pen.random, person.sex, 27, 34)}<div style="flex:1">`,
          `<div class="r"><span>${label(0)}<b>${own[12] || state.name.toUpperCase()}</b></span></div>`,
          `<div class="r"><span>${label(1)}<b>${pen.f('validFrom', day(values.validFrom!))}</b></span>`,
          `<span>${label(2)}<b>${pen.f('validUntil', day(values.validUntil!))}</b></span></div>\n`,
          `<div class="r"><span>${label(3)}<br><b>${pen.f('visaType', values.visaType!)}</b></span>`,
          `<span>${label(4)}<br><b>${pen.f('entries', entries)}</b></span><span>${label(5)}<br>`,
          `<b>${stay} ${own[11]}</b></span></div>\n`,
          `<div class="r"><span>${label(6)}<b>${post.toUpperCase()}</b></span><span>${label(7)}`,
          `<b>${pen.f('issueDate', day(values.issueDate!))}</b></span></div>`,
          `<div class="r"><span>${label(8)}<b>${person.passportNumber}</b></span></div>`,
          `<div class="r"><span>${label(9)}<b>${pen.esc(name)}</b></span></div>`,
          `<div class="r"><span>${label(10)}`,
          `<b>${pen.random.pick(['TOURISME', 'BUSINESS', 'VISIT FAMILY', 'ASSURANCE'])}</b></span></div>`,
          '</div></div>\n',
          `<div style="position:absolute;left:4mm;bottom:2.5mm">${zoneHtml(zone, '11pt')}</div></div>`,
        ),
      ),
      '</section>',
    );
  },
};
