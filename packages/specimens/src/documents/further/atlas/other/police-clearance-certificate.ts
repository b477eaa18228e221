import { html } from '../../../../html.ts';
import type { ClearanceFacts } from '../../../kinds/other/police-clearance-certificate.ts';
import { sheet, style } from '../../../printing/markup.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { wholeAddress } from '../../../parts/address.ts';
import { face, scribble, roundSeal } from '../../../parts/drawn-parts.ts';

const css = html(
  ".page{padding:20mm 22mm;font:11.5pt/1.6 'DejaVu Sans Mono','Noto Sans Mono'}",
  '.top{display:flex;justify-content:space-between;align-items:flex-start}',
  '.dots{border-bottom:1px dotted #333;padding:0 2mm;font-weight:bold}',
  'h1{font-size:13pt;text-align:center;margin:8mm 0;letter-spacing:1px}p{margin:0 0 5mm}',
);

// Typed into a blank of a district police office, the words on dotted lines.
export const policeClearanceCertificateLayout: LayoutDesign<ClearanceFacts> = {
  draw({ person, country, values }, pen) {
    const child = person.sex === 'M' ? 'son' : 'daughter';
    return (
      style(css) +
      sheet(
        html(
          '<div class="top">',
          `<div><b>${pen.f('issuingOffice', values.issuingOffice!)}</b><br>`,
          `Ref. No. ${pen.f('certificateNumber', values.certificateNumber!)}<br>`,
          'Dated ',
          `the ${pen.f('issueDate', pen.date(values.issueDate!, 'dth Month yyyy'))}</div>`,
          `${face(pen.random, person.sex, 30, 36)}</div>`,
          '\n',
          '      <h1>CHARACTER AND ANTECEDENTS<br>NO CRIMINAL RECORD</h1>\n',
          '      ',
          `<p>Certified that <span class="dots">${pen.f('name', person.fullName.toUpperCase())}</span>`,
          `, ${child} of ${pen.esc(person.fatherName)}, born on ${pen.date(person.dateOfBirth, 'dd.mm.yyyy')}, `,
          'who holds Indian Passport bearing No. ',
          `<span class="dots">${pen.f('passportNumber', values.passportNumber!)}</span>`,
          ` and lives at ${pen.esc(wholeAddress(person.address))}, `,
          'has been verified through the records of the police stations concerned.</p>',
          '\n',
          '      ',
          '<p>There is nothing adverse on record that would make the holder unfit for the grant of long stay ',
          `in ${country}. `,
          'No case is pending before any court within the jurisdiction of this office.</p>',
          '\n',
          '      ',
          '<p>The particulars are true as on the date of this paper, which stands good for six months.</p>\n',
          '      ',
          '<div style="display:flex;justify-content:space-between;align-items:center;margin-top:16mm">',
          roundSeal('POLICE HEAD OFFICE * VERIFIED *'),
          `<div style="text-align:center">${scribble(pen.random, 40)}<br>Deputy Superintendent</div></div>`,
        ),
      )
    );
  },
};
