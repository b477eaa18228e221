import { emblem, scribble, seal as ringSeal } from '../parts/pictures.ts';
import { inStateTongue } from '../parts/tongues.ts';
import { pairRows, sheet, style, table } from '../markup.ts';
import type { MarriageFacts } from '../kinds/marriage-certificate.ts';
import type { DateManner, PaperLayout } from '../paper-kind.types.ts';

// The registrar's certificate as a marriage portal prints it, husband and wife in two columns.
export const registrarPortal: PaperLayout<MarriageFacts> = {
  name: 'registrar-portal',
  draw(facts, pen) {
    const { f, around, esc, date, random } = pen;
    const v = (id: string, shown = facts.values[id]!) => f(id, shown);
    const d = (id: string, manner: DateManner) => f(id, date(facts.values[id]!, manner));
    const { address, husband, wife, issued } = facts;
    const word = inStateTongue(address.state);
    const both = [
      ['Name', v('husbandName', husband.name), v('wifeName', wife.name)],
      ['Date of birth', date(husband.dateOfBirth, 'dd/mm/yyyy'), date(wife.dateOfBirth, 'dd/mm/yyyy')],
      ["Father's name", esc(husband.father), esc(wife.father)],
      ['Status after marriage', around('maritalStatus', 'Married'), 'Married'],
    ];
    return `${style(`.page{padding:18mm 18mm;font:10.4pt/1.6 'Noto Sans','Noto Sans Devanagari','Noto Sans Tamil','Noto Sans Kannada','Noto Sans Gujarati','Noto Sans Bengali','Noto Sans Malayalam','Noto Sans Telugu','Noto Sans Gurmukhi'}.top{text-align:center}.both{width:100%;margin:4mm 0}.both td,.both th{border:.25mm solid #7c3f58;padding:2mm 2.5mm;text-align:left;vertical-align:top}.pairs td{padding:1.2mm 3mm 1.2mm 0}.pairs .label{width:56mm}`)}${sheet(`<div class="top">${emblem('#7c3f58')}<br>Government of ${esc(address.state)}<br>Office of the Registrar of Marriages, ${esc(address.city)}<br>${word('marriage')}<br><b style="font-size:14pt">CERTIFICATE OF MARRIAGE</b></div>
${pairRows([
  ['Registration No.', v('registrationNumber')],
  ['Date of registration', d('registrationDate', 'dd/mm/yyyy')],
  ['Registered under', v('act')],
])}
${table(['', 'Husband', 'Wife'], both, 'both')}
${pairRows([
  ['Date of marriage', d('marriageDate', 'dd/mm/yyyy')],
  ['Solemnised at', v('marriagePlace')],
])}<p>Certified that the marriage of the above parties has been registered in the register of marriages maintained by this office.</p>
<div style="display:flex;justify-content:space-between;align-items:end;margin-top:8mm"><span>Issued on ${date(issued, 'dd/mm/yyyy')}</span>${ringSeal('REGISTRAR OF MARRIAGES')}<span>${scribble(random)}<br>Registrar of Marriages</span></div>`)}`;
  },
};
