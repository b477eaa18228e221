import { html } from '../../../html.ts';
import type { BirthFacts } from '../../kinds/proof-of-relationship/birth-certificate.ts';
import { pairRows } from '../../printing/markup.ts';
import type { DocumentLayout } from '../../document-specimen-kind.types.ts';
import { scribble, roundSeal } from '../../parts/drawn-parts.ts';

// The older extract: numbered lines with dots, typed on a ruled form.
export const extract: DocumentLayout<BirthFacts> = {
  name: 'extract',
  draw({ address, issued, values }, pen) {
    const variant = pen.random.pick(['dd.mm.yyyy', 'd Month yyyy', 'dd/mm/yyyy'] as const);
    const pick = pen.random.pick;
    const day = (field: string) => pen.f(field, pen.date(values[field]!, variant));
    const country = pen.random.chance(0.5) ? `, ${pen.f('countryOfBirth', 'INDIA')}` : '';
    const rows = pairRows([
      [
        `1. ${pick(['Registration No.', 'Regn. No.', 'Entry No. in the register'])}`,
        pen.f('registrationNumber', values.registrationNumber!),
      ],
      [`2. ${pick(['Date of registration', 'Regd. on'])}`, day('registrationDate')],
      [`3. ${pick(['Child’s name', 'Name of the child', 'Name (if any)'])}`, pen.f('childName', values.childName!)],
      ['4. Sex', pen.f('sex', values.sex === 'M' ? 'Male' : 'Female')],
      [`5. ${pick(['Date of birth', 'Born on'])}`, day('dateOfBirth')],
      ['6. Place of birth', pen.f('placeOfBirth', values.placeOfBirth!) + country],
      [
        `7. ${pick(['Name of father', 'Father’s full name', 'Father'])}`,
        pen.f('fatherName', `Shri ${values.fatherName}`),
      ],
      [
        `8. ${pick(['Name of mother', 'Mother’s full name', 'Mother'])}`,
        pen.f('motherName', `Smt. ${values.motherName}`),
      ],
      ['9. Permanent address of parents', pen.esc(`${address.building}, ${address.locality}, ${address.city}`)],
    ]);
    return html(
      "<style>.page{font:11pt/1.6 'DejaVu Serif';padding:20mm;background:#fdfbf2}",
      '.pairs{width:100%;margin:6mm 0}',
      '.pairs td{padding:1.8mm 1mm;border-bottom:.25mm dotted #444;vertical-align:top}',
      '.label{width:70mm}</style>\n',
      '<section class="page"><div style="text-align:right;font-size:9pt">FORM No. 5 [See Rule 8]</div>',
      `<div style="text-align:center">Department of Health, State of ${address.state}<br>`,
      '<b>CERTIFICATE OF BIRTH</b><br>',
      '<small>(Issued under the Registration of Births &amp; Deaths Act)</small></div>',
      '<p>This is to certify that the following information has been taken from the original record of ',
      `birth kept by the ${pen.f('issuingAuthority', values.issuingAuthority!)}.</p>${rows}`,
      '<div style="display:flex;justify-content:space-between;margin-top:10mm">',
      `<div>Date : ${pen.date(issued, variant)}<br>Seal<br>`,
      `${roundSeal('OFFICE OF THE REGISTRAR', '#7a3b8f')}</div>`,
      `<div style="text-align:center"><br>${scribble(pen.random)}<br>Signature of issuing authority</div>`,
      '</div></section>',
    );
  },
};
