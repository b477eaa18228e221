import { html } from '../../../html.ts';
import { emblem, scribble, roundSeal as ringSeal } from '../../parts/drawn-parts.ts';
import { inStateLanguage } from '../../parts/state-languages.ts';
import { pairRows, sheet, style, table } from '../../printing/markup.ts';
import type { MarriageFacts } from '../../kinds/proof-of-marital-status/marriage-certificate.ts';
import type { DateFormat, LayoutDesign } from '../../document-specimen-kind.types.ts';

// The registrar's certificate as a marriage portal prints it, husband and wife in two columns.
export const marriageCertificateLayout: LayoutDesign<MarriageFacts> = {
  draw(facts, pen) {
    const { f, around, esc, date, random } = pen;
    const v = (id: string, shown = facts.values[id]!) => f(id, shown);
    const d = (id: string, variant: DateFormat) => f(id, date(facts.values[id]!, variant));
    const { address, husband, wife, issued } = facts;
    const word = inStateLanguage(address.state);
    const both = [
      ['Name', v('husbandName', husband.name), v('wifeName', wife.name)],
      ['Date of birth', date(husband.dateOfBirth, 'dd/mm/yyyy'), date(wife.dateOfBirth, 'dd/mm/yyyy')],
      ["Father's name", esc(husband.father), esc(wife.father)],
      ['Status after marriage', around('maritalStatus', 'Married'), 'Married'],
    ];
    return html(
      style(
        '.page{padding:18mm 18mm;',
        "font:10.4pt/1.6 'Noto Sans','Noto Sans Devanagari','Noto Sans Tamil','Noto Sans Kannada','Noto ",
        "Sans Gujarati','Noto Sans Bengali','Noto Sans Malayalam','Noto Sans Telugu','Noto Sans Gurmukhi'}",
        '.top{text-align:center}.both{width:100%;margin:4mm 0}',
        '.both td,.both th{border:.25mm solid #7c3f58;padding:2mm 2.5mm;text-align:left;vertical-align:top}',
        '.pairs td{padding:1.2mm 3mm 1.2mm 0}.pairs .label{width:56mm}',
      ),
      sheet(
        html(
          `<div class="top">${emblem('#7c3f58')}<br>Government of ${esc(address.state)}<br>`,
          `Office of the Registrar of Marriages, ${esc(address.city)}<br>${word('marriage')}<br>`,
          '<b style="font-size:14pt">CERTIFICATE OF MARRIAGE</b></div>\n',
          pairRows([
            ['Registration No.', v('registrationNumber')],
            ['Date of registration', d('registrationDate', 'dd/mm/yyyy')],
            ['Registered under', v('act')],
          ]),
          '\n',
          `${table(['', 'Husband', 'Wife'], both, 'both')}\n`,
          pairRows([
            ['Date of marriage', d('marriageDate', 'dd/mm/yyyy')],
            ['Solemnised at', v('marriagePlace')],
          ]),
          '<p>Certified that the marriage of the above parties has been registered in the register of ',
          'marriages maintained by this office.</p>',
          '\n',
          '<div style="display:flex;justify-content:space-between;align-items:end;margin-top:8mm">',
          `<span>Issued on ${date(issued, 'dd/mm/yyyy')}</span>${ringSeal('REGISTRAR OF MARRIAGES')}`,
          `<span>${scribble(random)}<br>Registrar of Marriages</span></div>`,
        ),
      ),
    );
  },
};
