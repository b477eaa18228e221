import { html } from '../../../../html.ts';
import type { BirthFacts } from '../../../kinds/proof-of-relationship/birth-certificate.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { wholeAddress } from '../../../parts/address.ts';
import { emblem, scribble, roundSeal, squares } from '../../../parts/drawn-parts.ts';
import { inStateLanguage } from '../../../parts/state-languages.ts';

// The state's bordered sheet in two columns: the child at the left, the parents at the right, words of the state
// above the English ones.
export const birthCertificateLayout: LayoutDesign<BirthFacts> = {
  draw({ address, issued, values: v }, pen) {
    const pick = pen.random.pick;
    const word = inStateLanguage(address.state);
    const variant = pick(['dd-mm-yyyy', 'dd/mm/yyyy', 'd Month yyyy'] as const);
    const day = (iso: string) => pen.date(iso, variant);
    const cell = (own: string, english: string, shown: string) =>
      `<div class="c"><i>${own}${own && ' / '}${english}</i>${shown}</div>`;
    const sex = { M: ['Male', 'Boy', 'MALE'], F: ['Female', 'Girl', 'FEMALE'] }[v.sex as 'M' | 'F'];
    return html(
      "<style>.page{font:10.4pt/1.45 'Noto Serif','Noto Sans Devanagari','Noto Sans Bengali','Noto Sans ",
      "Gurmukhi','Noto Sans Tamil','Noto Sans Kannada','Noto Sans Gujarati','Noto Sans Malayalam','Noto ",
      "Sans Telugu';",
      'padding:12mm}',
      '.b{border:1.4mm double #7a5a12;padding:8mm;min-height:262mm}',
      '.g{display:grid;grid-template-columns:1fr 1fr;column-gap:8mm;margin:6mm 0}',
      '.c{border-bottom:.2mm dotted #555;padding:2.4mm 0;min-height:15mm;font-weight:600}',
      '.c i{display:block;',
      "font:400 7.8pt 'Noto Sans','Noto Sans Devanagari','Noto Sans Bengali','Noto Sans Gurmukhi','Noto ",
      "Sans Tamil','Noto Sans Kannada','Noto Sans Gujarati','Noto Sans Malayalam','Noto Sans Telugu';",
      'color:#654}',
      'h1{font-size:17pt;margin:2mm 0}</style>\n',
      '<section class="page"><div class="b">',
      `<div style="text-align:center">${emblem('#7a5a12', 16)}<br>${word('government')}<br>`,
      `Government of ${pen.esc(address.state)}<br><b>${pen.f('issuingAuthority', v.issuingAuthority!)}</b>`,
      `<h1>${word('birth')}`,
      `<br>${pick(['Birth Certificate', 'Certificate of Birth', 'BIRTH CERTIFICATE'])}</h1>`,
      '<small>',
      pick([
        'issued under section 12 of the Registration of Births and Deaths Act, 1969',
        '(Under section 12/17 of the RBD Act, 1969)',
      ]),
      '</small>',
      '</div>\n',
      '<div class="g">',
      cell(word('name'), pick(['Name of child', "Child's full name", 'Name']), pen.f('childName', v.childName!)),
      cell(word('father'), pick(['Name of father', "Father's name", 'Father']), pen.f('fatherName', v.fatherName!)),
      cell(word('sex'), pick(['Sex', 'Gender']), pen.f('sex', pick(sex))),
      cell(word('mother'), pick(['Name of mother', "Mother's name", 'Mother']), pen.f('motherName', v.motherName!)),
      cell(word('born'), pick(['Date of birth', 'Born on', 'Birth date']), pen.f('dateOfBirth', day(v.dateOfBirth!))),
      cell(
        word('number'),
        pick(['Registration number', 'Regn. No.', 'Register entry no.']),
        pen.f('registrationNumber', v.registrationNumber!),
      ),
      cell(word('place'), pick(['Place of birth', 'Born at', 'Birth place']), pen.f('placeOfBirth', v.placeOfBirth!)),
      cell(
        word('registered'),
        pick(['Date of registration', 'Registered on', 'Regn. date']),
        pen.f('registrationDate', day(v.registrationDate!)),
      ),
      cell('', pick(['Country of birth', 'Country']), pen.f('countryOfBirth', 'India')),
      `${cell('', 'Address of parents at the time of birth', pen.esc(wholeAddress(address)))}</div>`,
      '\n',
      '<div style="display:flex;justify-content:space-between;align-items:end">',
      `<div>${squares(pen.random, 22)}<br>`,
      `<small>Certificate printed ${pen.date(issued, 'dd-mm-yyyy')}</small></div>`,
      roundSeal('REGISTRAR BIRTHS DEATHS', '#7a3312'),
      `<div style="text-align:center">${scribble(pen.random)}<br>Sub-Registrar</div></div></div></section>`,
    );
  },
};
