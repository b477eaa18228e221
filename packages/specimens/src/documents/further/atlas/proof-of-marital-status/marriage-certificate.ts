import { html } from '../../../../html.ts';
import type { MarriageFacts } from '../../../kinds/proof-of-marital-status/marriage-certificate.ts';
import { sheet, style } from '../../../printing/markup.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { scribble, roundSeal } from '../../../parts/drawn-parts.ts';

const css = html(
  ".page{padding:20mm 20mm;font:10.5pt/1.5 'DejaVu Serif Condensed','DejaVu Serif'}",
  '.top{text-align:center}.top b{font-size:15pt}.list{width:100%;margin:8mm 0}',
  '.list td{border-bottom:1px solid #998;padding:2.6mm 2mm;vertical-align:top}',
  '.list td:first-child{width:9mm}.list td:nth-child(2){width:66mm;color:#444}',
);

// An extract from the register of marriages: numbered lines in the register's own order, when and where first.
export const marriageCertificateLayout: LayoutDesign<MarriageFacts> = {
  draw({ address, husband, wife, issued, values }, pen) {
    const day = (iso: string) => pen.date(iso, 'd Month yyyy');
    const lines: readonly (readonly [string, string])[] = [
      ['Number in the register', pen.f('registrationNumber', values.registrationNumber!)],
      ['When married', pen.f('marriageDate', day(values.marriageDate!))],
      ['Where married', pen.f('marriagePlace', values.marriagePlace!)],
      ['Bridegroom', pen.f('husbandName', husband.name)],
      ['His father; born on', `${pen.esc(husband.father)}; ${day(husband.dateOfBirth)}`],
      ['Bride', pen.f('wifeName', wife.name)],
      ['Her father; born on', `${pen.esc(wife.father)}; ${day(wife.dateOfBirth)}`],
      ['Law applied', pen.f('act', values.act!)],
      ['Entered in the register on', pen.f('registrationDate', day(values.registrationDate!))],
    ];
    return (
      style(css) +
      sheet(
        html(
          `<div class="top">Office of the Registrar, ${pen.esc(address.city)}<br>`,
          `Government of ${pen.esc(address.state)}<br><br>`,
          `<b>${pen.around('maritalStatus', 'Extract from the Register of Marriages')}</b></div>\n`,
          '      ',
          '<table class="list">',
          lines.map(([label, value], at) => `<tr><td>${at + 1}.</td><td>${label}</td><td>${value}</td></tr>`).join(''),
          '</table>',
          '\n',
          `      <p>Copied from the register and compared. ${pen.esc(address.city)}, ${day(issued)}.</p>\n`,
          '      ',
          '<div style="display:flex;justify-content:space-between;align-items:center;margin-top:8mm">',
          roundSeal('REGISTRAR OF MARRIAGES * * *'),
          `<div>${scribble(pen.random)}<br>Registrar</div></div>`,
        ),
      )
    );
  },
};
