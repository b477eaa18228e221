import { html } from '../../../../html.ts';
import type { AadhaarFacts } from '../../../kinds/national-id/aadhaar.ts';
import { sheet, style } from '../../../printing/markup.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { printedAddress } from '../../../parts/address.ts';
import { inDevanagari } from '../../../parts/devanagari.ts';
import { face, squares } from '../../../parts/drawn-parts.ts';

const css = html(
  ".page{padding:20mm 20mm;font:10.5pt/1.5 'Noto Sans','Noto Sans Devanagari'}",
  '.box{border:1.5px solid #d0762b;border-radius:3mm;padding:6mm}',
  '.flag{display:flex;justify-content:space-between;border-bottom:1mm solid #2c7a3f;padding-bottom:3mm;',
  'margin-bottom:5mm;font-size:9.5pt}',
  '.duo{display:flex;gap:7mm}.rows td{padding:1.1mm 4mm 1.1mm 0;vertical-align:top}',
  '.rows td:first-child{color:#555;font-size:9pt;width:34mm}',
  '.big{font-size:17pt;letter-spacing:1.5px;margin-top:5mm}',
  '.note{font-size:8pt;color:#444;margin-top:6mm}',
);

// As a document wallet prints it: one sheet, label beside value, number at the foot.
export const aadhaarLayout: LayoutDesign<AadhaarFacts> = {
  draw({ name, sex, relation, relative, number, vid, address, values }, pen) {
    const row = (label: string, value: string) => `<tr><td>${label}</td><td>${value}</td></tr>`;
    const rows = [
      row('Full name', `${inDevanagari(name)}<br><b>${pen.f('name', name)}</b>`),
      row('Birth date', pen.f('dateOfBirth', pen.date(values.dateOfBirth!, 'dd-mm-yyyy'))),
      row('Gender', pen.f('sex', sex === 'M' ? 'Male' : 'Female')),
      row('Care of', pen.f('careOf', `${relation} ${relative}`)),
      row(
        'Address',
        printedAddress(pen, address, {
          rows: [
            ['building', 'locality'],
            ['city', 'district'],
            ['state', 'postcode'],
          ],
          before: { district: 'Dist ' },
        }),
      ),
      row('Issued on', pen.f('issueDate', pen.date(values.issueDate!, 'dd-mm-yyyy'))),
    ];
    return (
      style(css) +
      sheet(
        html(
          '<div class="box">',
          '<div class="flag"><span>भारत सरकार · Government of India</span>',
          `<span>${pen.f('issuingAuthority', 'Unique Identification Authority of India')}</span></div>\n`,
          `      <div class="duo"><div>${face(pen.random, sex, 32, 40)}`,
          `<div style="margin-top:4mm">${squares(pen.random, 32)}</div></div>`,
          `<table class="rows">${rows.join('')}</table></div>\n`,
          `      <div class="big">${pen.around('masked', pen.f('aadhaarNumber', number))}</div>`,
          `<div>Virtual ID ${pen.f('vid', vid)}</div></div>\n`,
          '      ',
          '<p class="note">Fetched from the issuer\'s records into the document wallet. ',
          'Aadhaar is a proof of identity, not of citizenship. आधार पहचान का प्रमाण है, नागरिकता का नहीं।</p>',
        ),
      )
    );
  },
};
