import { html } from '../../../../html.ts';
import type { PanFacts } from '../../../kinds/national-id/pan-card.ts';
import { sheet, style } from '../../../printing/markup.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { bars, face, scribble } from '../../../parts/drawn-parts.ts';

const css = html(
  ".page{padding:18mm 20mm;font:10.5pt/1.55 'DejaVu Serif','Noto Serif'}",
  '.head{text-align:left;border-left:3mm solid #294a7a;padding-left:4mm;margin-bottom:8mm}',
  '.cut{border-top:1px dashed #333;margin:10mm 0 6mm;font-size:8pt}',
  '.coupon{position:relative;width:104mm;border:1px solid #294a7a;padding:4mm 5mm;background:#eaf2fa;',
  "font:9.5pt/1.5 'DejaVu Sans'}",
  '.coupon small{color:#456;font-size:7pt}.face{position:absolute;right:5mm;top:5mm}',
);

// The letter that came with the number: in a sentence, and again on a part to cut out.
export const panCardLayout: LayoutDesign<PanFacts> = {
  draw({ name, fatherName, sex, values }, pen) {
    const pan = values.panNumber!;
    const day = pen.date(values.dateOfBirth!, 'dd/mm/yyyy');
    return (
      style(css) +
      sheet(
        html(
          `<div class="head"><b>${pen.f('issuingAuthority', 'Income Tax Department')}</b><br>`,
          'Intimation of Permanent Account Number</div>\n',
          `      <p>Dear ${sex === 'M' ? 'Sir' : 'Madam'},</p>\n`,
          '      ',
          `<p>Your request in Form 49A has been processed and the number <b>${pen.f('panNumber', pan)}</b>`,
          ' stands allotted to you. Please quote it on returns of income, ',
          'challans and in all letters to the Department, and when an account or deposit is opened.</p>',
          '\n',
          '      ',
          '<p>Kindly check the particulars below and tell us of any mistake within thirty days. ',
          'Having or using more than one number is against the law and may attract a penalty.</p>',
          '\n',
          `      <div>${bars(pen.random, 60, 10)}</div><div class="cut">cut here</div>\n`,
          '      <div class="coupon">',
          `<div class="face">${face(pen.random, sex, 24, 30)}</div>`,
          `<b style="font-size:13pt">${pen.f('panNumber', pan)}</b><br>\n`,
          `      <small>NAME</small><br>${pen.f('name', name.toUpperCase())}<br><small>FATHER</small>`,
          `<br>${pen.f('fatherName', fatherName.toUpperCase())}<br><small>BORN ON</small>`,
          `<br>${pen.f('dateOfBirth', day)}`,
          `<div style="margin-top:2mm">${scribble(pen.random)}</div></div>`,
        ),
      )
    );
  },
};
