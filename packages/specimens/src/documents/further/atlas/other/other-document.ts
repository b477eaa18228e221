import { html } from '../../../../html.ts';
import type { OtherFacts } from '../../../kinds/other/other-document.ts';
import { sheet, style } from '../../../printing/markup.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { wholeAddress } from '../../../parts/address.ts';
import { scribble, squares } from '../../../parts/drawn-parts.ts';

const css = html(
  ".page{padding:26mm 24mm;font:11pt/1.7 'DejaVu Serif','Noto Serif'}",
  '.frame{border:3px double #444;padding:12mm 14mm;min-height:200mm;position:relative}',
  '.head{display:flex;justify-content:space-between;border-bottom:1px solid #444;padding-bottom:3mm;',
  'font-size:9.5pt}',
  'h1{font-size:15pt;text-align:center;font-weight:normal;font-variant:small-caps;letter-spacing:1px;',
  'margin:16mm 0 12mm;text-decoration:underline}',
  '.foot{position:absolute;left:14mm;right:14mm;bottom:12mm;display:flex;justify-content:space-between;',
  'align-items:flex-end;font-size:9.5pt}',
);

// Taken from a state's service portal: number and date above, the office that gave it at the foot.
export const otherDocumentLayout: LayoutDesign<OtherFacts> = {
  draw({ person, values }, pen) {
    const head = html(
      `<div class="head"><span>Serial No. <b>${pen.f('number', values.number!)}</b></span>`,
      `<span>Dated ${pen.f('issueDate', pen.date(values.issueDate!, 'd Month yyyy'))}</span></div>`,
    );
    const body = html(
      `<h1>${pen.f('title', values.title!)}</h1>\n`,
      '      ',
      '<p>On the application received through the citizen service window, ',
      'and after the enquiry that was found proper, it is placed on record that</p>',
      '\n',
      `      <p style="text-align:center;font-size:12.5pt">${pen.f('notes', values.notes!)}</p>\n`,
      `      <p>Address given in the application: ${pen.esc(wholeAddress(person.address))}.</p>`,
      '<p>This is given on request, for whatever purpose it may serve.</p>',
    );
    const foot = html(
      `<div class="foot">${squares(pen.random, 24)}`,
      `<div style="text-align:center">${scribble(pen.random, 42)}<br>Authorised Officer<br>`,
      `<b>${pen.f('issuer', values.issuer!)}</b></div></div>`,
    );
    return style(css) + sheet(`<div class="frame">${head}${body}${foot}</div>`);
  },
};
