import { html } from '../../../../html.ts';
import { mrzLines } from '../../../../mrz.ts';
import type { PreviousPassportFacts } from '../../../kinds/passport/previous-passport.ts';
import { sheet, style } from '../../../printing/markup.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { face, scribble, threads } from '../../../parts/drawn-parts.ts';

const css = html(
  ".page{padding:22mm 24mm;font-family:'DejaVu Sans Condensed','Noto Sans Devanagari'}",
  '.leaf{position:relative;z-index:0;width:160mm;height:112mm;border:1px solid #999;padding:5mm 6mm;',
  'clip-path:polygon(0 0,92% 0,100% 10%,100% 100%,0 100%)}',
  '.leaf+.leaf{margin-top:5mm}small{display:block;font-size:6pt;color:#444}',
  '.in{position:absolute;font-size:10.5pt}',
  ".zone{position:absolute;left:6mm;bottom:4mm;font:10.6pt/1.4 'OCR B S','DejaVu Sans Mono';",
  'white-space:pre}',
  '.stamp{position:absolute;border:.8mm solid #8d1f2d;color:#8d1f2d;padding:2mm 4mm;text-align:center;',
  "font:bold 11pt/1.25 'DejaVu Serif';transform:rotate(-7deg)}",
);

// Copied with its corner cut off: the visa leaf with the office's stamp above, the data leaf below.
export const previousPassportLayout: LayoutDesign<PreviousPassportFacts> = {
  draw({ person, birthTown, values }, pen) {
    const at = (left: number, top: number, label: string, value: string) =>
      `<div class="in" style="left:${left}mm;top:${top}mm"><small>${label}</small>${value}</div>`;
    const day = (iso: string) => pen.date(iso, 'dd/mm/yyyy');
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
    const upper = html(
      `${threads(pen.random, 160, 112, '#c9b48a')}<div style="text-align:right">35</div>`,
      '<div style="text-align:center;letter-spacing:2px">वीज़ा &nbsp; VISAS</div>\n',
      '      ',
      `<div class="stamp" style="left:22mm;top:34mm">${pen.around('cancelledStamp', 'PASSPORT CANCELLED')}`,
      '<br><span style="font-size:8pt">and returned to the holder<br>',
      'Visas inside, if valid, are not cancelled</span></div>',
    );
    const lower = html(
      threads(pen.random, 160, 112, '#9db7c9'),
      `<div style="position:absolute;right:6mm;top:17mm">${face(pen.random, person.sex, 33, 42)}</div>\n`,
      '     ',
      ` ${at(6, 5, 'भारत गणराज्य', '<b>REPUBLIC OF INDIA</b>')}${at(62, 5, 'टाइप / Type', 'P')}`,
      at(78, 5, 'कोड / Code', 'IND'),
      at(104, 5, 'पासपोर्ट नं. / Passport No.', `<b>${pen.f('passportNumber', values.passportNumber!)}</b>`),
      '\n',
      '     ',
      ` ${at(6, 18, 'उपनाम / Surname', pen.esc(person.surname.toUpperCase()))}`,
      `${at(6, 29, 'दिया गया नाम / Given Name(s)', pen.esc(person.givenNames.toUpperCase()))}\n`,
      '     ',
      ` ${at(6, 40, 'राष्ट्रीयता / Nationality', 'INDIAN')}${at(46, 40, 'लिंग / Sex', person.sex)}`,
      `${at(74, 40, 'जन्मतिथि / Date of Birth', day(person.dateOfBirth))}\n`,
      '     ',
      ` ${at(6, 51, 'जन्म स्थान / Place of Birth', pen.esc(birthTown.toUpperCase()))}`,
      at(74, 51, 'जारी करने का स्थान / Place of Issue', pen.f('placeOfIssue', values.placeOfIssue!.toUpperCase())),
      '\n',
      '     ',
      ` ${at(6, 64, 'जारी करने की तिथि / Date of Issue', pen.f('issueDate', day(values.issueDate!)))}`,
      `${at(74, 64, 'समाप्ति की तिथि / Date of Expiry', pen.f('expiryDate', day(values.expiryDate!)))}\n`,
      `      <div style="position:absolute;left:6mm;top:76mm">${scribble(pen.random, 38)}</div>`,
      `<div class="zone">${zone.map(pen.esc).join('<br>')}</div>`,
    );
    return style(css) + sheet(`<div class="leaf">${upper}</div><div class="leaf">${lower}</div>`);
  },
};
