import { html } from '../../../html.ts';
import { printedAddress } from '../../parts/address.ts';
import { emblem, face, squares } from '../../parts/drawn-parts.ts';
import { inDevanagari } from '../../parts/devanagari.ts';
import { sheet, style } from '../../printing/markup.ts';
import type { AadhaarFacts } from '../../kinds/national-id/aadhaar.ts';
import type { DateFormat, LayoutDesign } from '../../document-specimen-kind.types.ts';

// Both sides of the plastic card, copied one under the other.
export const aadhaarLayout: LayoutDesign<AadhaarFacts> = {
  draw(facts, pen) {
    const { f, around, date, random } = pen;
    const v = (id: string, shown = facts.values[id]!) => f(id, shown);
    const d = (id: string, variant: DateFormat) => f(id, date(facts.values[id]!, variant));
    const { name, sex, number, vid, address } = facts;
    const shown = around('masked', v('aadhaarNumber', number));
    return html(
      style(
        ".page{padding:22mm 42mm;font:10.5pt/1.5 'Noto Sans','Noto Sans Devanagari'}",
        '.card{border:.3mm solid #a9a9a9;border-radius:3mm;padding:5mm 6mm;margin-bottom:12mm;',
        'min-height:76mm}',
        '.head{display:flex;align-items:center;gap:4mm;border-bottom:.8mm solid #e8811c;padding-bottom:2mm;',
        'margin-bottom:4mm}',
        '.mid{display:flex;gap:5mm}.no{font-size:17pt;font-weight:bold;text-align:center;margin-top:4mm}',
        '.vid{text-align:center;font-size:10pt;border-top:.4mm solid #c22}',
      ),
      sheet(
        html(
          '<div class="card">',
          `<div class="head">${emblem('#333', 11)}<b>भारत सरकार<br>Government of India</b></div>`,
          `<div class="mid">${face(random, sex, 24, 30)}`,
          `<div>${inDevanagari(name)}<br><b>${v('name')}</b><br>`,
          `जन्म तिथि / DOB : ${d('dateOfBirth', 'dd/mm/yyyy')}`,
          `<br>${sex === 'M' ? 'पुरुष' : 'महिला'} / ${v('sex', sex === 'M' ? 'MALE' : 'FEMALE')}`,
          `<p style="font-size:8.5pt;margin:3mm 0 0">Aadhaar no. issued : ${d('issueDate', 'dd/mm/yyyy')}</p>`,
          '</div></div>',
          `<div class="no">${shown}</div><div class="vid">VID : ${v('vid', vid)}</div></div>\n`,
          '<div class="card">',
          `<div class="head">${emblem('#333', 11)}`,
          `<b>भारतीय विशिष्ट पहचान प्राधिकरण<br>${v('issuingAuthority')}</b></div>`,
          '<div class="mid">',
          '<div style="flex:1"><b>Address:</b>',
          `<br>${v('careOf', `${facts.relation} ${facts.relative}`)},<br>`,
          printedAddress(pen, address, {
            rows: [['building'], ['locality'], ['city'], ['district'], ['state', 'postcode']],
            before: { district: 'Dist: ' },
          }),
          `</div>${squares(random, 30)}</div>`,
          `<div class="no">${number}</div></div>\n`,
          '<p style="font-size:8pt;color:#666">Self attested copy. Aadhaar is proof of identity, ',
          'not of citizenship.</p>',
        ),
      ),
    );
  },
};
