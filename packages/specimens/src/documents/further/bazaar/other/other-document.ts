import { html } from '../../../../html.ts';
import type { OtherFacts } from '../../../kinds/other/other-document.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { wholeAddress } from '../../../parts/address.ts';
import { scribble } from '../../../parts/drawn-parts.ts';
import { translatedWord } from '../../../parts/state-languages.ts';
import { blank, faces, rubber } from '../bazaar-parts.ts';

// An outward-register slip of a small office: number and date on a line, the matter below.
export const otherDocumentLayout: LayoutDesign<OtherFacts> = {
  draw({ person, values: v }, pen) {
    const { pick } = pen.random;
    const day = pen.date(v.issueDate!, pick(['dd/mm/yyyy', 'dd.mm.yyyy', 'dth Month yyyy']));
    return html(
      `<style>.page{font:11pt/1.9 ${faces};padding:22mm 22mm}</style>\n`,
      '<section class="page"><div style="border:.5mm solid #333;padding:8mm">',
      `<div style="text-align:center;line-height:1.5">${translatedWord(person.address.state, 'government')}`,
      `<br><b style="font-size:14pt">${pen.f('issuer', v.issuer!)}</b></div>`,
      '<div style="display:flex;justify-content:space-between;border-top:.3mm solid #333;',
      'border-bottom:.3mm solid #333;margin:4mm 0;padding:1mm 0">',
      `<span>${pick(['Outward No.', 'Ref. No.', 'Certificate No.'])} ${blank(pen.f('number', v.number!))}`,
      '</span>',
      `<span>${pick(['Date', 'Dt.', 'Dated'])} ${blank(pen.f('issueDate', day))}</span></div>`,
      '<h3 style="text-align:center;',
      `text-decoration:underline">${pen.f('title', pick([v.title!, v.title!.toUpperCase()]))}</h3>`,
      '\n',
      `<p>${pick(['Certified that', 'It is hereby notified that', 'To all whom it may concern:'])} `,
      `${pen.f('notes', v.notes!)}</p>`,
      `<p>Address on record: ${pen.esc(wholeAddress(person.address))}.</p>`,
      '<p>',
      pick([
        'Issued at the request of the party.',
        'This is issued on payment of the prescribed fee.',
        'Issued for whatever purpose it may serve.',
      ]),
      '</p>',
      '<div style="display:flex;justify-content:space-between;',
      `line-height:1.4">${rubber(pen.random, 'OFFICE SEAL')}`,
      `<span>${scribble(pen.random)}<br>${pick(['Head Clerk', 'Secretary', 'Competent Officer'])}</span>`,
      '</div></div></section>',
    );
  },
};
