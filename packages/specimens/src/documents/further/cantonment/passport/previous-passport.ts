import { html } from '../../../../html.ts';
import { mrzLines } from '../../../../mrz.ts';
import type { PreviousPassportFacts } from '../../../kinds/passport/previous-passport.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { bars, face, scribble } from '../../../parts/drawn-parts.ts';
import { zoneHtml } from '../../../parts/zone-html.ts';

// A copying shop's sheet: the page with its particulars above, the clipped cover with the office's words below.
export const previousPassportLayout: LayoutDesign<PreviousPassportFacts> = {
  draw({ person, birthTown, values: v }, pen) {
    const pick = pen.random.pick;
    const day = (iso: string) => pen.date(iso, 'dd/mm/yyyy');
    const cell = (label: string, shown: string) => `<div><small>${label}</small><br>${shown}</div>`;
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
    const words = pick(['CANCELLED', 'PASSPORT CANCELLED', 'CANCELLED AND RETURNED']);
    return html(
      "<style>.page{padding:20mm 15mm;font:9.4pt/1.35 'Noto Sans','Noto Sans Devanagari'}",
      '.p{position:relative;border:.3mm solid #777;padding:5mm;background:#f4f1e6;width:172mm}',
      '.g{display:grid;grid-template-columns:1fr 1fr 1fr;gap:2mm 4mm;flex:1}.g div{font-weight:600}',
      'small{font-weight:400;font-size:6.8pt;color:#555}',
      ".st{display:inline-block;border:.8mm solid #b01e3c;color:#b01e3c;font:700 15pt 'DejaVu Sans';",
      'padding:1.4mm 5mm;transform:rotate(-4deg)}</style>',
      '\n',
      '<section class="page"><div class="p">',
      '<div style="display:flex;justify-content:space-between;font-weight:700">',
      `<span>भारत गणराज्य / REPUBLIC OF INDIA</span>${bars(pen.random, 40, 6)}</div>`,
      `<div style="display:flex;gap:5mm;margin:3mm 0">${face(pen.random, person.sex, 32, 40)}`,
      `<div class="g">${cell('प्रकार / Type', 'P')}${cell('Country code', 'IND')}`,
      cell('पासपोर्ट न. / Passport No.', pen.f('passportNumber', v.passportNumber!)),
      cell('उपनाम / Surname', pen.esc(person.surname.toUpperCase())),
      `${cell('Given name(s)', pen.esc(person.givenNames.toUpperCase()))}${cell('लिंग / Sex', person.sex)}`,
      cell('जन्मतिथि / Date of birth', day(person.dateOfBirth)),
      cell('Place of birth', pen.esc(birthTown.toUpperCase())),
      cell('राष्ट्रीयता / Nationality', 'INDIAN'),
      cell('जारी करने का स्थान / Place of issue', pen.f('placeOfIssue', v.placeOfIssue!.toUpperCase())),
      cell('Date of issue', pen.f('issueDate', day(v.issueDate!))),
      `${cell('Date of expiry', pen.f('expiryDate', day(v.expiryDate!)))}</div>`,
      `</div>${scribble(pen.random)}${zoneHtml(zone, '11pt')}</div>\n`,
      '<div class="p" style="margin-top:10mm;min-height:58mm;text-align:center">',
      `<p>${pick(['Observations', 'टिप्पणी / Observation', 'Endorsement'])}</p>`,
      `<div class="st">${pen.f('cancelledStamp', words)}</div>`,
      '<p>The holder has been given a new booklet. Visas in this one remain valid until their dates.</p>',
      `<div style="text-align:right">${scribble(pen.random)}<br>for Passport Officer</div></div></section>`,
    );
  },
};
