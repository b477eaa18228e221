import { html } from '../../../../html.ts';
import type { RationFacts } from '../../../kinds/proof-of-relationship/family-register-ration-card.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { wholeAddress } from '../../../parts/address.ts';
import { face, scribble } from '../../../parts/drawn-parts.ts';
import { inStateLanguage } from '../../../parts/state-languages.ts';
import { faces, rubber } from '../bazaar-parts.ts';

// The supply office's card sheet: members first, the head and the number in a joined row above them.
export const familyRegisterRationCardLayout: LayoutDesign<RationFacts> = {
  draw({ members, address, issued, headSex, values: v }, pen) {
    const { pick } = pen.random;
    const own = inStateLanguage(address.state);
    const variant = pick(['dd/mm/yyyy', 'dd-mm-yyyy', 'dd.mm.yyyy'] as const);
    const rows = members
      .map(({ name, relationship, dateOfBirth }, at) =>
        html(
          `<tr><td>${at + 1}</td><td>${pen.esc(name)}</td><td>${pen.date(dateOfBirth, variant)}</td>`,
          `<td>${relationship}</td><td>${at === 0 ? 'Yes' : ''}</td></tr>`,
        ),
      )
      .join('');
    return html(
      `<style>.page{font:9.8pt/1.5 ${faces};padding:16mm 18mm;background:#fffaf0}.f{width:100%}`,
      '.f td,.f th{border:.3mm solid #7a4b00;padding:1.8mm 2.5mm}.f th{background:#fbe7c0}</style>\n',
      '<section class="page"><div style="display:flex;justify-content:space-between;align-items:center">',
      `<div><b>${own('government')}</b>`,
      '<br>',
      pick([
        'Food, Civil Supplies and Consumer Protection Department',
        'Civil Supplies Department',
        'Food and Supplies Department',
      ]),
      '<br>',
      `<b style="font-size:14pt">${own('card')} `,
      `/ ${pick(['RATION CARD', 'FAMILY RATION CARD', 'HOUSEHOLD SUPPLY CARD'])}</b>`,
      `</div>${face(pen.random, headSex, 24, 30)}</div>\n`,
      '<table class="f" style="margin-top:4mm">',
      '<tr>',
      `<td colspan="3">${own('head')} `,
      `/ ${pick(['Head of the Family', 'Name of Head of Household', 'Card holder (head)'])}: `,
      `<b>${pen.f('headOfFamily', v.headOfFamily!)}</b></td>`,
      `<td colspan="2">${pick(['Card No.', 'Ration Card No.', 'R.C. No.'])}<br>`,
      `<b>${pen.f('cardNumber', v.cardNumber!)}</b></td></tr>`,
      `<tr><td colspan="5">Address: ${pen.esc(wholeAddress(address))}</td></tr>`,
      `<tr><td colspan="3">Fair price shop No. ${pen.random.digits(4)}</td>`,
      `<td colspan="2">${pick(['Issued on', 'Date of issue', 'Dt. of issue'])} ${pen.date(issued, variant)}`,
      '</td>',
      '</tr>',
      `<tr><th>${pick(['Sr.', 'No.', 'S.No.'])}</th><th>${own('name')}`,
      `<br>${pick(['Member', 'Name of member', 'Name'])}</th><th>${own('born')}<br>Date of Birth</th>`,
      `<th>${pick(['Relation with head', 'Relationship', 'Relation'])}</th><th>Gas</th></tr>${rows}`,
      `<tr><td colspan="5">Total units: ${members.length}</td></tr></table>`,
      '<div style="display:flex;justify-content:space-between;',
      `margin-top:8mm">${rubber(pen.random, 'RATIONING OFFICER')}`,
      `<span>${scribble(pen.random)}<br>Tahsildar / Supply Inspector</span></div></section>`,
    );
  },
};
