import { html } from '../../../html.ts';
import { emblem, scribble, squares } from '../../parts/drawn-parts.ts';
import { pairRows, sheet, style, table } from '../../printing/markup.ts';
import { wholeAddress } from '../../parts/address.ts';
import type { RationFacts } from '../../kinds/proof-of-relationship/family-register-ration-card.ts';
import type { LayoutDesign } from '../../document-specimen-kind.types.ts';

// A ration card as the food supply portal prints it.
export const familyRegisterRationCardLayout: LayoutDesign<RationFacts> = {
  draw(facts, pen) {
    const { f, esc, date, random } = pen;
    const v = (id: string, shown = facts.values[id]!) => f(id, shown);
    const { members, address, issued, values } = facts;
    const rows = members.map((member, at) => [
      String(at + 1),
      esc(member.name),
      date(member.dateOfBirth, 'dd/mm/yyyy'),
      esc(member.relationship),
      'Verified',
    ]);
    return html(
      style(
        ".page{font:10pt/1.5 'Noto Sans','Noto Sans Devanagari';padding:16mm 16mm}",
        '.top{display:flex;gap:5mm;align-items:center;background:#fdf3dc;padding:4mm}.pairs{margin:5mm 0}',
        '.pairs td{padding:1.1mm 3mm 1.1mm 0;vertical-align:top}.pairs .label{width:58mm}.list{width:100%}',
        '.list th{background:#f0dca8;text-align:left}',
        '.list td,.list th{border:.25mm solid #b69b56;padding:1.7mm 2.5mm}',
      ),
      sheet(
        html(
          `<div class="top">${emblem('#8a6a12', 13)}<span>Government of ${esc(address.state)}<br>`,
          'Food, Civil Supplies and Consumer Protection Department<br>',
          '<b style="font-size:13pt">e-RATION CARD</b></span></div>\n',
          pairRows([
            ['Ration Card No.', v('cardNumber')],
            ['Card Category', 'Priority Household (PHH)'],
            ['Name of Head of Family', v('headOfFamily', values.headOfFamily!.toUpperCase())],
            ['Address', esc(wholeAddress(address))],
            ['FPS No.', `FPS ${random.digits(6)}`],
            ['Date of issue', date(issued, 'dd/mm/yyyy')],
          ]),
          '\n',
          '<b>Details of family members</b>',
          table(['Sl. No.', 'Name of Member', 'Date of Birth', 'Relation with HoF', 'Aadhaar Status'], rows, 'list'),
          '\n',
          '<div style="display:flex;justify-content:space-between;align-items:end;',
          `margin-top:12mm">${squares(random, 26)}`,
          `<span>${scribble(random)}<br>Food Supply Officer</span></div>`,
        ),
      ),
    );
  },
};
