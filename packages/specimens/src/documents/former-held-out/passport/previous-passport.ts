import { html } from '../../../html.ts';
import { face, threads } from '../../parts/drawn-parts.ts';
import { mrzLines } from '../../../mrz.ts';
import { pairCells, stamp, sheet, style } from '../../printing/markup.ts';
import { zoneHtml } from '../../parts/zone-html.ts';
import type { PreviousPassportFacts } from '../../kinds/passport/previous-passport.ts';
import type { DateFormat, LayoutDesign } from '../../document-specimen-kind.types.ts';

// The data page of an old booklet, copied, with the office's stamp over it.
export const previousPassportLayout: LayoutDesign<PreviousPassportFacts> = {
  draw(facts, pen) {
    const { f, around, esc, date, random } = pen;
    const v = (id: string, shown = facts.values[id]!) => f(id, shown);
    const d = (id: string, variant: DateFormat) => f(id, date(facts.values[id]!, variant));
    const { person, birthTown, values } = facts;
    const zone = mrzLines({
      documentCode: 'P',
      issuer: 'IND',
      nationality: 'IND',
      number: values.passportNumber!,
      surname: person.surname || person.givenNames,
      givenNames: person.surname ? person.givenNames : '',
      sex: person.sex,
      dateOfBirth: person.dateOfBirth,
      expiryDate: values.expiryDate!,
      personalNumber: '',
      emptyCheck: '<',
    });
    return html(
      style(
        ".page{padding:24mm 30mm;font:9.6pt/1.4 'Noto Sans','Noto Sans Devanagari'}",
        '.book{position:relative;z-index:0;border:.3mm solid #777;border-radius:2mm;padding:5mm 6mm;',
        'background:#fbfaf4}',
        '.mid{display:flex;gap:6mm;margin-bottom:4mm}',
        '.cells{display:grid;grid-template-columns:1fr 1fr;gap:1.6mm 6mm;flex:1}',
        '.cells .label{font-size:7.6pt;color:#555}.cells .value{font-weight:bold}',
      ),
      sheet(
        html(
          `<div class="book">${threads(random, 140, 90, '#cdd6c0')}`,
          '<div style="text-align:center;margin-bottom:3mm"><b>भारत गणराज्य / REPUBLIC OF INDIA</b></div>',
          `<div class="mid">${face(random, person.sex, 30, 38)}\n`,
          pairCells([
            ['Type / Country code', 'P / IND'],
            ['पासपोर्ट न. / Passport No.', v('passportNumber')],
            ['उपनाम / Surname', esc(person.surname.toUpperCase())],
            ['दिया गया नाम / Given Name(s)', esc(person.givenNames.toUpperCase())],
            ['राष्ट्रीयता / Nationality', 'भारतीय / INDIAN'],
            ['लिंग / Sex', person.sex],
            ['जन्मतिथि / Date of Birth', date(person.dateOfBirth, 'dd/mm/yyyy')],
            ['जन्म स्थान / Place of Birth', esc(birthTown.toUpperCase())],
            ['जारी करने का स्थान / Place of Issue', v('placeOfIssue', values.placeOfIssue!.toUpperCase())],
            ['जारी करने की तिथि / Date of Issue', d('issueDate', 'dd/mm/yyyy')],
            ['समाप्ति की तिथि / Date of Expiry', d('expiryDate', 'dd/mm/yyyy')],
          ]),
          `</div>${zoneHtml(zone)}</div>`,
          '\n',
          '<div style="margin:12mm 0 0 40mm">',
          `${around('cancelledStamp', stamp(random, 'CANCELLED AND RETURNED<br>Passport Office'))}</div>`,
        ),
      ),
    );
  },
};
