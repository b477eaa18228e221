import { html } from '../../../html.ts';
import type { BirthFacts } from '../../kinds/proof-of-relationship/birth-certificate.ts';
import type { DocumentLayout } from '../../document-specimen-kind.types.ts';
import { emblem, scribble } from '../../parts/drawn-parts.ts';

// A certificate in one sentence under an ornate frame, as panchayats and hospitals write it.
export const township: DocumentLayout<BirthFacts> = {
  name: 'township',
  draw({ address, issued, values }, pen) {
    const variant = pen.random.pick(['dth Month yyyy', 'dd-Mmm-yyyy', 'Month d, yyyy'] as const);
    const [child, parents] = values.sex === 'M' ? ['Master', 'son of'] : ['Kumari', 'daughter of'];
    return html(
      "<style>.page{font:italic 12.5pt/2 'Noto Serif';padding:16mm}",
      '.f{border:2.4mm ridge #6b8f3a;padding:12mm;height:100%;text-align:justify}',
      'b{font-style:normal}</style>\n',
      '<section class="page"><div class="f">',
      `<div style="text-align:center">${emblem('#6b8f3a', 20)}<br>`,
      `<b>${pen.f('issuingAuthority', values.issuingAuthority!)}</b><br>`,
      `Dist. ${address.district}, ${address.state}`,
      '<h1 style="font-size:20pt;margin:4mm">Birth Certificate</h1></div>',
      `<p>Certified that ${pen.random.chance(0.5) ? child : ''} `,
      `<b>${pen.f('childName', values.childName!)}</b>`,
      ' ',
      `(${pen.random.pick(['sex', 'gender'])}: ${pen.f('sex', values.sex === 'M' ? 'Male' : 'Female')}), `,
      `${parents} `,
      'Shri ',
      `<b>${pen.f('fatherName', values.fatherName!)}</b> and Smt. `,
      `<b>${pen.f('motherName', values.motherName!)}</b>, was born on `,
      `<b>${pen.f('dateOfBirth', pen.date(values.dateOfBirth!, variant))}</b> at `,
      `<b>${pen.f('placeOfBirth', values.placeOfBirth!)}</b>`,
      ', and that the birth has been entered under registration number ',
      `<b>${pen.f('registrationNumber', values.registrationNumber!)}</b> on `,
      `<b>${pen.f('registrationDate', pen.date(values.registrationDate!, variant))}</b>.</p>`,
      `<p>Given under my hand and seal, ${pen.date(issued, variant)}.</p>`,
      `<div style="text-align:right">${scribble(pen.random)}<br>Registrar</div></div></section>`,
    );
  },
};
