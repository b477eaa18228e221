import { html } from '../../../../html.ts';
import type { OtherFacts } from '../../../kinds/other/other-document.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { wholeAddress } from '../../../parts/address.ts';
import { scribble, roundSeal, squares } from '../../../parts/drawn-parts.ts';

// An e-district certificate of the north: Hindi and English header, a strip with number and date, widely spaced text,
// a code below.
export const otherDocumentLayout: LayoutDesign<OtherFacts> = {
  draw({ person, values: v }, pen) {
    const pick = pen.random.pick;
    const day = pen.date(v.issueDate!, pick(['dd-mm-yyyy', 'd Month yyyy', 'dth Month yyyy', 'dd/mm/yyyy']));
    return html(
      "<style>.page{font:11pt/1.8 'Noto Sans','Noto Sans Devanagari';padding:18mm 20mm}",
      '.st{display:grid;grid-template-columns:1fr 1fr;border-top:.5mm solid #555;',
      'border-bottom:.5mm solid #555;margin:6mm 0;padding:2mm 0}',
      '.st div:last-child{text-align:right}</style>\n',
      '<section class="page">',
      '<div style="text-align:center"><small>कार्यालय / Office</small><br>',
      `<b style="font-size:14pt">${pen.f('issuer', v.issuer!)}</b></div>`,
      '<div class="st">',
      `<div>${pick(['Certificate no.', 'Ref. No.', 'क्रमांक / No.'])}: ${pen.f('number', v.number!)}</div>`,
      `<div>${pick(['Dated', 'Issued on', 'दिनांक / Date'])}: ${pen.f('issueDate', day)}</div></div>`,
      '<h1 style="text-align:center;font-size:17pt;',
      `text-decoration:underline">${pen.f('title', pick([v.title!, v.title!.toUpperCase()]))}</h1>`,
      '\n',
      `<p style="text-align:justify;font-size:12pt">${pen.f('notes', v.notes!)}</p>`,
      `<p>${pick(['Particulars as recorded', 'Record of applicant'])}: ${pen.esc(person.fullName)}, `,
      `${pen.esc(wholeAddress(person.address))}; `,
      `father ${pen.esc(person.fatherName)}.</p>`,
      '<div style="display:flex;justify-content:space-between;align-items:end;',
      `margin-top:12mm">${squares(pen.random, 24)}`,
      `${roundSeal('OFFICE SEAL', '#34508f')}<span>${scribble(pen.random)}<br>Competent authority</span></div>`,
      '<p style="font-size:8pt">Generated through the e-District service; ',
      'check the code against the online record.</p>',
      '</section>',
    );
  },
};
