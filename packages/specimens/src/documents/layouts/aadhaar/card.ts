import { html } from '../../../html.ts';
import type { AadhaarFacts } from '../../kinds/national-id/aadhaar.ts';
import type { DocumentLayout, Pen } from '../../document-specimen-kind.types.ts';
import { printedAddress } from '../../parts/address.ts';
import { inDevanagari } from '../../parts/devanagari.ts';
import { emblem, enlarged, face, squares } from '../../parts/drawn-parts.ts';

const style = html(
  '<style>.page{position:relative;width:210mm;height:297mm;box-sizing:border-box;padding:24mm 20mm;',
  "font-family:'Noto Sans','Noto Sans Devanagari';background:#fff}\n",
  '.card{position:relative;width:86mm;height:54mm;border:.3mm solid #999;border-radius:3mm;',
  'overflow:hidden;box-sizing:border-box;padding:2mm 3mm;font-size:7.4pt;line-height:1.3;',
  'margin-bottom:12mm}\n',
  '.top{display:flex;align-items:center;gap:3mm;border-bottom:.8mm solid #e08b2c;padding-bottom:1mm;',
  'font-size:7.6pt;font-weight:600;justify-content:center;text-align:center}\n',
  '.main{display:flex;gap:3mm;margin-top:2mm}',
  '.no{position:absolute;left:0;right:0;bottom:6mm;text-align:center;font-size:13pt;font-weight:700;',
  'letter-spacing:.06em}\n',
  '.foot{position:absolute;left:0;right:0;bottom:1mm;text-align:center;font-size:7.5pt;',
  'border-top:.6mm solid #b8322a;padding-top:.6mm}',
  '.vid{position:absolute;left:0;right:0;bottom:5mm;text-align:center;font-size:7pt}\n',
  '.pair{display:flex;gap:6mm}',
  '.side{position:absolute;left:-11mm;top:25mm;transform:rotate(-90deg);font-size:5.6pt;',
  'width:26mm}</style>',
);

const sexWord = { M: ['पुरुष', 'MALE'], F: ['महिला', 'FEMALE'] } as const;

function front(facts: AadhaarFacts, pen: Pen): string {
  const [hindiSex, sex] = sexWord[facts.sex];
  const born = pen.random.pick(['जन्म तिथि/DOB', 'जन्म तिथि / DOB', 'जन्म तारीख / Date of Birth']);
  const shownSex = pen.random.chance(0.5) ? sex : sex[0] + sex.slice(1).toLowerCase();
  const issued = pen.random.chance(0.5)
    ? `<div class="side">Issue Date: ${pen.f('issueDate', pen.date(facts.values.issueDate!, 'dd/mm/yyyy'))}</div>`
    : '';
  return html(
    `<div class="card"><div class="top">${emblem('#555', 8)}`,
    '<div>भारत सरकार<br>Government of India</div></div>\n',
    `<div class="main" style="padding-left:4mm">${face(pen.random, facts.sex, 20, 25)}`,
    `<div>${inDevanagari(facts.name)}<br>${pen.f('name', facts.name)}`,
    `<br>${born}: ${pen.f('dateOfBirth', pen.date(facts.values.dateOfBirth!, 'dd/mm/yyyy'))}`,
    `<br>${hindiSex} / ${pen.f('sex', shownSex)}</div></div>${issued}\n`,
    `<div class="no">${pen.around('masked', pen.f('aadhaarNumber', facts.number))}</div>`,
    '<div class="foot">मेरा <b style="color:#b8322a">आधार</b>, मेरी पहचान</div></div>',
  );
}

function back(facts: AadhaarFacts, pen: Pen): string {
  const { address } = facts;
  const hindi = inDevanagari(
    `${facts.relative} ${address.building} ${address.locality} ${address.city} ${address.state}`,
  );
  const colon = pen.random.pick([' ', ': ']);
  const lines = printedAddress(pen, address, {
    rows: [
      ['building', 'locality'],
      ['city', 'district'],
      ['state', 'postcode'],
    ],
  });
  return html(
    '<div class="card"><div class="top">',
    `<div>${pen.f('issuingAuthority', 'Unique Identification Authority of India')}<br>`,
    'भारतीय विशिष्ट पहचान प्राधिकरण</div></div>\n',
    '<div class="main" style="justify-content:space-between">',
    `<div style="width:52mm;font-size:5.8pt;line-height:1.25">पता: ${hindi} - ${address.postcode}<br>`,
    '<b>Address:</b>',
    `<br>${pen.f('careOf', `${facts.relation}${colon}${facts.relative}`)},<br>${lines}</div>`,
    `${squares(pen.random, 22)}</div>`,
    '\n',
    '<div class="no" style="bottom:7.8mm;font-size:9.5pt;',
    `line-height:1.2">${pen.f('aadhaarNumber', facts.number)}</div>`,
    `<div class="vid">VID : ${pen.f('vid', facts.vid)}</div>`,
    '<div class="foot" style="font-size:6pt">1947 &nbsp; help@uid.example &nbsp; www.uid.example</div>',
    '</div>',
  );
}

// The plastic card, both sides copied on one sheet or beside each other, now and then the front alone.
export const card: DocumentLayout<AadhaarFacts> = {
  name: 'card',
  draw(facts, pen) {
    const sides = pen.random.chance(0.15) ? front(facts, pen) : front(facts, pen) + back(facts, pen);
    const beside = pen.random.chance(0.15);
    return html(
      style,
      `<section class="page"${beside ? ' style="padding:24mm 14mm"' : ''}>`,
      `${beside ? `<div class="pair">${sides}</div>` : enlarged(pen.random, 1.9, sides)}</section>`,
    );
  },
};
