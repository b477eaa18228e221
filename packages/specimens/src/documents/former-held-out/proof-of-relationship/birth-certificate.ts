import { html } from '../../../html.ts';
import { emblem, scribble, squares, roundSeal as ringSeal } from '../../parts/drawn-parts.ts';
import { inStateLanguage } from '../../parts/state-languages.ts';
import { pairRows, sheet, style } from '../../printing/markup.ts';
import { wholeAddress } from '../../parts/address.ts';
import type { BirthFacts } from '../../kinds/proof-of-relationship/birth-certificate.ts';
import type { DateFormat, LayoutDesign } from '../../document-specimen-kind.types.ts';

// A corporation's printed form with the register's entries.
export const birthCertificateLayout: LayoutDesign<BirthFacts> = {
  draw(facts, pen) {
    const { f, esc, date, random } = pen;
    const v = (id: string, shown = facts.values[id]!) => f(id, shown);
    const d = (id: string, variant: DateFormat) => f(id, date(facts.values[id]!, variant));
    const { address, issued, values } = facts;
    const word = inStateLanguage(address.state);
    return html(
      style(
        '.page{padding:15mm 18mm;',
        "font:10.4pt/1.55 'Noto Sans','Noto Sans Devanagari','Noto Sans Tamil','Noto Sans Kannada','Noto ",
        "Sans Gujarati','Noto Sans Bengali','Noto Sans Malayalam','Noto Sans Telugu','Noto Sans Gurmukhi'}",
        '.frame{border:.8mm double #265c2e;padding:8mm 9mm}.top{text-align:center}',
        '.pairs{width:100%;margin:5mm 0}.pairs td{padding:1.7mm 1mm;vertical-align:top}',
        '.pairs .label{width:72mm}',
      ),
      sheet(
        html(
          '<div class="frame">',
          `<div class="top">${emblem('#265c2e')}<br><b style="font-size:13pt">${v('issuingAuthority')}</b>`,
          `<br>${word('birth')}<br><b style="font-size:14pt">BIRTH CERTIFICATE</b><br>`,
          '<small>(Issued under Section 12/17 of the Registration of Births and Deaths Act, 1969)</small>',
          '</div>\n',
          '<p>This is to certify that the following information has been taken from the original record of ',
          `birth kept in the register for ${esc(address.city)}, `,
          `State of ${esc(address.state)}.</p>`,
          '\n',
          pairRows([
            [`${word('name')} / Name`, v('childName', values.childName!.toUpperCase())],
            [`${word('sex')} / Gender`, v('sex', values.sex === 'M' ? 'Male' : 'Female')],
            [`${word('born')} / Date of Birth`, d('dateOfBirth', 'dd-mm-yyyy')],
            [`${word('place')} / Place of Birth`, v('placeOfBirth')],
            [`${word('mother')} / Name of Mother`, v('motherName', values.motherName!.toUpperCase())],
            [`${word('father')} / Full name of father`, v('fatherName', values.fatherName!.toUpperCase())],
            ['Address of parents', esc(wholeAddress(address))],
            [`${word('number')} / Registration No.`, v('registrationNumber')],
            [`${word('registered')} / Date of Registration`, d('registrationDate', 'dd-mm-yyyy')],
          ]),
          '\n',
          '<div style="display:flex;justify-content:space-between;align-items:end">',
          `<span>Date of Issue : ${date(issued, 'dd-mm-yyyy')}`,
          `<br>${squares(random, 22)}</span>${ringSeal('REGISTRAR OF BIRTHS AND DEATHS')}`,
          `<span>${scribble(random)}<br>Registrar (Birth &amp; Death)</span></div></div>`,
        ),
      ),
    );
  },
};
