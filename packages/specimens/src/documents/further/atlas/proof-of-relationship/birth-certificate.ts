import { html } from '../../../../html.ts';
import type { BirthFacts } from '../../../kinds/proof-of-relationship/birth-certificate.ts';
import { sheet, style, table } from '../../../printing/markup.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { scribble, roundSeal } from '../../../parts/drawn-parts.ts';

const css = html(
  ".page{padding:22mm 14mm;font:10.5pt/1.5 'DejaVu Serif','Noto Serif'}",
  'h1{font-size:15pt;text-align:center;margin:0}',
  '.sub{text-align:center;font-style:italic;margin-bottom:9mm}',
  '.table{width:100%;margin-bottom:5mm;table-layout:fixed}',
  '.table th{border:1px solid #555;font-weight:normal;font-size:8.5pt;padding:2mm;vertical-align:top;',
  'text-align:left;background:#f7f3e6}',
  '.table td{border:1px solid #555;padding:4mm 2mm;vertical-align:top;height:20mm}',
);

// A certified copy of an entry: the columns of the old register, headed, one entry below.
export const birthCertificateLayout: LayoutDesign<BirthFacts> = {
  draw({ address, issued, values }, pen) {
    const day = (iso: string) => pen.date(iso, 'dth Month yyyy');
    const upper = table(
      ['When born', 'Name of child', 'Sex', 'Where born'],
      [
        [
          pen.f('dateOfBirth', day(values.dateOfBirth!)),
          pen.f('childName', values.childName!),
          pen.f('sex', values.sex === 'M' ? 'Male' : 'Female'),
          pen.f('placeOfBirth', values.placeOfBirth!),
        ],
      ],
    );
    const lower = table(
      ['Name of mother', 'Name of father', 'When registered', 'No. of entry'],
      [
        [
          pen.f('motherName', values.motherName!),
          pen.f('fatherName', values.fatherName!),
          pen.f('registrationDate', day(values.registrationDate!)),
          `<span style="white-space:nowrap;font-size:9pt">${pen.f('registrationNumber', values.registrationNumber!)}</span>`,
        ],
      ],
    );
    return (
      style(css) +
      sheet(
        html(
          '<h1>Certified Copy of an Entry of Birth</h1>',
          '<div class="sub">kept ',
          `by ${pen.f('issuingAuthority', values.issuingAuthority!)}, ${pen.esc(address.state)}, `,
          `${pen.f('countryOfBirth', 'India')}</div>${upper}${lower}\n`,
          '      ',
          '<p>I certify that the above is a true copy of the entry in the register of births in my custody. ',
          `Given under my hand this ${day(issued)}.</p>`,
          '\n',
          '      ',
          '<div style="display:flex;justify-content:space-between;align-items:center;margin-top:10mm">',
          roundSeal('REGISTER OF BIRTHS * TRUE COPY *'),
          `<div style="text-align:center">${scribble(pen.random)}<br>Registrar</div></div>`,
        ),
      )
    );
  },
};
