import { html } from '../../../../html.ts';
import type { RationFacts } from '../../../kinds/proof-of-relationship/family-register-ration-card.ts';
import { sheet, style, table } from '../../../printing/markup.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { wholeAddress } from '../../../parts/address.ts';
import { scribble, squares } from '../../../parts/drawn-parts.ts';

const css = html(
  ".page{padding:18mm 18mm;font:10pt/1.5 'DejaVu Sans Condensed'}",
  '.card{border:2px solid #7a3b8f;border-radius:4mm;padding:6mm;display:flex;',
  'justify-content:space-between}',
  '.card b{font-size:13pt}h2{font-size:11pt;margin:8mm 0 3mm;color:#7a3b8f}.table{width:100%}',
  '.table th{text-align:left;border-bottom:2px solid #7a3b8f;padding:1.8mm;font-size:9pt}',
  '.table td{border-bottom:1px solid #ccc;padding:2.2mm 1.8mm}',
);
const women = ['Wife', 'Daughter', 'Mother'];

// A smart family card's print: the number first, then the family with birthday before the name.
export const familyRegisterRationCardLayout: LayoutDesign<RationFacts> = {
  draw({ members, address, issued, headSex, values }, pen) {
    const rows = members.map(({ name, relationship, dateOfBirth }, at) => [
      String(at + 1),
      pen.date(dateOfBirth, 'dd.mm.yyyy'),
      pen.esc(name),
      relationship === 'Self' ? headSex : women.includes(relationship) ? 'F' : 'M',
      relationship,
    ]);
    return (
      style(css) +
      sheet(
        html(
          '<div class="card">',
          `<div>Civil Supplies Department, ${pen.esc(address.state)}<br>Smart Family Card<br>`,
          `<b>${pen.f('cardNumber', values.cardNumber!)}</b><br><br>`,
          'Name of the family ',
          `head<br>${pen.f('headOfFamily', values.headOfFamily!.toUpperCase())}</div>${squares(pen.random, 30)}`,
          '</div>',
          '\n',
          '      ',
          '<h2>Who belongs to the family</h2>',
          `${table(['#', 'Date of birth', 'Name', 'M/F', 'Relation to head'], rows)}\n`,
          `      <h2>Home</h2><div>${pen.esc(wholeAddress(address))}</div>`,
          `<p>Card in force from ${pen.date(issued, 'dd.mm.yyyy')}. `,
          `Fair price shop: ${pen.esc(address.locality)}. Kind of card: non-priority.</p>`,
          '\n',
          `      <div style="text-align:right;margin-top:12mm">${scribble(pen.random)}<br>Supply Officer</div>`,
        ),
      )
    );
  },
};
