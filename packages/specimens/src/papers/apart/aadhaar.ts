import { addressLines } from '../parts/address.ts';
import { emblem, face, squares } from '../parts/pictures.ts';
import { inHindi } from '../parts/devanagari.ts';
import { sheet, style } from '../markup.ts';
import type { AadhaarFacts } from '../kinds/aadhaar.ts';
import type { DateManner, PaperLayout } from '../paper-kind.types.ts';

// Both sides of the plastic card, copied one under the other.
export const copiedCard: PaperLayout<AadhaarFacts> = {
  name: 'copied-card',
  draw(facts, pen) {
    const { f, around, date, random } = pen;
    const v = (id: string, shown = facts.values[id]!) => f(id, shown);
    const d = (id: string, manner: DateManner) => f(id, date(facts.values[id]!, manner));
    const { name, sex, number, vid, address } = facts;
    const shown = around('masked', v('aadhaarNumber', number));
    return `${style(`.page{padding:22mm 42mm;font:10.5pt/1.5 'Noto Sans','Noto Sans Devanagari'}.card{border:.3mm solid #a9a9a9;border-radius:3mm;padding:5mm 6mm;margin-bottom:12mm;min-height:76mm}.head{display:flex;align-items:center;gap:4mm;border-bottom:.8mm solid #e8811c;padding-bottom:2mm;margin-bottom:4mm}.mid{display:flex;gap:5mm}.no{font-size:17pt;font-weight:bold;text-align:center;margin-top:4mm}.vid{text-align:center;font-size:10pt;border-top:.4mm solid #c22}`)}${sheet(`<div class="card"><div class="head">${emblem('#333', 11)}<b>भारत सरकार<br>Government of India</b></div><div class="mid">${face(random, sex, 24, 30)}<div>${inHindi(name)}<br><b>${v('name')}</b><br>जन्म तिथि / DOB : ${d('dateOfBirth', 'dd/mm/yyyy')}<br>${sex === 'M' ? 'पुरुष' : 'महिला'} / ${v('sex', sex === 'M' ? 'MALE' : 'FEMALE')}<p style="font-size:8.5pt;margin:3mm 0 0">Aadhaar no. issued : ${d('issueDate', 'dd/mm/yyyy')}</p></div></div><div class="no">${shown}</div><div class="vid">VID : ${v('vid', vid)}</div></div>
<div class="card"><div class="head">${emblem('#333', 11)}<b>भारतीय विशिष्ट पहचान प्राधिकरण<br>${v('issuingAuthority')}</b></div><div class="mid"><div style="flex:1"><b>Address:</b><br>${v('careOf', `${facts.relation} ${facts.relative}`)},<br>${addressLines(pen, address, { rows: [['house'], ['locality'], ['city'], ['district'], ['state', 'postcode']], before: { district: 'Dist: ' } })}</div>${squares(random, 30)}</div><div class="no">${number}</div></div>
<p style="font-size:8pt;color:#666">Self attested copy. Aadhaar is proof of identity, not of citizenship.</p>`)}`;
  },
};
