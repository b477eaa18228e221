import { html } from '../../../../html.ts';
import type { PanFacts } from '../../../kinds/national-id/pan-card.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { face, scribble, squares } from '../../../parts/drawn-parts.ts';
import { leader } from '../bazaar-parts.ts';

// The allotment letter that comes with the card, the particulars as leaders.
export const panCardLayout: LayoutDesign<PanFacts> = {
  draw({ name, fatherName, sex, values: v }, pen) {
    const { pick } = pen.random;
    const born = pen.date(v.dateOfBirth!, pick(['dd/mm/yyyy', 'dd-mm-yyyy', 'd Month yyyy']));
    const lines = [
      leader(
        pick(['Permanent Account Number', 'PAN allotted', 'Your PAN']),
        `<b style="font-size:13pt">${pen.f('panNumber', v.panNumber!)}</b>`,
      ),
      leader(pick(['Name', 'Name of the assessee', 'Allotted to']), pen.f('name', name.toUpperCase())),
      leader(
        pick(['Father’s name', 'Name of father', 'Son / daughter of']),
        pen.f('fatherName', fatherName.toUpperCase()),
      ),
      leader(pick(['Date of birth', 'Born on', 'Date of birth / incorporation']), pen.f('dateOfBirth', born)),
      leader('Status', 'Individual (P)'),
    ];
    return html(
      "<style>.page{font:10.6pt/2 'Noto Sans','Noto Sans Devanagari';padding:18mm 20mm}</style>\n",
      '<section class="page">',
      '<div style="display:flex;justify-content:space-between;align-items:center;',
      'border-bottom:.6mm solid #1b3a6b;line-height:1.5;padding-bottom:2mm">',
      '<div>',
      '<b style="font-size:13pt">',
      `${pen.f('issuingAuthority', pick(['INCOME TAX DEPARTMENT', 'Income Tax Department']))}</b>`,
      `<br>आयकर विभाग &middot; GOVT. OF INDIA &middot; भारत सरकार</div>${squares(pen.random, 24)}</div>`,
      '<p style="line-height:1.6">',
      '<b>',
      pick([
        'Intimation of allotment of Permanent Account Number',
        'PAN allotment letter',
        'Sub: Allotment of PAN and PAN card',
      ]),
      '</b>',
      `<br>Ref: PAN/${pen.random.digits(9)}</p>`,
      '<p style="line-height:1.6">',
      pick([
        'We are happy to inform you that the following Permanent Account Number has been allotted to you:',
        'Reference your application in Form 49A. The particulars entered in our records are as below:',
      ]),
      '</p>',
      `<div style="display:flex;justify-content:space-between;gap:6mm"><div>${lines.join('')}</div>`,
      `<div>${face(pen.random, sex, 28, 35)}<br>${scribble(pen.random, 28)}</div></div>`,
      '<p style="line-height:1.6">Quote this number in all returns and challans, ',
      'and in all letters to any income-tax authority. ',
      'Please verify the particulars and report errors within fifteen days.</p>',
      '<p style="line-height:1.6">Note: this is a system generated letter.</p></section>',
    );
  },
};
