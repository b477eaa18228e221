import { html } from '../../../../html.ts';
import type { AadhaarFacts } from '../../../kinds/national-id/aadhaar.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { printedAddress } from '../../../parts/address.ts';
import { inDevanagari } from '../../../parts/devanagari.ts';
import { emblem, face, squares } from '../../../parts/drawn-parts.ts';
import { inStateLanguage } from '../../../parts/state-languages.ts';

const sexes = { M: ['पुरुष', 'MALE'], F: ['महिला', 'FEMALE'] } as const;

// Saved from the resident's page: front and back beside one another, the state's words small above each English line.
export const aadhaarLayout: LayoutDesign<AadhaarFacts> = {
  draw(facts, pen) {
    const { values, address } = facts;
    const pick = pen.random.pick;
    const word = inStateLanguage(address.state);
    const born = pen.date(values.dateOfBirth!, pick(['dd/mm/yyyy', 'dd-mm-yyyy']));
    const number = pen.around('masked', pen.f('aadhaarNumber', facts.number));
    const cell = (small: string, shown: string) => `<p><small>${small}</small><br><b>${shown}</b></p>`;
    const home = printedAddress(pen, address, {
      rows: [['building', 'locality'], ['city'], ['district'], ['state', 'postcode']],
      before: { district: pick(['Dist: ', 'District: ', 'Dist. ']), city: pick(['', 'VTC: ', 'P.O. ']) },
    });
    return html(
      '<style>.page{padding:20mm 12mm;',
      "font:8.6pt/1.35 'Noto Sans','Noto Sans Devanagari','Noto Sans Bengali','Noto Sans Gurmukhi','Noto ",
      "Sans Tamil','Noto Sans Kannada','Noto Sans Gujarati','Noto Sans Malayalam','Noto Sans Telugu'}",
      '.two{display:grid;grid-template-columns:1fr 1fr;gap:4mm;border:.3mm dashed #888;padding:4mm}',
      '.side{border:.3mm solid #b55;min-height:78mm;padding:3mm 3mm 20mm;position:relative}',
      '.side p{margin:1.2mm 0}small{font-size:6.6pt;color:#666}',
      '.no{position:absolute;bottom:2mm;left:3mm;right:3mm;border-top:.6mm solid #c33;text-align:center;',
      'font-size:14pt;padding-top:1mm}',
      '.bar{font-weight:700;border-bottom:.5mm solid #e69b35;padding-bottom:1mm;margin-bottom:2mm}</style>',
      '\n',
      '<section class="page">',
      '<p style="font-size:8pt;color:#555">Resident copy &nbsp;|&nbsp; ',
      `Enrolment No.: ${facts.enrolment} &nbsp;|&nbsp; Registered mobile: `,
      `******${facts.phone.slice(-4)}</p>`,
      '\n',
      '<div class="two"><div class="side">',
      `<div class="bar">${emblem('#933', 8)} भारत सरकार &nbsp; Government of India</div>`,
      `<div style="display:flex;gap:3mm">${face(pen.random, facts.sex, 22, 27)}`,
      `<div>\n${cell(`${word('name')} / Name`, pen.f('name', facts.name))}`,
      cell(`${word('born')} / ${pick(['DOB', 'Date of Birth', 'Birth date'])}`, pen.f('dateOfBirth', born)),
      cell(
        `${word('sex')} / ${pick(['Gender', 'Sex'])}`,
        `${sexes[facts.sex][0]} / ${pen.f('sex', sexes[facts.sex][1])}`,
      ),
      '</div>',
      '</div>',
      `<div class="no"><b>${number}</b><br><small>VID : ${pen.f('vid', facts.vid)}</small></div></div>\n`,
      '<div class="side">',
      `<div class="bar">${pen.f('issuingAuthority', 'Unique Identification Authority of India')}</div>`,
      '<div style="display:flex;gap:2mm">',
      `<div><small>पता:</small> ${inDevanagari(`${address.building} ${address.locality} ${address.city}`)}`,
      `<p>Address:<br>${pen.f('careOf', `${facts.relation} ${facts.relative}`)},<br>${home}</p>`,
      `</div>${squares(pen.random, 24)}</div>`,
      `<div class="no"><b>${pen.f('aadhaarNumber', facts.number)}</b></div></div></div>\n`,
      `<p style="font-size:7.4pt">${pick(['Issue Date', 'Aadhaar issued on', 'Date of issue'])}: `,
      `${pen.f('issueDate', pen.date(values.issueDate!, 'dd/mm/yyyy'))}. `,
      'Aadhaar is proof of identity, not of citizenship or date of birth. मेरा आधार, मेरी पहचान</p>',
      '</section>',
    );
  },
};
