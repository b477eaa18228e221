import { face, threads } from '../parts/pictures.ts';
import { mrzLines } from '../../mrz.ts';
import { pairCells, seal, sheet, style } from '../markup.ts';
import { zoneHtml } from '../parts/zones.ts';
import type { PreviousPassportFacts } from '../kinds/previous-passport.ts';
import type { DateManner, PaperLayout } from '../paper-kind.types.ts';

// The data page of an old booklet, copied, with the office's stamp over it.
export const cancelledCopy: PaperLayout<PreviousPassportFacts> = {
  name: 'cancelled-copy',
  draw(facts, pen) {
    const { f, around, esc, date, random } = pen;
    const v = (id: string, shown = facts.values[id]!) => f(id, shown);
    const d = (id: string, manner: DateManner) => f(id, date(facts.values[id]!, manner));
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
    return `${style(`.page{padding:24mm 30mm;font:9.6pt/1.4 'Noto Sans','Noto Sans Devanagari'}.book{position:relative;z-index:0;border:.3mm solid #777;border-radius:2mm;padding:5mm 6mm;background:#fbfaf4}.mid{display:flex;gap:6mm;margin-bottom:4mm}.cells{display:grid;grid-template-columns:1fr 1fr;gap:1.6mm 6mm;flex:1}.cells .label{font-size:7.6pt;color:#555}.cells .value{font-weight:bold}`)}${sheet(`<div class="book">${threads(random, 140, 90, '#cdd6c0')}<div style="text-align:center;margin-bottom:3mm"><b>भारत गणराज्य / REPUBLIC OF INDIA</b></div><div class="mid">${face(random, person.sex, 30, 38)}
${pairCells([
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
])}</div>${zoneHtml(zone)}</div>
<div style="margin:12mm 0 0 40mm">${around('cancelledStamp', seal(random, 'CANCELLED AND RETURNED<br>Passport Office'))}</div>`)}`;
  },
};
