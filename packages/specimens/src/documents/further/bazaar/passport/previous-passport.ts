import { html } from '../../../../html.ts';
import type { PreviousPassportFacts } from '../../../kinds/passport/previous-passport.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { mrzLines } from '../../../../mrz.ts';
import { face, scribble, threads } from '../../../parts/drawn-parts.ts';
import { zoneHtml } from '../../../parts/zone-html.ts';

// A photocopy sheet of an old booklet, self-attested, with the cancellation stamped beside the page.
export const previousPassportLayout: LayoutDesign<PreviousPassportFacts> = {
  draw({ person, birthTown, values: v }, pen) {
    const { pick } = pen.random;
    const day = (iso: string) => pen.date(iso, 'dd/mm/yyyy');
    const zone = mrzLines({
      documentCode: 'P',
      issuer: 'IND',
      nationality: 'IND',
      number: v.passportNumber!,
      surname: person.surname || person.givenNames,
      givenNames: person.surname ? person.givenNames : '',
      sex: person.sex,
      dateOfBirth: person.dateOfBirth,
      expiryDate: v.expiryDate!,
      personalNumber: '',
      emptyCheck: '<',
    });
    const pair = (label: string, shown: string) => `<div><small>${label}</small><br>${shown}</div>`;
    const stamp = html(
      '<div style="display:inline-block;margin:8mm 0 0 20mm;transform:rotate(-4deg);border:1mm double #a11;',
      "color:#a11;font:700 14pt 'DejaVu Sans';",
      'padding:1mm 4mm">',
      pen.f('cancelledStamp', pick(['CANCELLED', 'PASSPORT CANCELLED', 'CANCELLED AND RETURNED'])),
      '</div>',
    );
    return html(
      "<style>.page{padding:18mm 16mm;font:10pt/1.4 'Noto Sans','Noto Sans Devanagari'}",
      '.b{position:relative;z-index:0;width:178mm;height:124mm;border:.3mm solid #456;padding:6mm;',
      'background:#f6f3e8}',
      '.b small{font-size:7pt;color:#456}',
      '.g{display:grid;grid-template-columns:1fr 1fr 1fr;gap:2.2mm 5mm;flex:1}</style>\n',
      `<section class="page"><div class="b">${threads(pen.random, 178, 124, '#b9c6a5')}`,
      '<div style="text-align:center;font-weight:700">भारत गणराज्य &nbsp; REPUBLIC OF INDIA</div>',
      '<div style="display:flex;gap:6mm;margin:4mm 0">',
      `<div>${face(pen.random, person.sex, 36, 46)}<br>${scribble(pen.random, 34)}</div>`,
      `<div class="g">${pair('टाइप / Type', 'P')}${pair('राष्ट्र कोड / Country Code', 'IND')}`,
      pair('पासपोर्ट नं. / Passport No.', `<b>${pen.f('passportNumber', v.passportNumber!)}</b>`),
      pair('उपनाम / Surname', pen.esc(person.surname.toUpperCase())),
      pair('दिया गया नाम / Given Name(s)', pen.esc(person.givenNames.toUpperCase())),
      `${pair('राष्ट्रीयता / Nationality', 'INDIAN')}${pair('लिंग / Sex', person.sex)}`,
      pair('जन्मतिथि / Date of Birth', day(person.dateOfBirth)),
      pair('जन्म स्थान / Place of Birth', pen.esc(birthTown.toUpperCase())),
      pair('जारी करने का स्थान / Place of Issue', pen.f('placeOfIssue', v.placeOfIssue!.toUpperCase())),
      pair('जारी करने की तिथि / Date of Issue', pen.f('issueDate', day(v.issueDate!))),
      `${pair('समाप्ति की तिथि / Date of Expiry', pen.f('expiryDate', day(v.expiryDate!)))}</div>`,
      `</div>${zoneHtml(zone, '10.6pt')}</div>${stamp}`,
      '<p style="margin-top:12mm">',
      pick([
        'Copy of my old passport, self-attested.',
        'True copy of previous passport.',
        'Old passport &ndash; photocopy attested by self.',
      ]),
      `<br>${scribble(pen.random)}</p></section>`,
    );
  },
};
