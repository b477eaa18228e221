import { html } from '../../../../html.ts';
import type { RationFacts } from '../../../kinds/proof-of-relationship/family-register-ration-card.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { wholeAddress } from '../../../parts/address.ts';
import { inDevanagari } from '../../../parts/devanagari.ts';
import { bars, emblem, scribble } from '../../../parts/drawn-parts.ts';
import { inStateLanguage } from '../../../parts/state-languages.ts';

const scripts = html(
  "'Noto Sans Devanagari','Noto Sans Bengali','Noto Sans Gurmukhi','Noto Sans Tamil','Noto Sans ",
  "Kannada','Noto Sans Gujarati','Noto Sans Malayalam','Noto Sans Telugu'",
);

// A ration card printed at a service centre: particulars in a strip of cells, family members below, birth date before
// relation.
export const familyRegisterRationCardLayout: LayoutDesign<RationFacts> = {
  draw({ members, address, issued, values: v }, pen) {
    const pick = pen.random.pick;
    const word = inStateLanguage(address.state);
    const variant = pick(['dd-mm-yyyy', 'dd/mm/yyyy', 'dd-Mmm-yyyy'] as const);
    const cell = (label: string, shown: string) => `<td><small>${label}</small><br><b>${shown}</b></td>`;
    const rows = members
      .map((each, at) =>
        html(
          `<tr><td>${at + 1}</td><td>${pen.esc(each.name)}<br><small>${inDevanagari(each.name)}</small></td>`,
          `<td>${pen.date(each.dateOfBirth, variant)}</td><td>${each.relationship}</td>`,
          `<td>XXXX-XXXX-${pen.random.digits(4)}</td></tr>`,
        ),
      )
      .join('');
    return html(
      `<style>.page{font:9.6pt/1.45 'Noto Sans',${scripts};padding:16mm 15mm}.s,.m{width:100%;margin:3mm 0}`,
      '.s td,.m td,.m th{border:.25mm solid #4a7a3a;padding:1.8mm 2mm;vertical-align:top}',
      '.m th{background:#e4f0dd;font-weight:600;text-align:left}small{font-size:7.4pt;color:#464}</style>\n',
      '<section class="page">',
      `<div style="display:flex;align-items:center;gap:5mm;color:#2f5a22">${emblem('#2f5a22', 16)}`,
      '<div style="flex:1">',
      `<b style="font-size:14pt">${word('card')} `,
      `&nbsp; ${pick(['RATION CARD', 'DIGITAL RATION CARD', 'FAMILY RATION CARD'])}</b>`,
      `<br>${word('government')} / Government of ${pen.esc(address.state)}<br>`,
      `Food, Civil Supplies and Consumer Affairs Department</div>${bars(pen.random, 40, 10)}</div>\n`,
      '<table class="s">',
      '<tr>',
      cell(pick(['Ration card no.', 'R.C. Number', 'Card No.']), pen.f('cardNumber', v.cardNumber!)),
      `${cell('Category', 'Priority Household (PHH)')}${cell('Units', String(members.length))}</tr>`,
      '<tr>',
      cell(
        `${word('head')} / ${pick(['Head of family', 'Head of the family (HoF)', 'Name of HoF'])}`,
        pen.f('headOfFamily', v.headOfFamily!),
      ),
      `${cell('Address', pen.esc(wholeAddress(address)))}${cell('Issued', pen.date(issued, variant))}</tr>`,
      '</table>\n',
      '<p>',
      `<b>${pick(['Family members', 'Details of family units', 'Members covered'])} / परिवार के सदस्य</b>`,
      '</p>',
      '<table class="m">',
      `<tr><th>No.</th><th>${pick(['Name of member', 'Member', 'Name'])}</th>`,
      `<th>${pick(['Date of birth', 'DOB', 'Born'])}</th>`,
      `<th>${pick(['Relation with HoF', 'Relationship', 'Relation'])}</th><th>UID</th></tr>${rows}</table>`,
      '<p style="font-size:7.8pt">Computer generated at a Common Service Centre. Fair price shop: ',
      `1184, ${pen.esc(address.locality)}.</p>`,
      `<div style="text-align:right">${scribble(pen.random)}<br>Supply Inspector</div></section>`,
    );
  },
};
