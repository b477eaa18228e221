import { html } from '../../../../html.ts';
import type { AadhaarFacts } from '../../../kinds/national-id/aadhaar.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { printedAddress } from '../../../parts/address.ts';
import { inDevanagari } from '../../../parts/devanagari.ts';
import { face, squares } from '../../../parts/drawn-parts.ts';
import { translatedWord } from '../../../parts/state-languages.ts';
import { faces } from '../bazaar-parts.ts';

// A page from the resident's own download: particulars in a ruled table, the state's language before the English.
export const aadhaarLayout: LayoutDesign<AadhaarFacts> = {
  draw(facts, pen) {
    const { values, address } = facts;
    const { pick } = pen.random;
    const own = (word: Parameters<typeof translatedWord>[1]) => translatedWord(address.state, word);
    const sex = facts.sex === 'M' ? 'MALE' : 'FEMALE';
    const rows = [
      [`${own('name')} / ${pick(['Name', 'Name of Resident', 'Full Name'])}`, pen.f('name', facts.name)],
      [
        `${own('born')} / ${pick(['Date of Birth', 'DOB', 'Birth Date'])}`,
        pen.f('dateOfBirth', pen.date(values.dateOfBirth!, pick(['dd/mm/yyyy', 'dd-mm-yyyy']))),
      ],
      [`${own('sex')} / ${pick(['Gender', 'Sex'])}`, pen.f('sex', sex)],
      [pick(['Care of', 'C/o', 'Relation']), pen.f('careOf', `${facts.relation}: ${facts.relative}`)],
      [
        pick(['Address', 'Residential Address', 'Address as registered']),
        printedAddress(pen, address, { rows: [['building'], ['locality', 'city'], ['state', 'postcode']] }),
      ],
      [pick(['VID', 'Virtual ID', 'Virtual Identity No.']), pen.f('vid', facts.vid)],
      ['Mobile', `XXXXXX${facts.phone.slice(-4)}`],
    ];
    return html(
      `<style>.page{font:9.6pt/1.5 ${faces};padding:16mm 18mm}.t{width:100%}`,
      '.t td{border:.25mm solid #a55;padding:2mm 3mm;vertical-align:top}',
      '.t td:first-child{width:56mm;background:#fdf3ee}',
      '.no{font-size:17pt;font-weight:700;letter-spacing:1px;text-align:center;border:.5mm solid #c33;',
      'padding:2mm;margin:5mm 0}</style>',
      '\n',
      '<section class="page">',
      '<div style="display:flex;justify-content:space-between;border-bottom:1mm solid #e8862e;',
      'padding-bottom:2mm">',
      `<div><b>${pen.f('issuingAuthority', 'Unique Identification Authority of India')}</b><br>`,
      'भारतीय विशिष्ट ओळख प्राधिकरण<br>Government of India / भारत सरकार</div>',
      '<div style="text-align:right;',
      `font-size:8.4pt">${pick(['Enrolment No.', 'Enrolment ID', 'EID'])}: ${facts.enrolment}`,
      `<br>${pick(['Issue Date', 'Aadhaar issued on', 'Date of Issue'])}: `,
      `${pen.f('issueDate', pen.date(values.issueDate!, 'dd/mm/yyyy'))}</div>`,
      '</div>\n',
      '<p style="text-align:center;',
      `margin:4mm 0 0">${pick(['आधार क्रमांक / Your Aadhaar No.', 'Aadhaar Number', 'Aadhaar No. / आधार'])}`,
      '</p>',
      `<div class="no">${pen.around('masked', pen.f('aadhaarNumber', facts.number))}</div>\n`,
      '<div style="display:flex;gap:5mm">',
      '<table class="t">',
      `${rows.map(([label, shown]) => `<tr><td>${label}</td><td>${shown}</td></tr>`).join('')}</table>`,
      `<div>${face(pen.random, facts.sex, 30, 38)}<br><br>${squares(pen.random, 30)}</div></div>\n`,
      `<p style="font-size:8pt;margin-top:6mm">${inDevanagari(facts.name.toUpperCase())} &mdash; `,
      'Aadhaar is a proof of identity, not of citizenship or date of birth. ',
      'Verify by scanning the code or through the online service.</p>',
      '</section>',
    );
  },
};
