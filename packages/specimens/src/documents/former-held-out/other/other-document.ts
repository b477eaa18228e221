import { html } from '../../../html.ts';
import { emblem, scribble, roundSeal as ringSeal } from '../../parts/drawn-parts.ts';
import { sheet, style } from '../../printing/markup.ts';
import { wholeAddress } from '../../parts/address.ts';
import type { OtherFacts } from '../../kinds/other/other-document.ts';
import type { DateFormat, LayoutDesign } from '../../document-specimen-kind.types.ts';

// A short certificate of some office.
export const otherDocumentLayout: LayoutDesign<OtherFacts> = {
  draw(facts, pen) {
    const { f, esc, date, random } = pen;
    const v = (id: string, shown = facts.values[id]!) => f(id, shown);
    const d = (id: string, variant: DateFormat) => f(id, date(facts.values[id]!, variant));
    const { person, values } = facts;
    return html(
      style(
        ".page{font:11.4pt/1.75 'Noto Serif';padding:24mm 26mm}",
        '.frame{border:.6mm solid #5b4a1e;padding:12mm 12mm}.top{text-align:center}',
      ),
      sheet(
        html(
          '<div class="frame">',
          `<div class="top">${emblem('#5b4a1e', 16)}<br><b style="font-size:14pt">${v('issuer')}</b></div>`,
          `<p style="display:flex;justify-content:space-between"><span>Outward No. ${v('number')}</span>`,
          `<span>Date: ${d('issueDate', 'dd/mm/yyyy')}</span></p>`,
          `<p class="top"><b style="font-size:15pt">${v('title', values.title!.toUpperCase())}</b></p>\n`,
          '<p>',
          values.notes!.startsWith('The name')
            ? 'It is notified for general information:'
            : 'This is to certify the following:',
          '</p>',
          `<p>${v('notes')}</p><p>Residential address: ${esc(wholeAddress(person.address))}</p>`,
          '<p>Issued on request for whatever purpose it may serve.</p>',
          '<div style="display:flex;justify-content:space-between;align-items:end;',
          `margin-top:10mm">${ringSeal('OFFICE SEAL')}`,
          `<span>${scribble(random)}<br>Authorised Signatory</span></div></div>`,
        ),
      ),
    );
  },
};
