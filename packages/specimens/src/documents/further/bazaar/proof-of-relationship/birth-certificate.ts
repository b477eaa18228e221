import { html } from '../../../../html.ts';
import type { BirthFacts } from '../../../kinds/proof-of-relationship/birth-certificate.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { emblem, scribble, roundSeal } from '../../../parts/drawn-parts.ts';
import { inStateLanguage } from '../../../parts/state-languages.ts';
import { faces, numberedRows } from '../bazaar-parts.ts';

// Form No. 5 with numbered boxes; each label in the state's language over the English one.
export const birthCertificateLayout: LayoutDesign<BirthFacts> = {
  draw({ address, issued, values: v }, pen) {
    const { pick } = pen.random;
    const own = inStateLanguage(address.state);
    const variant = pick(['dd/mm/yyyy', 'dd-mm-yyyy', 'dd.mm.yyyy'] as const);
    const day = (iso: string) => pen.date(iso, variant);
    const both = (word: Parameters<typeof own>[0], english: string) => `${own(word)}<br>${english}`;
    const rows = numberedRows([
      [
        both('registered', pick(['Date of Registration', 'Registered on', 'Registration date'])),
        pen.f('registrationDate', day(v.registrationDate!)),
      ],
      [
        both('number', pick(['Registration No.', 'Regn. Number', 'Registration Number'])),
        pen.f('registrationNumber', v.registrationNumber!),
      ],
      [
        both('name', pick(['Name', 'Name of the child', 'Full name of child'])),
        pen.f('childName', v.childName!.toUpperCase()),
      ],
      [
        both('sex', pick(['Sex', 'Gender', 'Sex of the child'])),
        pen.f('sex', v.sex === 'M' ? pick(['Male', 'MALE']) : pick(['Female', 'FEMALE'])),
      ],
      [
        both('born', pick(['Date of Birth', 'Date of occurrence of birth', 'Born on'])),
        pen.f('dateOfBirth', day(v.dateOfBirth!)),
      ],
      [
        both('place', pick(['Place of Birth', 'Place of occurrence', 'Where born'])),
        `${pen.f('placeOfBirth', v.placeOfBirth!)}, ${pen.f('countryOfBirth', 'India')}`,
      ],
      [
        both('mother', pick(['Name of Mother', 'Full name of the mother', 'Mother’s Name'])),
        pen.f('motherName', v.motherName!.toUpperCase()),
      ],
      [
        both('father', pick(['Name of Father', 'Full name of the father', 'Father’s Name'])),
        pen.f('fatherName', v.fatherName!.toUpperCase()),
      ],
      ['Permanent address of parents', pen.esc(`${address.locality}, ${address.city}, ${address.state}`)],
    ]);
    return html(
      `<style>.page{font:9.6pt/1.4 ${faces};padding:13mm 17mm}.t{width:100%;margin-top:3mm}`,
      '.t td{border:.25mm solid #245;padding:1.8mm 2.5mm}.no{width:9mm;text-align:center}.label{width:66mm}',
      '.value{font-weight:600}</style>\n',
      '<section class="page"><div style="border:1mm double #245;padding:5mm">',
      '<div style="display:flex;justify-content:space-between"><span>प्रपत्र / Form No. 5</span>',
      `<span>${own('government')}</span><span>Sl. No. ${pen.random.digits(6)}</span></div>`,
      `<div style="text-align:center">${emblem('#245', 15)}<br>`,
      `<b>${pen.f('issuingAuthority', v.issuingAuthority!)}</b>`,
      `<h2 style="margin:2mm 0;font-size:14pt">${own('birth')}`,
      `<br>${pick(['BIRTH CERTIFICATE', 'CERTIFICATE OF BIRTH', 'CERTIFICATE OF BIRTH (Form 5)'])}</h2>`,
      '<small>(Issued under Section 12/17 of the Registration of Births and Deaths Act, 1969)</small></div>',
      '\n',
      `<table class="t">${rows}</table><p>Date of issue: ${day(issued)}</p>`,
      '<div style="display:flex;justify-content:space-between;align-items:end">',
      `${roundSeal('REGISTRAR BIRTHS AND DEATHS', '#245')}<span>${scribble(pen.random)}<br>Sub-Registrar</span>`,
      '</div></div></section>',
    );
  },
};
