import { html } from '../../../../html.ts';
import type { PanFacts } from '../../../kinds/national-id/pan-card.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { inDevanagari } from '../../../parts/devanagari.ts';
import { emblem, face, scribble, squares } from '../../../parts/drawn-parts.ts';

// The wide card of an instant PAN inside its covering sheet: number at the foot in a band, Hindi and English on one
// line before each value.
export const panCardLayout: LayoutDesign<PanFacts> = {
  draw({ name, fatherName, sex, values: v }, pen) {
    const pick = pen.random.pick;
    const born = pen.date(v.dateOfBirth!, pick(['dd/mm/yyyy', 'dd-mm-yyyy']));
    const line = (own: string, english: string, shown: string) =>
      `<tr><td class="l">${own} / ${english}</td><td><b>${shown}</b></td></tr>`;
    return html(
      "<style>.page{padding:24mm 18mm;font:9.6pt/1.5 'Noto Sans','Noto Sans Devanagari'}",
      '.card{width:150mm;border:.4mm solid #3a6;border-radius:4mm;padding:4mm 6mm;',
      'background:linear-gradient(100deg,#eefaf6,#f3f0fb);margin:8mm auto}',
      '.l{text-align:right;color:#466;padding:1mm 3mm 1mm 0;font-size:8pt;white-space:nowrap}',
      ".n{background:#235a4a;color:#fff;text-align:center;font:700 17pt 'DejaVu Sans Mono';",
      'letter-spacing:1px;margin:3mm -6mm -4mm;border-radius:0 0 4mm 4mm;padding:2mm}</style>',
      '\n',
      '<section class="page">',
      '<p>Dear ',
      'taxpayer,<br>',
      pick([
        'Your Permanent Account Number has been allotted. The electronic card is given below.',
        'Please find below the e-PAN card allotted to you.',
        'The card below is a valid proof of PAN.',
      ]),
      '</p>',
      '<div class="card"><div style="display:flex;justify-content:space-between;align-items:center">',
      '<div><b>आयकर विभाग</b><br>',
      `<b>${pen.f('issuingAuthority', pick(['INCOME TAX DEPARTMENT', 'Income Tax Department']))}</b>`,
      `</div>${emblem('#235a4a', 13)}`,
      '<div style="text-align:right"><b>भारत सरकार</b><br>GOVT. OF INDIA</div></div>\n',
      `<div style="display:flex;gap:4mm;margin-top:3mm;align-items:center">${face(pen.random, sex, 24, 30)}`,
      `<table style="flex:1">${line('नाम', pick(['Name', 'Full Name']), pen.f('name', name.toUpperCase()))}`,
      `<tr><td></td><td>${inDevanagari(name)}</td>`,
      '</tr>',
      line(
        'पिता का नाम',
        pick(["Father's Name", 'Name of Father', "Father's name"]),
        pen.f('fatherName', fatherName.toUpperCase()),
      ),
      line('जन्म की तारीख', pick(['Date of Birth', 'DOB', 'Birth Date']), pen.f('dateOfBirth', born)),
      `</table>${squares(pen.random, 24)}</div>`,
      `<div>${scribble(pen.random, 26)} <small>हस्ताक्षर / Signature</small></div>`,
      '<div class="n">',
      "<span style=\"font:8pt 'Noto Sans','Noto Sans Devanagari'\">स्थायी लेखा संख्या ",
      `/ ${pick(['Permanent Account Number', 'PAN', 'Permanent Account Number (PAN)'])}</span>`,
      `<br>${pen.f('panNumber', v.panNumber!)}</div></div>\n`,
      '<p style="font-size:8.4pt">The code holds the photograph, the signature and the particulars. ',
      'Keep this sheet; a plastic card may be ordered for a fee.</p>',
      '</section>',
    );
  },
};
