import { html } from '../../../html.ts';
import type { AadhaarFacts } from '../../kinds/national-id/aadhaar.ts';
import type { DocumentLayout } from '../../document-specimen-kind.types.ts';
import { printedAddress } from '../../parts/address.ts';
import { inDevanagari } from '../../parts/devanagari.ts';
import { emblem, face, squares } from '../../parts/drawn-parts.ts';

const style = html(
  '<style>.page{position:relative;width:210mm;height:297mm;box-sizing:border-box;padding:14mm 16mm;',
  "font:9pt/1.45 'DejaVu Sans','Noto Sans Devanagari';color:#111;background:#fff}\n",
  '.head{display:flex;justify-content:space-between;align-items:center;border-bottom:.4mm solid #333;',
  'padding-bottom:3mm;text-align:center;font-size:10pt}\n',
  '.to{display:flex;justify-content:space-between;margin-top:8mm}',
  '.own{text-align:center;margin:9mm 0 6mm;font-size:10pt}.own b{font-size:17pt;letter-spacing:.08em}\n',
  '.info{display:flex;gap:8mm;border:.2mm solid #aaa;padding:3mm;font-size:7.6pt}',
  '.info ul{margin:1mm 0;padding-left:4mm}',
  '.cut{border-top:.3mm dashed #666;margin:7mm -16mm 5mm;text-align:center;font-size:7pt}\n',
  '.two{display:flex;gap:4mm}',
  '.slip{position:relative;width:88mm;height:56mm;border:.2mm solid #777;padding:2mm;',
  'box-sizing:border-box;font-size:7.4pt;line-height:1.35}',
  '.slip h4{margin:0 0 2mm;font-size:7.6pt;text-align:center;color:#a33}\n',
  '.slip .n{position:absolute;left:0;right:0;bottom:5mm;text-align:center;font-size:12pt;',
  'font-weight:700}',
  '.slip .v{position:absolute;left:0;right:0;bottom:1mm;text-align:center;font-size:7pt}</style>',
);

// The letter that is downloaded: enrolment, address to send to, number in the middle, both halves of the card to cut
// out at its foot.
export const letter: DocumentLayout<AadhaarFacts> = {
  name: 'letter',
  draw(facts, pen) {
    const { address, values } = facts;
    const number = () => pen.around('masked', pen.f('aadhaarNumber', facts.number));
    const vid = () => pen.f('vid', facts.vid);
    const sex = facts.sex === 'M' ? ['पुरुष', 'MALE'] : ['महिला', 'FEMALE'];
    const careOf = () => pen.f('careOf', `${facts.relation}: ${facts.relative}`);
    const before = { district: 'District: ', state: 'State: ', postcode: 'PIN Code: ' };
    const to = printedAddress(pen, address, {
      rows: [['building'], ['locality'], ['city'], ['district'], ['state'], ['postcode']],
      between: ',<br>',
      before,
    });
    const short = printedAddress(pen, address, {
      rows: [
        ['building', 'locality', 'city'],
        ['district', 'state', 'postcode'],
      ],
    });
    const day = pen.date(values.issueDate!, 'dd/mm/yyyy');
    return html(
      `${style}<section class="page"><div class="head">${emblem('#444', 13)}`,
      `<div>भारत सरकार<br><b>${pen.f('issuingAuthority', 'Unique Identification Authority of India')}</b>`,
      '<br>भारतीय विशिष्ट पहचान प्राधिकरण</div>',
      '<div style="color:#a33;font-weight:700">आधार<br>AADHAAR</div></div>\n',
      '<div class="to">',
      `<div>नामांकन क्रम / Enrolment No.: ${facts.enrolment}<br><br>To<br>${inDevanagari(facts.name)}`,
      `<br>${pen.f('name', facts.name)}<br>${careOf()},<br>${to}<br>Mobile: ${facts.phone}</div>`,
      `<div style="text-align:right">Download Date: ${day}<br>Issue Date: ${pen.f('issueDate', day)}<br>`,
      `<br>${squares(pen.random, 32)}</div></div>\n`,
      `<div class="own">आपका आधार क्रमांक / Your Aadhaar No. :<br><b>${number()}</b><br>VID : ${vid()}<br>`,
      'मेरा आधार, मेरी पहचान</div>\n',
      '<div class="info"><div><b>सूचना</b><ul><li>आधार पहचान का प्रमाण है, नागरिकता का नहीं।</li>',
      '<li>पहचान का प्रमाण ऑनलाइन जाँच द्वारा प्राप्त करें।</li></ul></div><div><b>INFORMATION</b><ul>',
      '<li>Aadhaar is a proof of identity, not of citizenship.</li>',
      '<li>Verify identity using the secure code or offline file.</li>',
      '<li>Keep your mobile number and e-mail updated in Aadhaar.</li></ul></div></div>\n',
      '<div class="cut">✂</div><div class="two"><div class="slip"><h4>भारत सरकार / Government of India</h4>',
      `<div style="display:flex;gap:3mm">${face(pen.random, facts.sex, 20, 25)}`,
      `<div>${inDevanagari(facts.name)}<br>${pen.f('name', facts.name)}<br>`,
      `जन्म तिथि / DOB : ${pen.f('dateOfBirth', pen.date(values.dateOfBirth!, 'dd/mm/yyyy'))}`,
      `<br>${sex[0]} / ${pen.f('sex', sex[1]!)}</div></div>`,
      `<div class="n">${number()}</div><div class="v">VID : ${vid()}</div></div>\n`,
      '<div class="slip"><h4>Unique Identification Authority of India</h4>',
      '<div style="display:flex;gap:2mm;justify-content:space-between">',
      `<div style="width:54mm">पता: ${inDevanagari(`${address.building} ${address.locality} ${address.city}`)}`,
      `, ${inDevanagari(address.state)} `,
      `- ${address.postcode}`,
      `<br><br>Address: ${careOf()}, ${short}</div>${squares(pen.random, 24)}</div>`,
      `<div class="n">${number()}</div><div class="v">VID : ${vid()}</div></div></div></section>`,
    );
  },
};
