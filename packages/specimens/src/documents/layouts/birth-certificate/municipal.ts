import { html } from '../../../html.ts';
import type { BirthFacts } from '../../kinds/proof-of-relationship/birth-certificate.ts';
import type { DocumentLayout } from '../../document-specimen-kind.types.ts';
import { emblem, scribble, roundSeal, squares } from '../../parts/drawn-parts.ts';
import { inStateLanguage, type TranslatedWord } from '../../parts/state-languages.ts';

// A municipal corporation's form: the state's language and English in each label, two columns of ruled cells.
export const municipal: DocumentLayout<BirthFacts> = {
  name: 'municipal',
  draw({ address, issued, values }, pen) {
    const own = inStateLanguage(address.state);
    const variant = pen.random.pick(['dd/mm/yyyy', 'dd-mm-yyyy'] as const);
    const pick = pen.random.pick;
    const cell = (word: TranslatedWord, label: string, shown: string) =>
      `<td><i>${own(word)} / ${label} :</i><br>${shown}</td>`;
    const day = (field: string) => pen.f(field, pen.date(values[field]!, variant));
    const caps = (field: string) => pen.f(field, values[field]!.toUpperCase());
    const sex = values.sex === 'M' ? 'MALE' : 'FEMALE';
    return html(
      "<style>.page{font:9.6pt/1.5 'Noto Sans','Noto Sans Devanagari','Noto Sans Tamil','Noto Sans ",
      "Kannada','Noto Sans Gujarati','Noto Sans Bengali','Noto Sans Malayalam','Noto Sans Telugu','Noto ",
      "Sans Gurmukhi';",
      'padding:12mm}',
      '.f{border:1mm double #8a6d1a;padding:6mm;height:100%}',
      'td{width:50%;padding:2.4mm 3mm;border:.2mm solid #b9a66a}',
      'i{font-style:normal;font-size:8pt;color:#444}table{width:100%}</style>\n',
      '<section class="page"><div class="f">',
      '<div style="display:flex;justify-content:space-between;align-items:center;',
      `text-align:center">${emblem('#8a6d1a', 18)}`,
      `<div>${own('government')}<br>GOVERNMENT OF ${address.state.toUpperCase()}<br>`,
      `<b>${pen.f('issuingAuthority', values.issuingAuthority!.toUpperCase())}</b>`,
      `</div>${squares(pen.random, 20)}</div>`,
      `<h1 style="font-size:15pt;text-align:center;margin:4mm">${own('birth')}<br>BIRTH CERTIFICATE</h1>`,
      '<p style="font-size:8.4pt">(Issued under Section 12/17 of the Registration of Births and Deaths ',
      'Act, ',
      '1969)<br>',
      'This is to certify that the following information has been taken from the original record of birth ',
      `which is the register for ${address.city.toUpperCase()} of `,
      `District ${address.district.toUpperCase()} of State ${address.state.toUpperCase()}.</p>`,
      '\n',
      '<table>',
      `<tr>${cell('name', pick(['Name', 'Name of Child', 'Full Name']), caps('childName'))}`,
      `${cell('sex', pick(['Sex', 'Gender']), pen.f('sex', sex))}</tr>`,
      `<tr>${cell('born', 'Date of Birth', day('dateOfBirth'))}`,
      `${cell('place', 'Place of Birth', caps('placeOfBirth'))}</tr>`,
      `<tr>${cell('mother', pick(['Name of Mother', "Mother's Name"]), caps('motherName'))}`,
      `${cell('father', pick(['Name of Father', "Father's Name"]), caps('fatherName'))}</tr>`,
      '<tr><td colspan="2">',
      '<i>Address of parents at the time of birth of the child :</i>',
      `<br>${pen.esc(`${address.locality}, ${address.city}, ${address.state}`.toUpperCase())}</td></tr>`,
      `<tr>${cell('number', pick(['Registration Number', 'Registration No.']), caps('registrationNumber'))}`,
      `${cell('registered', 'Date of Registration', day('registrationDate'))}</tr>`,
      '</table>\n',
      `<p>Date of Issue : ${pen.date(issued, variant)}</p>`,
      '<div style="display:flex;justify-content:space-between;align-items:end">',
      roundSeal('REGISTRAR BIRTHS AND DEATHS'),
      `<div>${scribble(pen.random)}<br>Issuing Authority<br>(Registrar, Birth &amp; Death)</div></div>`,
      '<p style="font-size:7.6pt;text-align:center">"Ensure registration of every birth and death"</p>',
      '</div></section>',
    );
  },
};
